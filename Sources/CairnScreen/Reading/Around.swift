// What is around an element and inside it, by role.
extension Element {
  /// Returns the nearest surrounding element with one of these roles.
  package func nearestAround(_ roles: Role...) -> Element? {
    ancestors.first { roles.contains($0.role) }
  }

  /// The options inside, in order, whether or not they are visible.
  package var optionsInside: [Element] { role == .option ? [self] : children.flatMap(\.optionsInside) }

  /// The control whose value a track shows.
  package var measureAround: Element? {
    ancestors.first { $0.role != .group }.flatMap { $0.measure == nil ? nil : $0 }
  }

  /// Whether a picker always shows all its options.
  package var spreadsOptions: Bool {
    guard let options = children.last, options.role == .group else { return false }
    return !options.popsUp
  }

  /// Whether it is a control that a user can do nothing with now.
  package var isInert: Bool { hasTrait(.disabled) || events.isEmpty && role.isActionable }
}
