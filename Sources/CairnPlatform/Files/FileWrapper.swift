import CairnCore
import Foundation

/// A file or folder in memory. Foundation on Linux has no such class.
///
/// ```swift
/// func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///   FileWrapper(regularFileWithContents: Data(text.utf8))
/// }
/// ```
open class FileWrapper {
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  /// Options for reading a wrapper.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// Options for writing a wrapper.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  private var content: Content
  /// The name of the file that was read.
  open var filename: String?
  /// The name to write the file under.
  open var preferredFilename: String?

  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  public init(url: URL, options: ReadingOptions = []) throws {
    let values = try url.resourceValues(forKeys: [.isDirectoryKey])
    if values.isDirectory == true {
      var children: [String: FileWrapper] = [:]
      for child in try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
        children[child.lastPathComponent] = try FileWrapper(url: child, options: options)
      }
      content = .folder(children)
    } else {
      content = .file(try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  /// Adds a wrapper to a folder, under a name that is not taken.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else { return "" }
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    var name = wanted
    var number = 2
    while children[name] != nil {
      name = "\(number)__#$!@%!#__\(wanted)"
      number += 1
    }
    children[name] = child
    content = .folder(children)
    return name
  }

  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let target): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children {
        try child.write(
          to: url.appendingPathComponent(name), options: options,
          originalContentsURL: originalContentsURL?.appendingPathComponent(name))
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  /// Whether the file's content still equals this wrapper's.
  open func matchesContents(of url: URL) -> Bool {
    guard let data = regularFileContents else { return false }
    return (try? Data(contentsOf: url)) == data
  }
}
