/// How one page follows another. Going back plays it the other way round.
package enum PageMotion: Sendable {
  /// The host's default.
  case automatic
  /// The new page slides in from the trailing edge, over the old one.
  case slide
  /// The pages fade into each other.
  case fade
  /// The new page grows a little while it fades in.
  case scale
  /// The new page rises from the bottom edge, over the old one.
  case cover
  /// The new page is there at once.
  case none
}
