import CairnFoundation
import Foundation

/// Continues an activity the user began elsewhere.
nonisolated struct ContinueActivityModifier: UnaryModifier {
  typealias Body = Never
  let type: String
  let action: (NSUserActivity) -> Void

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: ContinueActivityModifier

    init(_ modifier: ContinueActivityModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      listen()
    }

    private var window: SceneWindow? { scope.box(WindowKey.self).value.window }

    private func listen() {
      window?.addActivityHandler(self, type: modifier.type) { [unowned self] in self.modifier.action($0) }
    }

    func modifierChanged(from old: ContinueActivityModifier) {
      guard old.type != modifier.type else { return }
      window?.removeActivityHandler(self)
      listen()
    }

    override func willUnmount() { window?.removeActivityHandler(self) }
  }
}

/// Describes what the user is doing while the view exists.
nonisolated struct UserActivityModifier: UnaryModifier {
  typealias Body = Never
  let type: String
  let isActive: Bool
  let update: (NSUserActivity) -> Void

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: UserActivityModifier
    private var activity: NSUserActivity?

    init(_ modifier: UserActivityModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      tell()
    }

    private func tell() {
      guard modifier.isActive else {
        activity?.resignCurrent()
        activity = nil
        return
      }
      let isNew = activity?.activityType != modifier.type
      if isNew { activity?.resignCurrent() }
      let current = isNew ? NSUserActivity(activityType: modifier.type) : activity
      guard let current else { return }
      activity = current
      modifier.update(current)
      if isNew { current.becomeCurrent() }
    }

    func modifierChanged(from old: UserActivityModifier) { tell() }

    override func willUnmount() { activity?.resignCurrent() }
  }
}

nonisolated extension View {
  /// Continues an activity of this type that the user began elsewhere.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(ContinueActivityModifier(type: activityType, action: action))
  }

  /// Describes what the user is doing while the view exists.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(type: activityType, isActive: isActive, update: update))
  }

  /// Describes what the user is doing with an element while there is one.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(
      UserActivityModifier(type: activityType, isActive: element != nil) { activity in
        if let element { update(element, activity) }
      })
  }
}
