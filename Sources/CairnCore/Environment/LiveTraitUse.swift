extension LiveTrait {
  /// Whether a user can use the view that has set the trait.
  package var isEnabled: Bool { node?.scope.box(IsEnabledKey.self).value ?? true }
}
