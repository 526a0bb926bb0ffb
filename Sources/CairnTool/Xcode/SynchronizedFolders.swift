import Foundation

/// The folders that Xcode 16 keeps in step with the disk, in which each file belongs to a target unless an exception says
/// otherwise.
struct SynchronizedFolders {
  let objects: [String: PropertyList]
  let places: [String: URL]

  /// The files of a target: those of its folders without the exceptions, and exceptions that add files of other folders.
  func files(ofTarget target: String, folders own: [String]) -> [XcodeProject.File] {
    let all = objects.filter { $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }.keys.sorted()
    return all.flatMap { id -> [XcodeProject.File] in
      guard let group = objects[id], let place = places[id] else { return [] }
      let folder = Files.matchingCase(place)
      let named = Set(exceptions(of: group, for: target).map { folder.appending(path: $0).path })
      let isOwn = own.contains(id)
      guard isOwn || !named.isEmpty else { return [] }
      let copied = group.texts("explicitFolders").map { folder.appending(path: $0).path }
      return files(in: folder, copied: copied).filter { file in
        // An exception takes files from the folder's own target and gives them to another.
        let isNamed = named.contains { file.url.path == $0 || file.url.path.hasPrefix($0 + "/") }
        return isNamed != isOwn
      }
    }
  }

  private func exceptions(of group: PropertyList, for target: String) -> [String] {
    group.texts("exceptions").compactMap { objects[$0] }.filter { $0["target"]?.text == target }
      .flatMap { $0.texts("membershipExceptions") }
  }

  /// The folders of packages in a folder. Their files are not the target's.
  static func packages(in folder: URL) -> [URL] {
    Files.everything(in: folder).filter { $0.lastPathComponent == "Package.swift" && !$0.path.contains("/.build/") }
      .map { $0.deletingLastPathComponent() }
  }

  private func files(in folder: URL, copied: [String]) -> [XcodeProject.File] {
    let packages = Self.packages(in: folder).map { $0.trimmedPath + "/" }
    return Files.everything(in: folder).compactMap { file in
      let path = file.path
      if packages.contains(where: { path.hasPrefix($0) || path + "/" == $0 }) { return nil }
      if copied.contains(path) { return XcodeProject.File(url: file, isFolder: true) }
      if copied.contains(where: { path.hasPrefix($0 + "/") }) || Self.isInsideBundle(file, in: folder) { return nil }
      // Other folders count by their files.
      guard XcodeProject.File.isBundle(file) || !Files.isFolder(file) else { return nil }
      return file.lastPathComponent.hasPrefix(".") ? nil : XcodeProject.File(url: file, isFolder: false)
    }
  }

  /// Whether a file is part of something that counts as one.
  private static func isInsideBundle(_ file: URL, in folder: URL) -> Bool {
    let folders = file.deletingLastPathComponent().path.dropFirst(folder.path.count).split(separator: "/")
    return folders.contains { XcodeProject.File.isBundle(URL(filePath: String($0))) }
  }
}
