import CairnNavigation
import CairnUnsafe
import Foundation

/// Where a stack's path is stored, and how its elements find their destinations.
@MainActor
protocol Route {
  /// Returns the path from the app's binding, or `nil` for a stack that manages its own. `last` is the previous
  /// path, or the initial one.
  func read(after last: StackPath) -> StackPath?
  /// Whether reading the path may read something observable.
  var mayObserve: Bool { get }
  func write(_ path: StackPath)
  /// The app's binding, if there is one.
  var anyBinding: Any? { get }
  var empty: StackPath { get }
  /// The type of the elements, if the path holds only one type.
  var elementType: Any.Type? { get }
  /// Whether links with values may append to the path.
  var takesValues: Bool { get }
  /// Appends a link's value. Returns `false` if the path cannot hold it.
  func append(_ value: LinkValue, to path: inout StackPath) -> Bool
  func canAppend(_ value: LinkValue) -> Bool
  /// Returns the content of the page for an element, or `nil` if none of the destinations fits.
  func content(of path: StackPath, at index: Int, in destinations: DestinationTable) -> PageSource?
  /// Explains why an element from an encoded path cannot be shown although its type has a destination.
  func failure(of path: StackPath, at index: Int, in destinations: DestinationTable) -> String?
  /// The name of an element's type for diagnostics.
  func typeName(of path: StackPath, at index: Int) -> String
  /// The value of an element, or `nil` while it is encoded.
  func value(of path: StackPath, at index: Int) -> (any Hashable)?
  /// An element as text, or `nil` if it cannot be encoded.
  func encoded(_ path: StackPath, at index: Int) -> EncodedElement?
  /// Appends an encoded element. Returns `false` if the path cannot hold it.
  func append(_ element: EncodedElement, to path: inout StackPath) -> Bool
}

extension Route {
  var anyBinding: Any? { nil }
  var takesValues: Bool { true }
}

/// A stack's route behind one reference. Storing the existential directly would retain everything in it at each
/// use.
@MainActor
final class KeptRoute {
  let route: any Route
  let mayObserve: Bool

  init(_ route: any Route) {
    self.route = route
    mayObserve = route.mayObserve
  }
}

/// A path of mixed types.
@MainActor
protocol MixedRoute: Route {}

/// The path of a stack without a binding.
nonisolated struct OwnRoute: MixedRoute {
  @MainActor func read(after last: StackPath) -> StackPath? { nil }
  @MainActor var mayObserve: Bool { false }
  @MainActor func write(_ path: StackPath) {}
}

/// The path of a `NavigationView`, whose links lead only to views.
nonisolated struct LegacyRoute: MixedRoute {
  @MainActor var takesValues: Bool { false }
  @MainActor func read(after last: StackPath) -> StackPath? { nil }
  @MainActor var mayObserve: Bool { false }
  @MainActor func write(_ path: StackPath) {}
}

/// A path of mixed types in the app's state.
nonisolated struct ErasedRoute: MixedRoute {
  let binding: Binding<NavigationPath>

  @MainActor var anyBinding: Any? { binding }
  @MainActor func read(after last: StackPath) -> StackPath? { .mixed(binding.wrappedValue) }
  @MainActor var mayObserve: Bool { !binding.box.isState }
  @MainActor func write(_ path: StackPath) {
    if case .mixed(let path) = path { binding.wrappedValue = path }
  }
}

extension MixedRoute {
  @MainActor var empty: StackPath { .mixed(NavigationPath()) }
  @MainActor var elementType: Any.Type? { nil }

  @MainActor func append(_ value: LinkValue, to path: inout StackPath) -> Bool {
    guard case .mixed(var mixed) = path else { return false }
    value.append(to: &mixed)
    path = .mixed(mixed)
    return true
  }

  @MainActor func canAppend(_ value: LinkValue) -> Bool { true }

  @MainActor func content(of path: StackPath, at index: Int, in destinations: DestinationTable) -> PageSource? {
    guard let element = path.element(at: index) else { return nil }
    return destinations.source(for: element)
  }

  @MainActor func failure(of path: StackPath, at index: Int, in destinations: DestinationTable) -> String? {
    guard let element = path.element(at: index), let destination = destinations.find(for: element) else { return nil }
    do {
      _ = try destination.source(for: element)
      return nil
    } catch {
      return error.explanation
    }
  }

  @MainActor func typeName(of path: StackPath, at index: Int) -> String {
    guard let element = path.element(at: index) else { return "" }
    return element.type.map { "\($0)" } ?? element.tag
  }

  @MainActor func value(of path: StackPath, at index: Int) -> (any Hashable)? { path.element(at: index)?.value }

  @MainActor func encoded(_ path: StackPath, at index: Int) -> EncodedElement? { path.element(at: index)?.encoded }

  @MainActor func append(_ element: EncodedElement, to path: inout StackPath) -> Bool {
    guard case .mixed(var mixed) = path, !element.tag.isEmpty else { return false }
    mixed.append(element)
    path = .mixed(mixed)
    return true
  }
}

extension StackPath {
  fileprivate func element(at index: Int) -> NavigationPath.Element? {
    if case .mixed(let path) = self { path[index] } else { nil }
  }
}

extension DestinationTable {
  /// Returns the source of the page for an element of a path of mixed types.
  func source(for element: NavigationPath.Element) -> PageSource? { try? find(for: element)?.source(for: element) }

  fileprivate func find(for element: NavigationPath.Element) -> Destination? {
    if let type = element.type { return find(type) }
    return find(tag: element.tag)
  }
}

extension PathElementFailure {
  fileprivate var explanation: String {
    switch self {
    case .otherType(let tag, let wanted): "It is a “\(tag)”, not a “\(wanted)”."
    case .notDecodable(let tag): "The type “\(tag)” is not Decodable."
    case .badText(let tag, let reason): "Its text does not decode as “\(tag)”: \(reason)."
    }
  }
}

/// A path of one type in the app's state.
nonisolated struct TypedRoute<Data>: Route
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  let binding: Binding<Data>

  @MainActor func read(after last: StackPath) -> StackPath? {
    let data = binding.wrappedValue
    guard case .typed(let box) = last else { return self.box(data) }
    return .typed(TypedPathBoxOf.box(data, like: box))
  }

  @MainActor var anyBinding: Any? { binding }

  /// A custom collection may be stored in something observable.
  @MainActor var mayObserve: Bool { !binding.box.isState || Data.self != [Data.Element].self }

  @MainActor func write(_ path: StackPath) { binding.wrappedValue = unbox(path) }

  @MainActor var empty: StackPath { box(Data()) }
  @MainActor var elementType: Any.Type? { Data.Element.self }

  private func box(_ data: Data) -> StackPath { .typed(TypedPathBoxOf(data)) }

  private func unbox(_ path: StackPath) -> Data {
    guard case .typed(let box) = path, let known = box as? TypedPathBoxOf<Data> else { return Data() }
    return known.base
  }

  @MainActor func append(_ value: LinkValue, to path: inout StackPath) -> Bool {
    guard let element = value.value(as: Data.Element.self) else { return false }
    var data = unbox(path)
    data.append(element)
    path = box(data)
    return true
  }

  @MainActor func canAppend(_ value: LinkValue) -> Bool { value.value(as: Data.Element.self) != nil }

  @MainActor func content(of path: StackPath, at index: Int, in destinations: DestinationTable) -> PageSource? {
    guard case .typed(let box) = path, let destination = destinations.find(onRoot: Data.Element.self) else {
      return nil
    }
    // A stack's path never changes its element type, and a destination found by type shows values of that type.
    let known = downcast(box, to: TypedPathBoxOf<Data>.self)
    return downcast(destination, to: DestinationFor<Data.Element>.self).makeSource(for: known[index])
  }

  @MainActor func failure(of path: StackPath, at index: Int, in destinations: DestinationTable) -> String? { nil }

  @MainActor func typeName(of path: StackPath, at index: Int) -> String { "\(Data.Element.self)" }

  private func element(of path: StackPath, at index: Int) -> Data.Element? {
    guard case .typed(let box) = path, index < box.count, let known = box as? TypedPathBoxOf<Data> else { return nil }
    return known[index]
  }

  @MainActor func value(of path: StackPath, at index: Int) -> (any Hashable)? { element(of: path, at: index) }

  @MainActor func encoded(_ path: StackPath, at index: Int) -> EncodedElement? {
    element(of: path, at: index).flatMap { EncodedElement($0, namesType: false) }
  }

  @MainActor func append(_ element: EncodedElement, to path: inout StackPath) -> Bool {
    guard element.tag.isEmpty, let type = Data.Element.self as? any Decodable.Type,
      let value = try? JSONDecoder().decode(type, from: Foundation.Data(element.text.utf8)) as? Data.Element
    else { return false }
    var data = unbox(path)
    data.append(value)
    path = box(data)
    return true
  }
}
