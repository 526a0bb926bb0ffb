import Foundation

/// Saved navigation: the pages of stacks and the selections of tabs and lists, with a version and a date.
///
/// ```swift
/// var archive = NavigationArchive(version: 2)
/// archive.save(path, as: "issues")
/// try archive.json.write(to: file)
/// ```
///
/// `restoresNavigation` keeps one for each scene. Use the type itself to share what a user sees, or to test that old
/// states still open.
public struct NavigationArchive: Hashable, Sendable {
  /// A page or a selected value: the name of its type, and its JSON.
  public struct Element: Hashable, Codable, Sendable {
    /// The stable name of the type, or its full name, such as `Issues.Issue`.
    public var name: String
    /// The value as JSON.
    public var json: String
    /// The version that wrote the element, if the archive has been written by a later one since.
    var version: Int?

    /// Creates an element from its JSON.
    public init(name: String, json: String) {
      self.name = name
      self.json = json
    }
  }

  /// Why an archive is not used.
  public enum Problem: Error, Hashable, Sendable {
    /// It is not what `json` writes.
    case damaged(reason: String)
    /// It has more bytes than the rules allow.
    case tooLarge(bytes: Int)
    /// It was saved longer ago than the rules allow.
    case tooOld(Date)
  }

  /// The version of the app's pages, which `RestorationRule.migrate(from:_:)` refers to.
  public var version: Int
  /// The date of saving, or `nil` if it is unknown.
  public var date: Date?
  /// The pages of each path, the lowest first. A selection has one element.
  public var parts: [String: [Element]]

  /// Creates an archive.
  public init(version: Int = 1, date: Date? = nil, parts: [String: [Element]] = [:]) {
    self.version = version
    self.date = date
    self.parts = parts
  }
}
