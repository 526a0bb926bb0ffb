import CairnNavigation

/// Saves and restores the parts of a scene.
@MainActor
package protocol RestorationKeeper: AnyObject {
  /// Whether the scene has been shown. Parts that appear later were opened by the user.
  var hasSettled: Bool { get }
  /// Restores a part.
  func appeared(_ part: any RestorablePart, at place: String)
  /// Deletes the saved state of a part whose view is gone.
  func left(_ place: String)
  /// Deletes the saved state of all pages of a stack except these.
  func keepPages(_ pages: [String], of stack: String)
  /// Saves the parts that have changed.
  func turnEnded()
}

/// Restores the stacks, tabs, lists and fields inside, and saves them.
///
/// A part is known by the views around it and by its name, and a page also by its value.
nonisolated package struct RestorationModifier: UnaryModifier {
  package typealias Body = Never
  let keeper: any RestorationKeeper

  package init(_ keeper: any RestorationKeeper) { self.keeper = keeper }

  final class ModifierNode: UnaryNode, UnaryModifierNode, RestoringNode {
    var modifier: RestorationModifier
    private var members: [Member] = []
    private let focus: RestorableFocus

    @MainActor private struct Member {
      weak var node: Node?
      let part: any RestorablePart
      let place: String
      /// The pages of a stack when they were last compared with those that are saved.
      var pages: [EntryID]?

      var isGone: Bool { node?.flags.contains(.unmounted) != false }
    }

    init(_ modifier: RestorationModifier, under parent: Node) {
      self.modifier = modifier
      focus = RestorableFocus(in: parent.childScope.box(WindowKey.self).value.window)
      super.init(under: parent)
      graph.enter(self, in: \.restorations)
      add(focus, of: self)
    }

    func modifierChanged(from old: RestorationModifier) {}

    func add(_ part: any RestorablePart, of node: Node) {
      let (around, isPresented) = place(of: node)
      let place = freePlace(around + part.name)
      members.append(Member(node: node, part: part, place: place))
      graph.runtime.outsideOfBodies {
        // A sheet that the user opens starts without saved state.
        if isPresented, modifier.keeper.hasSettled { modifier.keeper.left(place) }
        modifier.keeper.appeared(part, at: place)
      }
    }

    func part(of node: Node) -> (any RestorablePart)? { members.first { $0.node === node }?.part }

    /// The place of a node up to the name of a part of it, and whether it is in a sheet or another layer of the window.
    private func place(of node: Node) -> (name: String, isPresented: Bool) {
      var names: [String] = []
      var isNamed = false
      var isPresented = false
      var current: Node? = node
      while let one = current, one !== self {
        if one is any WindowLayer { isPresented = true }
        if !isNamed {
          let stack = one !== node && one is StackNode ? members.first { $0.node === one } : nil
          if let name = stack?.place ?? one.restorationName { names.append(name) }
          isNamed = stack != nil
        }
        current = one.parent
      }
      return (names.reversed().map { "\($0) > " }.joined(), isPresented)
    }

    private func freePlace(_ place: String) -> String {
      var free = place
      var number = 1
      while members.contains(where: { $0.place == free && !$0.isGone }) {
        number += 1
        free = "\(place) \(number)"
      }
      return free
    }

    func followTurn() {
      for member in members where member.isGone {
        // Another view may have taken the place in the same turn.
        if !members.contains(where: { $0.place == member.place && !$0.isGone }) { modifier.keeper.left(member.place) }
      }
      members.removeAll(where: \.isGone)
      for index in members.indices {
        members[index].part.followTurn()
        forgetPages(at: index)
      }
      focus.followTurn(members.lazy.map { ($0.place, $0.part) })
      modifier.keeper.turnEnded()
    }

    private func forgetPages(at index: Int) {
      guard let stack = members[index].node as? StackNode else { return }
      let pages = stack.model.entries.map(\.id)
      guard pages != members[index].pages else { return }
      members[index].pages = pages
      modifier.keeper.keepPages(pages.indices.map { stack.restorationName(ofPage: $0 + 1) }, of: members[index].place)
    }

    override func willUnmount() {
      members = []
      graph.restorations?.remove(self)
    }
  }
}
