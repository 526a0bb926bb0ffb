import Foundation
import UniformTypeIdentifiers

/// A type that can be transferred to other apps.
///
/// ```swift
/// extension Recipe: Transferable {
///   static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.text) }
/// }
/// ```
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  /// The representations of the type.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation in which an item is transferred to another app.
///
/// ```swift
/// ProxyRepresentation(exporting: \.url)
/// ```
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item
  associatedtype Body: TransferRepresentation = _NoRepresentation
  /// The representation that this one consists of.
  var body: Body { get }
  /// Returns the transferred content, if it is available synchronously.
  func _content(of item: Item) -> _SharedContent?
  /// Returns the transferred content, however long it takes.
  func _prepared(_ item: Item) async throws -> _SharedContent?
  /// Returns the item for transferred content, or `nil` if it is not available synchronously or has another
  /// representation.
  func _item(from content: _SharedContent) -> Item?
  /// Returns the item in a file, however long it takes, or `nil` if it has another representation.
  func _received(_ file: URL) async throws -> Item?
  /// The content types of the representation.
  var _types: [UTType] { get }
  /// Returns a name for a file with the item, or `nil` if the representation suggests none.
  func _fileName(of item: Item) -> String?
}

extension TransferRepresentation where Body == _NoRepresentation {
  /// Never called: a primitive representation provides its own content.
  public var body: _NoRepresentation { preconditionFailure("\(Self.self) has no body to call.") }
}

extension TransferRepresentation {
  /// Returns the content of an item. Dynamic, because the representation's type need not declare which items it
  /// is for.
  fileprivate func content(ofAny item: Any) -> _SharedContent? { (item as? Item).flatMap { _content(of: $0) } }

  fileprivate func prepared(any item: Any) async throws -> _SharedContent? {
    guard let item = item as? Item else { return nil }
    return try await _prepared(item)
  }

  fileprivate func fileName(ofAny item: Any) -> String? { (item as? Item).flatMap { _fileName(of: $0) } }
}

extension TransferRepresentation {
  public func _prepared(_ item: Item) async throws -> _SharedContent? { _content(of: item) }
  public func _item(from content: _SharedContent) -> Item? { nil }
  public func _received(_ file: URL) async throws -> Item? { _item(from: .data(try Data(contentsOf: file))) }
  public var _types: [UTType] { [] }
  public func _fileName(of item: Item) -> String? { nil }
}

extension TransferRepresentation where Body.Item == Item {
  public func _fileName(of item: Item) -> String? { body._fileName(of: item) }
  public func _content(of item: Item) -> _SharedContent? { body._content(of: item) }
  public func _prepared(_ item: Item) async throws -> _SharedContent? { try await body._prepared(item) }
  public func _item(from content: _SharedContent) -> Item? { body._item(from: content) }
  public func _received(_ file: URL) async throws -> Item? { try await body._received(file) }
  public var _types: [UTType] { body._types }
}

/// No representation.
///
/// ```swift
/// typealias Body = _NoRepresentation
/// ```
public enum _NoRepresentation: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = _NoRepresentation
  public func _content(of item: Never) -> _SharedContent? {}
}

/// Transferred content.
public enum _SharedContent: Hashable, Sendable {
  case text(String)
  case url(URL)
  case data(Data)
}

/// Combines the representations in a block. The first with content for an item is used.
///
/// ```swift
/// static var transferRepresentation: some TransferRepresentation {
///   ProxyRepresentation(exporting: \.url)
///   ProxyRepresentation(exporting: \.title)
/// }
/// ```
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }

  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }

  public static func buildPartialBlock<R: TransferRepresentation>(first: R) -> R where R.Item == Item { first }

  public static func buildPartialBlock<A: TransferRepresentation, B: TransferRepresentation>(
    accumulated: A, next: B
  ) -> TupleTransferRepresentation<Item, (A, B)> where A.Item == Item, B.Item == Item {
    TupleTransferRepresentation(first: accumulated, second: next)
  }
}

/// Several representations of the same item.
///
/// ```swift
/// ProxyRepresentation(exporting: \.url)
/// ProxyRepresentation(exporting: \.title)
/// ```
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  private let first: any TransferRepresentation<Item>
  private let second: any TransferRepresentation<Item>

  init(first: any TransferRepresentation<Item>, second: any TransferRepresentation<Item>) {
    self.first = first
    self.second = second
  }

  public func _content(of item: Item) -> _SharedContent? { first._content(of: item) ?? second._content(of: item) }

  public func _prepared(_ item: Item) async throws -> _SharedContent? {
    if let content = try await first._prepared(item) { return content }
    return try await second._prepared(item)
  }

  public func _item(from content: _SharedContent) -> Item? {
    first._item(from: content) ?? second._item(from: content)
  }

  public func _received(_ file: URL) async throws -> Item? {
    if let item = try await first._received(file) { return item }
    return try await second._received(file)
  }

  public var _types: [UTType] { first._types + second._types }
  public func _fileName(of item: Item) -> String? { first._fileName(of: item) ?? second._fileName(of: item) }
}

/// Transfers an item unchanged.
///
/// ```swift
/// let representation = String.transferRepresentation
/// ```
public struct _PlainRepresentation<Item: Sendable>: TransferRepresentation {
  let content: @Sendable (Item) -> _SharedContent?
  let item: @Sendable (_SharedContent) -> Item?
  public let _types: [UTType]

  package init(
    _ types: [UTType] = [], content: @escaping @Sendable (Item) -> _SharedContent? = { _ in nil },
    item: @escaping @Sendable (_SharedContent) -> Item? = { _ in nil }
  ) {
    _types = types
    self.content = content
    self.item = item
  }

  public func _content(of item: Item) -> _SharedContent? { content(item) }
  public func _item(from content: _SharedContent) -> Item? { item(content) }
}

extension Never: Transferable {
  public static var transferRepresentation: _PlainRepresentation<Never> { _PlainRepresentation() }
}

extension String: Transferable {
  public static var transferRepresentation: _PlainRepresentation<String> {
    _PlainRepresentation([.utf8PlainText]) {
      .text($0)
    } item: {
      if case .text(let text) = $0 { text } else { nil }
    }
  }
}

extension URL: Transferable {
  public static var transferRepresentation: _PlainRepresentation<URL> {
    _PlainRepresentation([.url]) {
      .url($0)
    } item: {
      switch $0 {
      case .url(let url): url
      case .text(let text): URL(string: text).flatMap { $0.scheme == nil ? nil : $0 }
      case .data: nil
      }
    }
  }
}

extension Data: Transferable {
  public static var transferRepresentation: _PlainRepresentation<Data> {
    _PlainRepresentation([.data]) {
      .data($0)
    } item: {
      if case .data(let data) = $0 { data } else { nil }
    }
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: _PlainRepresentation<AttributedString> {
    _PlainRepresentation([.utf8PlainText]) {
      .text(String($0.characters))
    } item: {
      if case .text(let text) = $0 { AttributedString(text) } else { nil }
    }
  }
}

extension Transferable {
  /// The item's content for a host, if it is available synchronously.
  package var sharedContent: _SharedContent? { Self.transferRepresentation.content(ofAny: self) }

  /// The name that the item suggests for a file: one path component, without control characters.
  package var suggestedFileName: String? {
    guard let name = Self.transferRepresentation.fileName(ofAny: self) else { return nil }
    let component = name.split(separator: "/").last.map(String.init) ?? ""
    let clean = String(
      String.UnicodeScalarView(component.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    return clean.isEmpty || clean == "." || clean == ".." ? nil : clean
  }

  /// Returns the item's content for a host, however long it takes.
  package func preparedContent() async throws -> _SharedContent? {
    try await Self.transferRepresentation.prepared(any: self)
  }

  /// Returns the item for content from elsewhere, or `nil` if there is none.
  package static func item(from content: _SharedContent) -> Self? {
    func item<R: TransferRepresentation>(_ representation: R) -> Self? { representation._item(from: content) as? Self }
    return item(transferRepresentation)
  }

  /// Returns the item in a file, however long it takes, or `nil` if the type has another representation.
  package static func received(_ file: URL) async throws -> Self? {
    func item<R: TransferRepresentation>(_ representation: R) async throws -> Self? {
      try await representation._received(file) as? Self
    }
    return try await item(transferRepresentation)
  }
}
