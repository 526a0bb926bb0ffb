import CairnCore
import Foundation

/// The path and the query of a URL, decoded. `@Routes` writes uses of it.
///
/// ```swift
/// if address.fits("/issues/{}"), let number = address.value(1, RouteCoding(Int.self)) { return .issue(number: number) }
/// ```
public struct RouteAddress: Sendable {
  /// The parts of the path.
  public private(set) var segments: [String]
  /// The first item of each name.
  public private(set) var query: [String: String]
  private var isWritable = true
  /// Whether an optional part was left out, so that no other can follow.
  private var hasEnded = false

  /// Creates an address without parts.
  public init() {
    segments = []
    query = [:]
  }

  init(_ address: PageAddress) {
    segments = address.segments
    query = address.query
  }

  var pageAddress: PageAddress { PageAddress(segments: segments, query: query) }

  /// Whether each part names something. Browsers and proxies follow parts of dots as directions.
  var isReadable: Bool { segments.allSatisfy(Self.isSegment) && query.values.allSatisfy { !$0.contains("\0") } }

  private static func isSegment(_ text: String) -> Bool {
    !text.isEmpty && text != "." && text != ".." && !text.contains("\0")
  }

  // MARK: Reading

  /// Returns whether the path has the texts of a pattern such as `/issues/{}/edit`, where `{}` is any part and `{...}` is
  /// at least one.
  public func fits(_ pattern: StaticString) -> Bool {
    pattern.withUTF8Buffer { bytes in
      var index = 0
      var start = 1
      while start <= bytes.count {
        guard index < segments.count else { return false }
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "/") { end += 1 }
        let text = bytes[start..<end]
        if text.first == UInt8(ascii: "{") {
          if text.count > 2 { return true }
        } else if !segments[index].utf8.elementsEqual(text) {
          // The same text may be composed in another way.
          let isPlain = text.allSatisfy { $0 < 0x80 }
          if isPlain || segments[index] != String(decoding: text, as: UTF8.self) { return false }
        }
        index += 1
        start = end + 1
      }
      return index == segments.count
    }
  }

  /// Returns the value of a part of the path.
  public func value<Value>(_ index: Int, _ coding: RouteCoding<Value>) -> Value? { coding.read(segments[index]) }

  /// Returns the values of all parts from an index on.
  public func value<Value>(rest index: Int, _ coding: RouteCoding<Value>) -> [Value]? {
    var values: [Value] = []
    for segment in segments[index...] {
      guard let value = coding.read(segment) else { return nil }
      values.append(value)
    }
    return values
  }

  /// Returns the value of an item of the query: `.some(nil)` if it is missing, and `nil` if it means no value.
  public func item<Value>(_ name: String, _ coding: RouteCoding<Value>) -> Value?? {
    guard let text = query[name] else { return .some(nil) }
    return coding.read(text).map { .some($0) }
  }

  /// Returns the value of an item of the query, or the default if it is missing.
  public func item<Value>(_ name: String, _ coding: RouteCoding<Value>, default value: Value) -> Value? {
    query[name].map(coding.read) ?? value
  }

  // MARK: Writing

  /// Adds a text to the path.
  public mutating func add(_ text: String) {
    segments.append(text)
    if hasEnded || !Self.isSegment(text) { isWritable = false }
  }

  /// Adds a value to the path, if there is one.
  public mutating func add<Value>(_ value: Value?, _ coding: RouteCoding<Value>) {
    if let value { add(coding.write(value)) } else { hasEnded = true }
  }

  /// Adds at least one value to the path.
  public mutating func add<Value>(rest values: [Value], _ coding: RouteCoding<Value>) {
    if values.isEmpty { isWritable = false }
    for value in values { add(coding.write(value)) }
  }

  /// Adds an item to the query, if there is a value.
  public mutating func set<Value>(_ name: String, _ value: Value?, _ coding: RouteCoding<Value>) {
    query[name] = value.map(coding.write)
  }

  /// Adds an item to the query, unless it has the default value.
  public mutating func set<Value: Equatable>(
    _ name: String, _ value: Value, _ coding: RouteCoding<Value>, default usual: Value
  ) {
    if value != usual { query[name] = coding.write(value) }
  }

  /// The address, or `nil` if a part cannot be in a URL.
  public var written: RouteAddress? { isWritable && isReadable ? self : nil }

  /// Returns the start of the path with the greatest of some lengths, without the query. Only shorter ones count.
  public func start(ofLengths lengths: [Int]) -> RouteAddress? {
    guard let length = lengths.last(where: { $0 < segments.count }) else { return nil }
    return RouteAddress(PageAddress(segments: Array(segments.prefix(length))))
  }
}
