import Foundation

extension FileManager {
  /// A folder for what several apps share, which is made if there is none.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = URL.applicationSupportDirectory.appending(path: "groups/\(groupIdentifier)")
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// A folder in iCloud; there is none here.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}
