import CairnNavigation
import CairnScreen

/// The source of a page's content.
@MainActor
class PageSource {
  /// A description of the page for diagnostics.
  var description: String { "A page" }

  /// Returns the page's view. This may run app code, whose reads belong to the page; reads by the views inside do
  /// not.
  func view() -> any View { preconditionFailure("overridden") }

  /// Whether this source continues `other`, in which case the page keeps its identity and state.
  func continues(_ other: PageSource) -> Bool { type(of: self) == type(of: other) }

  /// The destination that shows the value, if there is one.
  var destination: Destination? { nil }

  /// The value that the page shows, if it shows one.
  var value: (any Hashable)? { nil }

  func attach(to page: PageNode) {}

  func detach(from page: PageNode) {}

  /// Returns a source for the same value and another destination of its type.
  func moved(to destination: Destination) -> PageSource? { nil }
}

/// A view that exists from the start: a stack's root, a link's destination, or a view for a `Bool`.
final class ViewSource<V: View>: PageSource {
  private let shown: V

  init(_ view: V) { shown = view }

  override var description: String {
    let name = "\(V.self)"
    return name.contains("<") ? "A page made of a \(name.prefix { $0 != "<" })" : "The page “\(name)”"
  }

  override func view() -> any View { shown }
}

/// A value and the destination that shows it. The closure runs with the page, and again whenever what it captured
/// or read changes.
final class ValueSource<D: Hashable>: PageSource {
  private let declared: DestinationFor<D>
  private let shown: D

  required init(_ destination: DestinationFor<D>, _ value: D) {
    declared = destination
    shown = value
  }

  override var destination: Destination? { declared }

  override var value: (any Hashable)? { shown }

  override var description: String { "The page for a “\(D.self)” on the path" }

  override func view() -> any View { declared.view(for: shown) }

  /// Continues the page of another destination that makes views of the same type: the branch that declares it may
  /// have been removed and added again.
  override func continues(_ other: PageSource) -> Bool {
    (other as? ValueSource<D>).map { type(of: $0.declared) == type(of: declared) } ?? false
  }

  override func moved(to destination: Destination) -> PageSource? {
    (destination as? DestinationFor<D>).map { ValueSource($0, shown) }
  }

  override func attach(to page: PageNode) { declared.add(page) }

  override func detach(from page: PageNode) { declared.remove(page) }
}

/// The value of an item and the closure that shows it.
final class ItemSource<D: Hashable, C: View>: PageSource {
  private let declaration: ItemDestination<D, C>
  private let item: D

  init(_ declaration: ItemDestination<D, C>, _ value: D) {
    self.declaration = declaration
    item = value
  }

  override var value: (any Hashable)? { item }

  override var description: String { "The page for a “\(D.self)” item" }

  override func view() -> any View { declaration.content(item) }
}

/// A placeholder for a value on the path without a destination. It shows the code to add.
final class PlaceholderSource: PageSource {
  private let typeName: String
  private let registered: [String]

  init(typeName: String, registered: [String]) {
    self.typeName = typeName
    self.registered = registered
  }

  override func view() -> any View { MissingDestination(typeName: typeName, registered: registered) }
}

/// The view shown in place of an undeclared destination.
struct MissingDestination: View {
  let typeName: String
  let registered: [String]

  var body: some View {
    VStack {
      Text(verbatim: "⚠ No destination for \(typeName)")
      Text(
        verbatim: registered.isEmpty ? "No types are registered." : "Registered: " + registered.joined(separator: ", "))
      Text(verbatim: ".navigationDestination(for: \(typeName).self) { value in … }")
    }
  }
}
