import Foundation

/// The location of a picture resource: a file with its name, or one in an asset catalog.
package struct PictureFile {
  package let path: String
  /// The pixels per point.
  package let scale: Int

  /// Finds a picture in folders with resources.
  ///
  /// - Parameter kinds: The extensions to look for, the preferred one first.
  package init?(named name: String, in folders: [String], kinds: [String]) {
    guard !name.isEmpty, !name.utf8.contains(0), !name.split(separator: "/").contains("..") else { return nil }
    let endings = kinds.map { ".\($0)" } + [""]
    for folder in folders {
      for (suffix, scale) in [("@2x", 2), ("", 1), ("@3x", 3)] {
        for ending in endings {
          let path = "\(folder)/\(name)\(suffix)\(ending)"
          var isFolder: ObjCBool = false
          guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
            continue
          }
          (self.path, self.scale) = (path, scale)
          return
        }
      }
      if let found = AssetCatalogs.in(folder).picture(named: name) {
        (path, scale) = (found.path, max(found.scale, 1))
        return
      }
    }
    return nil
  }
}
