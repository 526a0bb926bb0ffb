import CairnValues

nonisolated extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  private init<C: MutableCollection & RandomAccessCollection>(
    bound roots: [Binding<C.Element>], id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C> {
    self.init(
      roots: roots, id: { $0.wrappedValue[keyPath: id] },
      children: { Binding<C>($0[dynamicMember: children]) }, content: content)
  }

  /// Creates the editable outline of one element's tree.
  public init<C, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection, E == C.Element {
    self.init(bound: [root], id: id, children: children, content: content)
  }

  /// Creates the editable outline of several elements' trees.
  public init<C, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection, E == C.Element {
    self.init(bound: Array(data), id: id, children: children, content: content)
  }

  /// Creates the editable outline of one element's tree.
  public init<C, E>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection & RandomAccessCollection, E: Identifiable, E == C.Element
  {
    self.init(bound: [root], id: \E.id, children: children, content: content)
  }

  /// Creates the editable outline of several elements' trees.
  public init<C, E>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection & RandomAccessCollection, E: Identifiable, E == C.Element
  {
    self.init(bound: Array(data), id: \E.id, children: children, content: content)
  }
}
