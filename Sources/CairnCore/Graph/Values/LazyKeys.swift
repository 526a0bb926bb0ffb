/// The environment keys whose values may be supplied lazily. All other keys skip that lookup.
///
/// The tiers above make them environment keys. Their types are declared here, because each read of the environment
/// compares them in line, and a registered list would cost each read a lookup.
enum LazyKeys {
  /// Inlined, so that it folds to a constant wherever the key is known at compile time.
  @inline(__always)
  static func contains(_ key: ObjectIdentifier) -> Bool {
    key == ObjectIdentifier(PageKey.self) || key == ObjectIdentifier(EditModeKey.self)
      || key == ObjectIdentifier(PresentedKey.self)
  }
}

/// The page a view is on; `nil` outside stacks and at the root of a presentation.
enum PageKey {}

/// Whether the user is editing the content around a view.
enum EditModeKey {}

/// What presents the views here, and can be dismissed.
enum PresentedKey {}
