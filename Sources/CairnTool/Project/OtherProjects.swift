import Foundation

/// Advice for a folder that is neither a package nor has an Xcode project.
enum OtherProjects {
  static func advice(for folder: URL) -> String {
    let nothing = "There is neither a package nor an Xcode project here."
    if Files.exists(folder.appending(path: "Tuist.swift")) || Files.exists(folder.appending(path: "Project.swift")) {
      return "\(nothing) `tuist generate --no-open` makes one of Project.swift, on a Mac."
    }
    let below = Files.names(in: folder).filter { name in
      let place = folder.appending(path: name)
      return !name.hasPrefix(".") && Files.isFolder(place)
        && (AppPackage.isPackage(place) || XcodeProject.file(in: place) != nil)
    }
    if !below.isEmpty {
      return "\(nothing) There is one in \(below.joined(separator: ", ")): `cd \(below[0])` first."
    }
    return "\(nothing) `cairn new NAME` makes a package."
  }
}
