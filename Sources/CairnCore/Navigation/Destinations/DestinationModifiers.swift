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
      if let page { page.stack.add(destination) } else { reportMisplaced() }
    }

    func modifierChanged(from old: ValueDestinationModifier) {
      destination.content = modifier.content
      destination.contentChanged()
    }

    private func reportMisplaced() {
      graph.diagnostics.report(
        .warning, "navigation.misplaced-destination",
        "The `navigationDestination` modifier only works inside a `NavigationStack` or `NavigationSplitView`. There's a "
          + "misplaced `navigationDestination(for:destination:)` modifier for type `\(D.self)`. It will be ignored. "
          + "Attach it to a view inside the stack, not to the stack.", at: modifier.place)
    }

    override func willUnmount() { destination.page?.stack.remove(destination) }
  }
}

nonisolated extension View {
  /// Says what a stack shows for values of a type.
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

  /// Pushes a view for a value while there is one.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> some View {
    modifier(
      PresentedDestinationModifier(
        presenter: ItemDestination(item: item, content: destination), place: SourcePlace(_file, _line)))
  }
}
