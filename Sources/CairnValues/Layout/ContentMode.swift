/// How content with an aspect ratio uses its space.
///
///     Image("lake").resizable().aspectRatio(contentMode: .fit)
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as possible within the space.
  case fit
  /// As small as possible while filling the space.
  case fill
}
