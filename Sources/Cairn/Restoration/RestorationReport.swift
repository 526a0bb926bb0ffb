/// The result of restoring one part.
public struct RestorationReport: Sendable {
  /// An element that this version of the app cannot read.
  public struct Unreadable: Hashable, Sendable {
    /// The saved element.
    public let element: NavigationArchive.Element
    /// The position of the element in its part.
    public let position: Int
    /// Why it cannot be read.
    public let reason: String
  }

  /// The use that was made of a saved state.
  public enum Outcome: Hashable, Sendable {
    /// It is shown, except for elements that cannot be read.
    case restored
    /// It was ignored, because the app ended while it was being restored before.
    case hadCrashed
    /// It was ignored, because it is damaged, or beyond the limits.
    case ignored(NavigationArchive.Problem)
  }

  /// The name of the part.
  public let part: String
  /// Whether the saved state is shown.
  public let outcome: Outcome
  /// The names of the elements that are shown, the lowest first.
  public let restored: [String]
  /// The elements that cannot be read.
  public let unreadable: [Unreadable]
}
