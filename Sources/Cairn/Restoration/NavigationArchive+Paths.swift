import SwiftUI

extension NavigationArchive {
  /// A path of an archive, and its unreadable pages.
  public struct RestoredPath {
    /// The pages that this version can read.
    public let path: NavigationPath
    /// The pages that it cannot read.
    public let unreadable: [RestorationReport.Unreadable]
  }

  /// Saves a path as a part of the archive, under the stable names that the rules give.
  ///
  /// - Returns: Whether all pages were saved. Pages from the first on that is not `Codable` are not.
  @discardableResult
  public mutating func save(_ path: NavigationPath, as part: String, rules: [RestorationRule] = []) -> Bool {
    let (saved, isWhole) = PartCoder.path(RuleSet(rules)).elements(path)
    parts[part] = saved
    return isWhole
  }

  /// Returns a part of the archive as a path, or `nil` if the archive does not have the part.
  ///
  /// ```swift
  /// let archive = try NavigationArchive(json: Data(contentsOf: file))
  /// path = archive.path("issues", version: 2, rules: rules)?.path ?? NavigationPath()
  /// ```
  public func path(_ part: String, version: Int, rules: [RestorationRule] = []) -> RestoredPath? {
    guard let elements = parts[part] else { return nil }
    let rules = RuleSet(rules)
    let coder = PartCoder.path(rules)
    let reading = coder.reading(elements, from: self.version, to: version, by: rules)
    return RestoredPath(path: coder.value(reading.shown) ?? NavigationPath(), unreadable: reading.unreadable)
  }
}
