import Foundation

/// Files named by URLs from anywhere.
package enum LocalFile {
  /// Returns the contents of a regular file. A pipe or a device could block, or never end.
  package static func data(at url: URL, limit: Int, rules: ResourceRules) throws -> Data {
    let file = try rules.file(at: url)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)
    guard attributes[.type] as? FileAttributeType == .typeRegular else { throw CocoaError(.fileReadUnknown) }
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    let data = try handle.read(upToCount: limit + 1) ?? Data()
    guard data.count <= limit else { throw ResourceRefusal.tooLarge(limit) }
    return data
  }
}
