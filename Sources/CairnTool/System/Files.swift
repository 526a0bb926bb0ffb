import Foundation

/// The file system, with errors that say which file they are about.
enum Files {
  static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  static func makeFolder(_ url: URL) throws(Failure) {
    try attempt("make the folder \(url.path)") { try $0.createDirectory(at: url, withIntermediateDirectories: true) }
  }

  /// Makes a temporary folder that only this user can read. No other user can guess its name, or make it first.
  static func makePrivateFolder(_ name: String) throws(Failure) -> URL {
    var path = FileManager.default.temporaryDirectory.appending(path: "\(name)-XXXXXX").path.utf8CString.map(\.self)
    guard mkdtemp(&path) != nil else {
      throw .io("Cannot make a temporary folder: \(String(cString: strerror(errno)))")
    }
    return URL(filePath: String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  static func write(_ text: String, to url: URL) throws(Failure) {
    try makeFolder(url.deletingLastPathComponent())
    try attempt("write \(url.path)") { _ in try Data(text.utf8).write(to: url, options: .atomic) }
  }

  static func write(_ data: Data, to url: URL) throws(Failure) {
    try makeFolder(url.deletingLastPathComponent())
    try attempt("write \(url.path)") { _ in try data.write(to: url) }
  }

  /// Writes a file only if that changes it, so that nothing is built again for it.
  static func writeIfChanged(_ text: String, to url: URL) throws(Failure) {
    guard (try? Data(contentsOf: url)) != Data(text.utf8) else { return }
    try write(text, to: url)
  }

  static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The file that a Mac would find by this path, as its file system takes large and small letters for the same.
  static func matchingCase(_ url: URL) -> URL {
    guard !exists(url), url.path != "/" else { return url }
    let parent = matchingCase(url.deletingLastPathComponent())
    let wish = url.lastPathComponent.lowercased()
    guard let name = names(in: parent).first(where: { $0.lowercased() == wish }) else { return url }
    return parent.appending(path: name)
  }

  /// Makes a folder that has links to files and files with texts, by their paths in it, and nothing else but `kept` files.
  static func makeLinks(
    _ wanted: [String: URL], texts: [String: String] = [:], keeping kept: Set<String> = [], in folder: URL
  ) throws(Failure) {
    try makeFolder(folder)
    let root = folder.resolvingSymlinksInPath().path
    for found in everything(in: folder) {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: found.path)
      let path = String(found.path.dropFirst(found.path.hasPrefix(root) ? root.count + 1 : folder.path.count + 1))
      if let target {
        if wanted[path]?.path != target { try remove(found) }
      } else if !isFolder(found), texts[path] == nil, !kept.contains(path) {
        try remove(found)
      }
    }
    for (path, target) in wanted.sorted(by: { $0.key < $1.key }) {
      let place = folder.appending(path: path)
      let known = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)
      if known != target.path { try link(place, to: target.path) }
    }
    for (path, text) in texts { try writeIfChanged(text, to: folder.appending(path: path)) }
  }

  /// Makes a folder that has these links and nothing else but `kept` files and folders, and hidden ones.
  static func makeShallowLinks(_ wanted: [String: URL], keeping kept: Set<String>, in folder: URL) throws(Failure) {
    func target(_ url: URL) -> String? { try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) }
    if target(folder) != nil { try remove(folder) }
    try makeFolder(folder)
    for name in names(in: folder) where !name.hasPrefix(".") {
      let place = folder.appending(path: name)
      let known = target(place)
      // A kept file or folder replaces a link.
      if kept.contains(name) ? known != nil : known == nil || wanted[name]?.path != known { try remove(place) }
    }
    for (name, original) in wanted {
      let place = folder.appending(path: name)
      if target(place) == nil { try link(place, to: original.path) }
    }
  }

  /// The links below a folder, with what they lead to.
  static func links(in folder: URL) -> [URL: URL] {
    var links: [URL: URL] = [:]
    for place in everything(in: folder) {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path) else { continue }
      links[place] = URL(fileURLWithPath: target)
    }
    return links
  }

  static func read(_ url: URL) throws(Failure) -> Data {
    do { return try Data(contentsOf: url) } catch {
      throw .io("Cannot read \(url.path): \(error.localizedDescription)")
    }
  }

  static func copy(_ from: URL, to: URL) throws(Failure) {
    try makeFolder(to.deletingLastPathComponent())
    try attempt("copy \(from.path) to \(to.path)") { try $0.copyItem(at: from, to: to) }
  }

  /// Copies a folder into another, with the files that its links lead to.
  static func copyFollowingLinks(_ from: URL, to folder: URL) throws(Failure) {
    guard let cp = Program.named("cp") else { throw .unavailable("`cp` is missing.") }
    try cp.run(["-RL", from.path, folder.path])
  }

  static func setMode(_ mode: Int, time: Date, of url: URL) throws(Failure) {
    try attempt("change \(url.path)") {
      try $0.setAttributes([.posixPermissions: mode, .modificationDate: time], ofItemAtPath: url.path)
    }
  }

  static func link(_ url: URL, to target: String) throws(Failure) {
    try makeFolder(url.deletingLastPathComponent())
    try attempt("link \(url.path)") { try $0.createSymbolicLink(atPath: url.path, withDestinationPath: target) }
  }

  static func remove(_ url: URL) throws(Failure) {
    guard exists(url) || (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil else { return }
    try attempt("remove \(url.path)") { try $0.removeItem(at: url) }
  }

  /// Replaces a folder. The old one stays complete until the new one is.
  static func replace(_ old: URL, with new: URL) throws(Failure) {
    try makeFolder(old.deletingLastPathComponent())
    let aside = old.deletingLastPathComponent().appending(path: ".\(old.lastPathComponent).old")
    try remove(aside)
    if exists(old) { try attempt("move \(old.path)") { try $0.moveItem(at: old, to: aside) } }
    try attempt("move \(new.path) to \(old.path)") { try $0.moveItem(at: new, to: old) }
    try remove(aside)
  }

  /// The names in a folder, in their order.
  static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// The files below a folder, in their order.
  static func everything(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }

  private static func attempt(_ what: String, _ act: (FileManager) throws -> Void) throws(Failure) {
    do { try act(.default) } catch { throw .io("Cannot \(what): \(error.localizedDescription)") }
  }
}

extension URL {
  /// The path without a slash at its end.
  var trimmedPath: String { path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path }
}
