import CairnNavigation
import CairnScreen

/// What a page's content is made from.
@MainActor
class PageSource {
  /// What kind of page it makes, for diagnostics.
  var description: String { "A page" }

  /// The view it shows. This may run code of the app, whose reads are the page's; those of the views inside are not.
  func view() -> any View { preconditionFailure("overridden") }

  /// Whether this source continues what another began: the page then keeps its identity and state.
  func continues(_ other: PageSource) -> Bool { type(of: self) == type(of: other) }

  /// The destination that shows a value.
  var destination: Destination? { nil }

  func attach(to page: PageNode) {}

  func detach(from page: PageNode) {}

  /// The same value shown by another destination of its type.
  func moved(to destination: Destination) -> PageSource? { nil }
}

/// A view that is there from the start: a stack's root, a link's destination, a view for a Bool.
final class ViewSource<V: View>: PageSource {
  private let shown: V

  init(_ view: V) { shown = view }

  override var description: String {
    let name = "\(V.self)"
    return name.contains("<") ? "A page made of a \(name.prefix { $0 != "<" })" : "The page “\(name)”"
  }

  override func view() -> any View { shown }
}

/// A value and the destination that shows it. The closure runs when the page does, and again when what it
/// captured or read changes.
final class ValueSource<D: Hashable>: PageSource {
  private let declared: DestinationFor<D>
  private let value: D

  required init(_ destination: DestinationFor<D>, _ value: D) {
    declared = destination
    self.value = value
  }

  override var destination: Destination? { declared }

  override var description: String { "The page for a “\(D.self)” on the path" }

  override func view() -> any View { declared.view(for: value) }

  /// A destination that makes views of the same type goes on with the page of another one: its branch may have been away.
  override func continues(_ other: PageSource) -> Bool {
    (other as? ValueSource<D>).map { type(of: $0.declared) == type(of: declared) } ?? false
  }

  override func moved(to destination: Destination) -> PageSource? {
    (destination as? DestinationFor<D>).map { ValueSource($0, value) }
  }

  override func attach(to page: PageNode) { declared.add(page) }

  override func detach(from page: PageNode) { declared.remove(page) }
}

/// An item's value and the closure that shows it.
final class ItemSource<D: Hashable, C: View>: PageSource {
  private let declaration: ItemDestination<D, C>
  private let value: D

  init(_ declaration: ItemDestination<D, C>, _ value: D) {
    self.declaration = declaration
    self.value = value
  }

  override var description: String { "The page for a “\(D.self)” item" }

  override func view() -> any View { declaration.content(value) }
}

/// Stands where a value on the path has no destination, and says what to write.
final class PlaceholderSource: PageSource {
  private let typeName: String
  private let registered: [String]

  init(typeName: String, registered: [String]) {
    self.typeName = typeName
    self.registered = registered
  }

  override func view() -> any View { MissingDestination(typeName: typeName, registered: registered) }
}

/// What a person sees in place of a page nobody declared.
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
