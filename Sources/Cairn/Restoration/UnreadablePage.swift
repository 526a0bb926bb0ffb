/// A restored page that this version of the app cannot read, with the policy ``RestorationRule/UnreadablePolicy/placeholder``.
///
/// It is saved as the page that it stands for, which a later version may be able to read.
///
/// ```swift
/// .navigationDestination(for: UnreadablePage.self) { page in
///   ContentUnavailableView("This page needs an update", systemImage: "questionmark")
/// }
/// ```
public struct UnreadablePage: Hashable, Codable, Sendable {
  /// The saved element.
  public let element: NavigationArchive.Element
}
