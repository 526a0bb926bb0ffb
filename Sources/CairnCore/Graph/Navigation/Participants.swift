/// The views of a graph that take part in something, in the order in which they appeared. They leave when they are unmounted.
@MainActor
package class Participants<Member> {
  private(set) final var members: [Member] = []

  package required init() {}

  final func remove(_ member: Member) { members.removeAll { $0 as AnyObject === member as AnyObject } }

  fileprivate final func add(_ member: Member) { members.append(member) }
}

extension Graph {
  /// Adds a participant, to a list that a graph has only once it has a participant.
  func enter<Member, P: Participants<Member>>(
    _ member: Member, in list: ReferenceWritableKeyPath<Graph, P?>
  ) {
    have(list).add(member)
  }

  /// Returns a list, made on first use.
  func have<Member, P: Participants<Member>>(_ list: ReferenceWritableKeyPath<Graph, P?>) -> P {
    if let known = self[keyPath: list] { return known }
    let new = P()
    self[keyPath: list] = new
    return new
  }
}

/// The node of a modifier that takes part in something of its graph, such as a guard or a listener, while it is mounted.
class ParticipantNode<Modifier>: UnaryNode {
  final var modifier: Modifier

  required init(_ modifier: Modifier, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    enter()
  }

  func modifierChanged(from old: Modifier) {}

  /// Adds the node to a list of the graph.
  func enter() {}
  /// Removes the node from that list.
  func leave() {}

  override func willUnmount() { leave() }
}
