import CairnScreen
import Foundation

/// Something that can be handed to another app.
///
/// ```swift
/// extension Recipe: Transferable {
///   static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.text) }
/// }
/// ```
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  /// In which forms it is handed on.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which something is handed to another app.
///
/// ```swift
/// ProxyRepresentation(exporting: \.url)
/// ```
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item
  associatedtype Body: TransferRepresentation = _NoRepresentation
  /// The form this one is made of.
  var body: Body { get }
  /// What is handed on, as far as a host without a form of its own for it can take it.
  func _content(of item: Item) -> _SharedContent?
}

extension TransferRepresentation where Body == _NoRepresentation {
  /// Never called: such a form says itself what it hands on.
  public var body: _NoRepresentation { preconditionFailure("\(Self.self) has no body to call.") }
}

extension TransferRepresentation {
  /// The type of an item's representation need not say that it is for items of that type.
  fileprivate func content(ofAny item: Any) -> _SharedContent? { (item as? Item).flatMap { _content(of: $0) } }
}

extension TransferRepresentation where Body.Item == Item {
  public func _content(of item: Item) -> _SharedContent? { body._content(of: item) }
}

/// No form.
///
/// ```swift
/// typealias Body = _NoRepresentation
/// ```
public enum _NoRepresentation: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = _NoRepresentation
  public func _content(of item: Never) -> _SharedContent? {}
}

/// What is handed to another app.
public enum _SharedContent: Hashable, Sendable {
  case text(String)
  case url(URL)
  case data(Data)
}

/// Makes one form out of the forms in a block; the first that has something to hand on counts.
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
    TupleTransferRepresentation { accumulated._content(of: $0) ?? next._content(of: $0) }
  }
}

/// Several forms of the same thing.
///
/// ```swift
/// ProxyRepresentation(exporting: \.url)
/// ProxyRepresentation(exporting: \.title)
/// ```
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  let content: @Sendable (Item) -> _SharedContent?

  init(_ content: @escaping @Sendable (Item) -> _SharedContent?) { self.content = content }

  public func _content(of item: Item) -> _SharedContent? { content(item) }
}

/// Hands on something else in an item's place.
///
/// ```swift
/// ProxyRepresentation(exporting: \.title)
/// ```
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  private let export: @Sendable (Item) throws -> ProxyRepresentation

  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) { export = exporting }

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    export = exporting
  }

  public func _content(of item: Item) -> _SharedContent? {
    (try? export(item))?.sharedContent
  }
}

/// Hands something on as it is.
///
/// ```swift
/// let representation = String.transferRepresentation
/// ```
public struct _PlainRepresentation<Item: Sendable>: TransferRepresentation {
  let content: @Sendable (Item) -> _SharedContent?
  public func _content(of item: Item) -> _SharedContent? { content(item) }
}

extension Never: Transferable {
  public static var transferRepresentation: _PlainRepresentation<Never> {
    _PlainRepresentation(content: noContent)
  }
}

extension String: Transferable {
  public static var transferRepresentation: _PlainRepresentation<String> { _PlainRepresentation { .text($0) } }
}

extension URL: Transferable {
  public static var transferRepresentation: _PlainRepresentation<URL> { _PlainRepresentation { .url($0) } }
}

extension Data: Transferable {
  public static var transferRepresentation: _PlainRepresentation<Data> { _PlainRepresentation { .data($0) } }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: _PlainRepresentation<AttributedString> {
    _PlainRepresentation { .text(String($0.characters)) }
  }
}

extension Image: Transferable {
  public static var transferRepresentation: _PlainRepresentation<Image> { _PlainRepresentation(content: noContent) }
}

@Sendable private func noContent<Item>(of item: Item) -> _SharedContent? { nil }

extension Transferable {
  /// What a host is given of the item.
  var sharedContent: _SharedContent? { Self.transferRepresentation.content(ofAny: self) }
}
