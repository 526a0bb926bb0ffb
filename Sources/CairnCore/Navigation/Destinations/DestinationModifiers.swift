import CairnNavigation
import CairnScreen

/// Declares the destination of values of one type.
nonisolated struct ValueDestinationModifier<D: Hashable, C: View>: UnaryModifier {
  typealias Body = Never
  let content: (D) -> C
  let place: SourcePlace

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: ValueDestinationModifier
    private let destination: DestinationOf<D, C>

    init(_ modifier: ValueDestinationModifier, under parent: Node) {
      self.modifier = modifier
      let page = parent.childScope.box(PageKey.self).value.page
      destination = DestinationOf(
        page: page, depth: parent.depth + 1, place: modifier.place, content: modifier.content)
      super.init(under: parent)
      guard let page else {
        reportMisplaced()
        return
      }
      if let container = lazyContainer(below: page) {
        destination.isInRow = true
        report(in: container)
      }
      page.stack.add(destination)
    }

    func modifierChanged(from old: ValueDestinationModifier) {
      destination.content = modifier.content
      destination.contentChanged()
    }

    private func reportMisplaced() {
      graph.diagnostics.report(
        .warning, "navigation.misplaced-destination",
        "The `navigationDestination` modifier only works inside a `NavigationStack` or `NavigationSplitView`. There's "
          + "a misplaced `navigationDestination(for:destination:)` modifier for type `\(D.self)`. It will be ignored. "
          + "Attach it to a view inside the stack, not to the stack.", at: modifier.place)
    }

    private func report(in container: String) {
      graph.diagnostics.report(
        .warning, "navigation.destination-in-lazy-container",
        lazyContainerWarning(container, "navigationDestination(for:destination:)", "for type `\(D.self)`")
          + "Cairn uses it once its row has been created. Write `\(container) { … }.navigationDestination(for: "
          + "\(D.self).self) { value in … }`.", at: modifier.place)
    }

    /// Keeps the destination when a lazy row scrolls away, because pages may still need it.
    override func willUnmount() {
      guard let page = destination.page else { return }
      if destination.isInRow, !page.flags.contains(.unmounted) {
        destination.isKept = true
        page.stack.keep(destination)
      } else {
        page.stack.remove(destination)
      }
    }
  }
}

extension Node {
  /// The name of the lazy container between this node and `page`, if there is one.
  func lazyContainer(below page: PageNode) -> String? {
    var node = parent
    while let current = node, current !== page {
      if let name = current.lazyContainerName { return name }
      node = current.parent
    }
    return nil
  }
}

/// Apple's own warning about a destination in a lazy container.
func lazyContainerWarning(_ container: String, _ modifier: String, _ what: String) -> String {
  "Do not put a navigation destination modifier inside a \"lazy\" container, like `List` or `LazyVStack`. These "
    + "containers create child views only when needed to render on screen. Add the navigation destination modifier "
    + "outside these containers so that the navigation stack can always see the destination. There's a misplaced "
    + "`\(modifier)` modifier \(what). It will be ignored in a future release. It is inside a \(container). "
}

nonisolated extension View {
  /// Declares the view a stack shows for values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    modifier(ValueDestinationModifier(content: destination, place: SourcePlace(_file, _line)))
  }

  /// Pushes a view while a binding is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    modifier(
      PresentedDestinationModifier(
        presenter: FlagDestination(isPresented: isPresented, view: destination()), place: SourcePlace(_file, _line)))
  }

  /// Pushes a view for a value while the binding has one.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> some View {
    modifier(
      PresentedDestinationModifier(
        presenter: ItemDestination(item: item, content: destination), place: SourcePlace(_file, _line)))
  }
}
