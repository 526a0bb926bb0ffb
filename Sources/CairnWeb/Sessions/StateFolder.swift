import CairnStorage
import CairnValues
import CairnWire
import Foundation

/// Where the people of a server have their files: settings, and the pages they have left.
///
///     people/HASH/settings.json       the settings of a person
///     people/HASH/tabs/NAME/          a page: where it is, and what its scenes store
///
/// The hash is that of the person's cookie, so that whoever reads the folders cannot take their place.
struct StateFolder: Sendable {
  let root: URL

  /// After this time, somebody who has not come back is forgotten.
  static let keptSeconds = 90.0 * 86_400
  /// The most pages of a person that are kept.
  static let mostTabs = 20

  init(root: URL) { self.root = root }

  init(app: String, environment: [String: String]) {
    if let path = environment["CAIRN_WEB_STATE"], !path.isEmpty {
      root = URL(filePath: path, directoryHint: .isDirectory)
    } else {
      let scenes = StorePlace.scene("any").url(app: app, environment: environment).deletingLastPathComponent()
      root = scenes.deletingLastPathComponent().appending(path: "web", directoryHint: .isDirectory)
    }
  }

  private var people: URL { root.appending(path: "people", directoryHint: .isDirectory) }

  func folder(of person: PersonID) -> URL { people.appending(path: person.fileName, directoryHint: .isDirectory) }

  /// Whether somebody was here before, so that their cookie is one of ours.
  func knows(_ person: PersonID) -> Bool { access(folder(of: person).path, F_OK) == 0 }

  /// Removes the folders of people who have not come back.
  func forgetOldPeople(now: Date = Date()) {
    Self.remove(in: people) { _, date in now.timeIntervalSince(date) > Self.keptSeconds }
  }

  /// Removes entries of a folder by how long ago they were used, the latest first.
  static func remove(in folder: URL, where isOld: (_ index: Int, _ date: Date) -> Bool) {
    for (index, entry) in entries(of: folder).enumerated() where isOld(index, entry.date) {
      try? FileManager.default.removeItem(at: entry.url)
    }
  }

  /// The entries of a folder, the latest first.
  static func entries(of folder: URL) -> [(url: URL, date: Date)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { name in
      let url = folder.appending(path: name, directoryHint: .isDirectory)
      var status = stat()
      guard stat(url.path, &status) == 0 else { return nil }
      let seconds = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) * 1e-9
      return (url, Date(timeIntervalSince1970: seconds))
    }
    .sorted { $0.1 > $1.1 }
  }

  /// Creates a folder that only this user can read, or notes that it is used.
  static func touch(_ folder: URL) {
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    utimes(folder.path, nil)
  }
}
