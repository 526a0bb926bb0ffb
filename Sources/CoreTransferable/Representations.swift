import Foundation
import UniformTypeIdentifiers

/// Transfers an item as something else.
///
/// ```swift
/// ProxyRepresentation(exporting: \.title)
/// ```
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  private let export: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let asyncExport: (@Sendable (Item) async throws -> ProxyRepresentation)?
  private let take: (@Sendable (ProxyRepresentation) throws -> Item)?

  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    export = exporting
    asyncExport = nil
    take = nil
  }

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    export = exporting
    asyncExport = nil
    take = importing
  }

  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    export = nil
    asyncExport = nil
    take = importing
  }

  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    export = nil
    asyncExport = exporting
    take = nil
  }

  public func _content(of item: Item) -> _SharedContent? { export.flatMap { try? $0(item) }?.sharedContent }

  public func _prepared(_ item: Item) async throws -> _SharedContent? {
    if let export { return try await export(item).preparedContent() }
    guard let asyncExport else { return nil }
    return try await asyncExport(item).preparedContent()
  }

  public func _item(from content: _SharedContent) -> Item? {
    guard let take, let proxy = ProxyRepresentation.item(from: content) else { return nil }
    return try? take(proxy)
  }

  public func _received(_ file: URL) async throws -> Item? {
    guard let take, let proxy = try await ProxyRepresentation.received(file) else { return nil }
    return try take(proxy)
  }

  public func _fileName(of item: Item) -> String? { export.flatMap { try? $0(item) }?.suggestedFileName }
}

/// Transfers an item as data.
///
/// ```swift
/// DataRepresentation(exportedContentType: .png) { layer in layer.pngData }
/// ```
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private let export: (@Sendable (Item) async throws -> Data)?
  private let take: (@Sendable (Data) async throws -> Item)?
  public let _types: [UTType]

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _types = [contentType]
    export = exporting
    take = importing
  }

  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    _types = [exportedContentType]
    export = exporting
    take = nil
  }

  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    _types = []
    export = nil
    take = importing
  }

  public func _content(of item: Item) -> _SharedContent? { nil }

  public func _prepared(_ item: Item) async throws -> _SharedContent? {
    guard let export else { return nil }
    return .data(try await export(item))
  }

  public func _received(_ file: URL) async throws -> Item? { try await take?(try Data(contentsOf: file)) }
}

/// Transfers an item in its encoded form.
///
/// ```swift
/// CodableRepresentation(contentType: .todo)
/// ```
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
  private let encode: @Sendable (Item) throws -> Data
  private let decode: @Sendable (Data) throws -> Item
  public let _types: [UTType]

  public func _content(of item: Item) -> _SharedContent? { (try? encode(item)).map { .data($0) } }

  public func _item(from content: _SharedContent) -> Item? {
    guard case .data(let data) = content else { return nil }
    return try? decode(data)
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }

  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder, decoder: JSONDecoder) {
    _types = [contentType]
    encode = { try encoder.encode($0) }
    decode = { try decoder.decode(Item.self, from: $0) }
  }
}

extension CodableRepresentation where Encoder == PropertyListEncoder, Decoder == PropertyListDecoder {
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: PropertyListEncoder,
    decoder: PropertyListDecoder
  ) {
    _types = [contentType]
    encode = { try encoder.encode($0) }
    decode = { try decoder.decode(Item.self, from: $0) }
  }
}

/// Transfers an item as a file.
///
/// ```swift
/// FileRepresentation(exportedContentType: .movie) { SentTransferredFile($0.url) }
/// ```
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  private let export: (@Sendable (Item) async throws -> SentTransferredFile)?
  private let take: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
  public let _types: [UTType]

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _types = [contentType]
    export = exporting
    take = importing
  }

  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _types = [exportedContentType]
    export = exporting
    take = nil
  }

  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _types = []
    export = nil
    take = importing
  }

  public func _content(of item: Item) -> _SharedContent? { nil }

  public func _prepared(_ item: Item) async throws -> _SharedContent? {
    guard let export else { return nil }
    return .url(try await export(item).file)
  }

  public func _received(_ file: URL) async throws -> Item? {
    try await take?(ReceivedTransferredFile(file: file, isOriginalFile: true))
  }
}

/// A file to transfer.
///
/// ```swift
/// SentTransferredFile(video.url, allowAccessingOriginalFile: true)
/// ```
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A received file.
///
/// ```swift
/// FileRepresentation(importedContentType: .movie) { Movie(url: $0.file) }
/// ```
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// Who may receive a representation.
///
/// ```swift
/// ProxyRepresentation(exporting: \.title).visibility(.ownProcess)
/// ```
public enum TransferRepresentationVisibility: Hashable, Sendable {
  case all, team, group, ownProcess
}

/// A representation with a condition.
struct ConditionalRepresentation<Base: TransferRepresentation>: TransferRepresentation {
  typealias Item = Base.Item
  let base: Base
  let condition: @Sendable (Item) -> Bool
  let isForOthers: Bool

  func _content(of item: Item) -> _SharedContent? {
    isForOthers && condition(item) ? base._content(of: item) : nil
  }

  func _prepared(_ item: Item) async throws -> _SharedContent? {
    isForOthers && condition(item) ? try await base._prepared(item) : nil
  }

  func _item(from content: _SharedContent) -> Item? { base._item(from: content) }
  func _received(_ file: URL) async throws -> Item? { try await base._received(file) }
  var _types: [UTType] { base._types }
  func _fileName(of item: Item) -> String? { isForOthers && condition(item) ? base._fileName(of: item) : nil }
}

/// A representation with a name for files.
struct NamedRepresentation<Base: TransferRepresentation>: TransferRepresentation {
  typealias Item = Base.Item
  let base: Base
  let name: @Sendable (Item) -> String?

  func _content(of item: Item) -> _SharedContent? { base._content(of: item) }
  func _prepared(_ item: Item) async throws -> _SharedContent? { try await base._prepared(item) }
  func _item(from content: _SharedContent) -> Item? { base._item(from: content) }
  func _received(_ file: URL) async throws -> Item? { try await base._received(file) }
  var _types: [UTType] { base._types }
  func _fileName(of item: Item) -> String? { name(item) ?? base._fileName(of: item) }
}

extension TransferRepresentation {
  /// Returns the representation with a visibility. It is not transferred to other apps unless it is visible to
  /// all.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    ConditionalRepresentation(base: self, condition: { _ in true }, isForOthers: visibility == .all)
  }

  /// Returns the representation for items that satisfy a condition.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    ConditionalRepresentation(base: self, condition: condition, isForOthers: true)
  }

  /// Returns the representation with a name for files: of downloads, of "Save…" when the item is shared, and of exports without a
  /// default name.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    NamedRepresentation(base: self) { _ in fileName }
  }

  /// Returns the representation with a name for files that depends on the item.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { NamedRepresentation(base: self, name: fileName) }
}
