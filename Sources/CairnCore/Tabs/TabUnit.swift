import CairnScreen

/// One of the views a tab view chooses among: the nodes that appear and disappear together, and the properties they
/// declare for the tab.
@MainActor
struct TabUnit {
  /// The outermost node that belongs to this tab alone.
  private(set) var outer: Node
  let tab: TabNode?
  fileprivate(set) var section: TabSectionNode?
  private(set) var tag: Tag?
  private(set) var badge: Text?
  private(set) var changes = TabChanges()

  fileprivate init(_ node: Node) {
    outer = node
    tab = node as? TabNode
    tag = tab?.tag
  }

  /// Adds a node around the tab to the unit. Properties declared further out win.
  fileprivate mutating func wrap(in node: Node) {
    outer = node
    if let tagged = node as? MarkingNode<TraitModifier<TagTrait>> { tag = tagged.modifier.value ?? tag }
    if let badged = node as? MarkingNode<TraitModifier<BadgeTrait>> { badge = badged.modifier.value?.text }
    if let changed = node as? TabChangesNode { changes = changed.changes.over(changes) }
  }

  var role: TabRole? { tab?.role }

  /// The tabs below a node, in order.
  static func all(in node: Node) -> [TabUnit] {
    switch node {
    case is TabNode: return [TabUnit(node)]
    case is EmptyNode: return []
    case let section as TabSectionNode:
      return all(in: section.content).map { unit in
        var unit = unit
        unit.section = section
        return unit
      }
    case is any Arrangement: return children(of: node)
    case let holder as any ContentHolder: return wrapped(holder.held.map { all(in: $0) } ?? [], in: node)
    case is UnaryNode, is BodyNode: return wrapped(children(of: node), in: node)
    default: return [TabUnit(node)]
    }
  }

  private static func children(of node: Node) -> [TabUnit] {
    var units: [TabUnit] = []
    node.forEachChild { units += all(in: $0) }
    return units
  }

  private static func wrapped(_ units: [TabUnit], in node: Node) -> [TabUnit] {
    guard units.count == 1, var unit = units.first else { return units }
    unit.wrap(in: node)
    return [unit]
  }
}

/// A node that arranges others and is not a tab itself.
protocol Arrangement: Node {}

extension TupleNode: Arrangement {}
extension BranchNode: Arrangement {}
extension ErasedNode: Arrangement {}
extension ForEachNode: Arrangement {}
extension RowNode: Arrangement {}
