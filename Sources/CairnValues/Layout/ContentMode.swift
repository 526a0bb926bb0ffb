/// How content with an aspect ratio takes up the space it is given.
///
///     Image("lake").resizable().aspectRatio(contentMode: .fit)
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it can be without leaving the space.
  case fit
  /// As small as it can be without leaving part of the space empty.
  case fill
}
