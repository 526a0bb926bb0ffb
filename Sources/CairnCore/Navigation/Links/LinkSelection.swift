/// A list whose selection a link inside it may set when no stack shows the link's value.
@MainActor
protocol LinkSelecting: AnyObject {
  /// Selects the value. Returns `false` if the list's selection has another type.
  func select(_ value: LinkValue) -> Bool
}

struct LinkSelectionKey: EnvironmentKey {
  static var defaultValue: LinkSelectionTarget { LinkSelectionTarget(nil) }
}

struct LinkSelectionTarget {
  private(set) weak var target: (any LinkSelecting)?
  init(_ target: (any LinkSelecting)?) { self.target = target }
}
