import CairnNavigation

/// Where a stack's path lives, and how its elements find their destinations.
@MainActor
protocol Route {
  associatedtype Path: StackPath
  /// A path that was made ready for looking at many of its elements.
  associatedtype Elements

  /// The path as the app has it; nil for a stack that keeps its own.
  func read() -> Path?
  func write(_ path: Path)
  static var empty: Path { get }
  /// What the elements of a path that holds one type are, else nil.
  static var elementType: Any.Type? { get }
  /// Whether links with values may add to the path.
  static var takesValues: Bool { get }
  /// Puts a link's value on top; false if the path cannot hold it.
  static func append(_ value: LinkValue, to path: inout Path) -> Bool
  static func canAppend(_ value: LinkValue) -> Bool
  /// The content of the page for an element, from the destinations known so far; nil if none fits.
  static func content(of path: Path, at index: Int, in destinations: DestinationTable) -> PageSource?
  static func elements(of path: Path) -> Elements
  static func content(of elements: Elements, at index: Int, in destinations: DestinationTable) -> PageSource?
  /// Whether a path has elements that came from an encoded one.
  static func hasEncodedElements(_ path: Path) -> Bool
  static func isEncoded(_ path: Path, at index: Int) -> Bool
  /// Why an element that came from an encoded path cannot be shown, if its type has a destination.
  static func failure(of path: Path, at index: Int, in destinations: DestinationTable) -> String?
  /// The name of an element's type, for diagnostics.
  static func typeName(of path: Path, at index: Int) -> String
}

extension Route {
  static var takesValues: Bool { true }
}

/// The path of a stack that was not given one.
nonisolated struct OwnRoute: Route {
  typealias Path = NavigationPath

  @MainActor func read() -> NavigationPath? { nil }
  @MainActor func write(_ path: NavigationPath) {}
}

/// The path of a `NavigationView`, in which links lead to views only.
nonisolated struct LegacyRoute: Route {
  typealias Path = NavigationPath

  @MainActor static var takesValues: Bool { false }
  @MainActor func read() -> NavigationPath? { nil }
  @MainActor func write(_ path: NavigationPath) {}
}

/// A path of mixed types, bound to the app's state.
nonisolated struct ErasedRoute: Route {
  typealias Path = NavigationPath
  let binding: Binding<NavigationPath>

  @MainActor func read() -> NavigationPath? { binding.wrappedValue }
  @MainActor func write(_ path: NavigationPath) { binding.wrappedValue = path }
}

extension Route where Path == NavigationPath {
  @MainActor static var empty: NavigationPath { NavigationPath() }
  @MainActor static var elementType: Any.Type? { nil }

  @MainActor static func append(_ value: LinkValue, to path: inout NavigationPath) -> Bool {
    value.append(to: &path)
    return true
  }

  @MainActor static func canAppend(_ value: LinkValue) -> Bool { true }

  @MainActor static func content(of path: NavigationPath, at index: Int, in destinations: DestinationTable)
    -> PageSource?
  {
    content(of: path[index], in: destinations)
  }

  @MainActor static func elements(of path: NavigationPath) -> [NavigationPath.Element] { path.elements }

  @MainActor static func content(
    of elements: [NavigationPath.Element], at index: Int, in destinations: DestinationTable
  ) -> PageSource? {
    content(of: elements[index], in: destinations)
  }

  @MainActor private static func content(of element: NavigationPath.Element, in destinations: DestinationTable)
    -> PageSource?
  {
    try? destination(of: element, in: destinations)?.source(for: element)
  }

  @MainActor private static func destination(of element: NavigationPath.Element, in destinations: DestinationTable)
    -> Destination?
  {
    element.type.map { destinations.find($0) } ?? destinations.find(tag: element.tag)
  }

  @MainActor static func hasEncodedElements(_ path: NavigationPath) -> Bool { path.hasEncodedElements }

  @MainActor static func isEncoded(_ path: NavigationPath, at index: Int) -> Bool { path[index].type == nil }

  @MainActor static func failure(of path: NavigationPath, at index: Int, in destinations: DestinationTable) -> String? {
    guard let destination = destination(of: path[index], in: destinations) else { return nil }
    do {
      _ = try destination.source(for: path[index])
      return nil
    } catch {
      return error.explanation
    }
  }

  @MainActor static func typeName(of path: NavigationPath, at index: Int) -> String {
    let element = path[index]
    return element.type.map { "\($0)" } ?? element.tag
  }
}

extension PathElementFailure {
  fileprivate var explanation: String {
    switch self {
    case .otherType(let tag, let wanted): "It is a “\(tag)”, not a “\(wanted)”."
    case .notDecodable(let tag): "The type “\(tag)” is not Decodable."
    case .badText(let tag, let reason): "Its text is not that of a “\(tag)”: \(reason)."
    }
  }
}

/// A path of one type, bound to the app's state.
nonisolated struct TypedRoute<Data>: Route
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  typealias Path = TypedPath<Data>
  let binding: Binding<Data>

  @MainActor func read() -> TypedPath<Data>? { TypedPath(binding.wrappedValue) }
  @MainActor func write(_ path: TypedPath<Data>) { binding.wrappedValue = path.base }

  @MainActor static var empty: TypedPath<Data> { TypedPath(Data()) }
  @MainActor static var elementType: Any.Type? { Data.Element.self }

  @MainActor static func append(_ value: LinkValue, to path: inout TypedPath<Data>) -> Bool {
    guard let element = value.value(as: Data.Element.self) else { return false }
    path.base.append(element)
    return true
  }

  @MainActor static func canAppend(_ value: LinkValue) -> Bool { value.value(as: Data.Element.self) != nil }

  @MainActor static func content(of path: TypedPath<Data>, at index: Int, in destinations: DestinationTable)
    -> PageSource?
  {
    destinations.find(onRoot: Data.Element.self).map {
      ValueSource(unsafeDowncast($0, to: DestinationFor<Data.Element>.self), path[index])
    }
  }

  @MainActor static func elements(of path: TypedPath<Data>) -> TypedPath<Data> { path }

  @MainActor static func hasEncodedElements(_ path: TypedPath<Data>) -> Bool { false }

  @MainActor static func isEncoded(_ path: TypedPath<Data>, at index: Int) -> Bool { false }

  @MainActor static func failure(of path: TypedPath<Data>, at index: Int, in destinations: DestinationTable) -> String?
  {
    nil
  }

  @MainActor static func typeName(of path: TypedPath<Data>, at index: Int) -> String { "\(Data.Element.self)" }
}
