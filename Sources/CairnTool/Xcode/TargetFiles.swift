import Foundation

extension XcodeProject {
  /// A file that a target lists or has in a folder.
  struct File {
    let url: URL
    /// Whether it is a folder that is copied as it is, which Xcode shows in blue.
    let isFolder: Bool
    /// The current version of a data model, if the project says which.
    var version: String?

    /// Whether a folder counts as one file.
    static func isBundle(_ url: URL) -> Bool {
      bundles.contains(url.pathExtension)
    }

    private static let bundles: Set<String> = [
      "xcassets", "bundle", "docc", "xcdatamodeld", "xcdatamodel", "icon", "scnassets", "rtfd", "playground",
      "xcframework",
      "framework", "xcmappingmodel", "arobject", "rkassets", "mlpackage",
    ]
  }
}

extension XcodeProject.Target {
  /// Sorts a file by its kind. Those that lists do not name include some that Xcode does not put into the app.
  mutating func add(_ file: XcodeProject.File, isListed: Bool = true) {
    let url = file.url
    func leave(_ reason: XcodeProject.LeftOut.Reason) { leftOut.append(.init(reason: reason, name: url.path)) }
    guard !file.isFolder else { return folders.append(url) }
    switch url.pathExtension.lowercased() {
    case "swift": sources.append(url)
    case "m", "mm", "c", "cc", "cpp", "cxx", "s": leave(.objectiveC)
    // Cairn shows an app's first screen at once.
    case "storyboard" where url.lastPathComponent.hasPrefix("LaunchScreen"): break
    case "storyboard", "xib": leave(.interfaceBuilder)
    case "xcdatamodeld", "xcdatamodel": models.append(.init(place: url, version: file.version))
    case "xcmappingmodel": leave(.coreData)
    case "metal": leave(.metal)
    case "mlmodel", "mlpackage", "mlmodelc": leave(.machineLearning)
    case "entitlements", "xcconfig", "h", "hpp", "pch", "modulemap", "docc", "intentdefinition", "icon", "playground",
      "framework", "xcframework", "xcprivacy":
      break
    case "" where !isListed, "md" where !isListed, "xctestplan" where !isListed, "storekit" where !isListed: break
    case "plist" where isInformation(url): break
    case "bundle", "scnassets", "rtfd", "arobject", "rkassets": folders.append(url)
    default:
      if Files.isFolder(url), !XcodeProject.File.isBundle(url) { folders.append(url) } else { resources.append(url) }
    }
  }

  /// Whether a file is the target's `Info.plist`, by whatever name.
  private func isInformation(_ url: URL) -> Bool {
    url.lastPathComponent == "Info.plist" || settings["INFOPLIST_FILE"].map { url.path.hasSuffix("/" + $0) } == true
  }
}
