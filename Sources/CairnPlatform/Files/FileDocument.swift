import CairnCore
import CairnValues
import Combine
import Foundation
import UniformTypeIdentifiers

/// A document that is a value, read from and written to a file.
///
/// ```swift
/// struct Note: FileDocument {
///   static let readableContentTypes: [UTType] = [.plainText]
///   var text = ""
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
public protocol FileDocument {
  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written.
  static var writableContentTypes: [UTType] { get }
  init(configuration: Self.ReadConfiguration) throws
  typealias ReadConfiguration = FileDocumentReadConfiguration
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The source of a document being read.
///
/// ```swift
/// let data = configuration.file.regularFileContents
/// ```
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// The target of a document being written.
///
/// ```swift
/// if configuration.contentType == .json { return try json() }
/// ```
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

/// A document that is an object, read from and written to a file.
///
/// ```swift
/// final class Drawing: ReferenceFileDocument {
///   static let readableContentTypes: [UTType] = [.json]
///   @Published var lines: [Line] = []
///   …
/// }
/// ```
public protocol ReferenceFileDocument: ObservableObject {
  /// The document's content at one moment, for writing.
  associatedtype Snapshot
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: Self.ReadConfiguration) throws
  typealias ReadConfiguration = FileDocumentReadConfiguration
  func snapshot(contentType: UTType) throws -> Self.Snapshot
  func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An open document.
///
/// ```swift
/// DocumentGroup(newDocument: Note()) { file in TextEditor(text: file.$document.text) }
/// ```
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  /// The file of the document, or `nil` if it was never saved.
  public var fileURL: URL?
  /// Whether the document can be edited.
  public var isEditable: Bool
}

/// An open document that is an object.
///
/// ```swift
/// DocumentGroup(newDocument: { Drawing() }) { file in Sheet(drawing: file.document) }
/// ```
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

/// Reads and writes documents of either kind.
enum DocumentFile {
  static func read<D: FileDocument>(_ url: URL) throws -> D {
    try D(configuration: configuration(url, D.readableContentTypes))
  }

  static func read<D: ReferenceFileDocument>(object url: URL) throws -> D {
    try D(configuration: configuration(url, D.readableContentTypes))
  }

  private static func configuration(_ url: URL, _ types: [UTType]) throws -> FileDocumentReadConfiguration {
    let own = UTType(filenameExtension: url.pathExtension)
    let type = own.flatMap { own in types.first { own.conforms(to: $0) } } ?? types.first ?? .data
    return FileDocumentReadConfiguration(contentType: type, file: try FileWrapper(url: url))
  }

  static func write<D: FileDocument>(_ document: D, as type: UTType, to url: URL) throws {
    let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: try? FileWrapper(url: url))
    try document.fileWrapper(configuration: configuration).write(to: url, options: .atomic, originalContentsURL: url)
  }

  static func write<D: ReferenceFileDocument>(object document: D, as type: UTType, to url: URL) throws {
    let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: try? FileWrapper(url: url))
    let snapshot = try document.snapshot(contentType: type)
    try document.fileWrapper(snapshot: snapshot, configuration: configuration)
      .write(to: url, options: .atomic, originalContentsURL: url)
  }
}
