import CairnNavigation
import Foundation

/// A value on the path of the app for random commands. Numbers, reals and type-erased values may be equal as
/// `AnyHashable`s, but are different pages or contents.
package enum TrailValue {
  case number(Int)
  case text(String)
  /// A `Double`, whose destination only the pages of numbers declare.
  case real(Int)
  /// An `AnyHashable` of an `Int` or a `Double`, which cannot be encoded.
  case any(Int, isReal: Bool)
  /// Equal to other spellings of the same number.
  case spelled(Int, spelling: Int)
  /// A value of a type that the app no longer has. Only paths from files contain one.
  case gone
  /// A value of an existing type in an invalid encoding, also only from files.
  case unreadable

  /// The page of this value presents another one from the start.
  static let presenting = TrailValue.number(3)
  /// The page of this value presents two from the start: one is shown, the other is deferred.
  static let presentingTwo = TrailValue.number(2)

  var presentsFlag: Bool { self == .presenting || self == .presentingTwo }
  var presentsItem: Int? { self == .presentingTwo ? 7 : nil }

  var name: String {
    switch self {
    case .number(let number): "number \(number)"
    case .text(let text): "text \(text)"
    case .real(let real): "real \(real)"
    case .any(let number, let isReal): isReal ? "any \(Double(number))" : "any \(number)"
    case .spelled(let number, _): "spelled \(number)"
    case .gone: "gone"
    case .unreadable: "unreadable"
    }
  }

  /// The title of its page, if it has one. Some pages of every kind have none.
  var title: String? {
    switch self {
    case .number(1), .text("b"), .real(1), .any(1, _), .spelled(1, _): nil
    default: name
    }
  }

  /// The value as a component of a link.
  fileprivate var component: String {
    let name = name.replacingOccurrences(of: " ", with: ":")
    return spelling.map { "\(name):\($0)" } ?? name
  }

  var spelling: Int? { if case .spelled(_, let spelling) = self { spelling } else { nil } }

  /// Whether its destination always exists. A path from a file is cut off at other values.
  var isAlwaysShown: Bool {
    switch self {
    case .number, .any, .spelled: true
    case .text, .real, .gone, .unreadable: false
    }
  }

  var isCodable: Bool { if case .any = self { false } else { true } }

  /// The value's strings in an encoded path.
  var encoded: [String] {
    switch self {
    case .number(let number): ["Swift.Int", "\(number)"]
    case .text(let text): ["Swift.String", "\"\(text)\""]
    case .real(let real): ["Swift.Double", "\(real)"]
    case .any: []
    case .spelled(let number, let spelling):
      ["NavigationCommands.TrailSpelling", "{\"number\":\(number),\"spelling\":\(spelling)}"]
    case .gone: ["Trail.Renamed", "{\"since\":2}"]
    case .unreadable: ["Swift.Int", "\"one\""]
    }
  }

  static func itemValue(_ item: Int) -> AnyHashable { item < 2 ? AnyHashable(item) : AnyHashable(Double(item - 2)) }

  static func itemTitle(_ item: Int) -> String? {
    TrailValue(itemValue(item)).isTitledItem ? "item \(itemValue(item))" : nil
  }

  /// Creates a value from the app's `AnyHashable`.
  init(_ any: AnyHashable) {
    if let real = any.base as? Double {
      self = .any(Int(real), isReal: true)
    } else {
      self = .any(any.base as? Int ?? -1, isReal: false)
    }
  }

  /// Whether its page has a title if the value is an item.
  var isTitledItem: Bool { self != .any(1, isReal: false) }
}

extension TrailValue: Equatable {
  package static func == (a: TrailValue, b: TrailValue) -> Bool {
    switch (a, b) {
    case (.number(let a), .number(let b)), (.real(let a), .real(let b)): a == b
    case (.text(let a), .text(let b)): a == b
    case (.any(let a, let isReal), .any(let b, let other)): a == b && isReal == other
    case (.spelled(let a, _), .spelled(let b, _)): a == b
    case (.gone, .gone), (.unreadable, .unreadable): true
    default: false
    }
  }
}

/// A value with a part that does not affect equality. It holds an object, which must not be retained longer than
/// the page that shows it.
package struct TrailSpelling: Hashable, Codable {
  package let number: Int
  package let spelling: Int
  let witness = TrailWitness()

  private enum CodingKeys: CodingKey { case number, spelling }

  init(number: Int, spelling: Int) {
    self.number = number
    self.spelling = spelling
  }

  package static func == (a: TrailSpelling, b: TrailSpelling) -> Bool { a.number == b.number }
  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// An object that belongs to a page and must be released with it.
final class TrailWitness: Sendable {}

extension NavigationPath {
  init(_ values: [TrailValue]) {
    self.init()
    for value in values { append(value) }
  }

  mutating func append(_ value: TrailValue) {
    switch value {
    case .number(let number): append(number)
    case .text(let text): append(text)
    case .real(let real): append(Double(real))
    case .any(let number, let isReal): append(isReal ? AnyHashable(Double(number)) : AnyHashable(number))
    case .spelled(let number, let spelling): append(TrailSpelling(number: number, spelling: spelling))
    case .gone, .unreadable: break
    }
  }

  /// Creates the path as it is decoded from a file.
  init(encoded values: [TrailValue]) throws {
    let data = try JSONEncoder().encode(values.reversed().flatMap(\.encoded))
    self.init(try JSONDecoder().decode(CodableRepresentation.self, from: data))
  }

  /// The strings of the encoded path, or `nil` if an element cannot be encoded.
  var strings: [String]? {
    get throws {
      guard let codable = PathProblem.$hearer.withValue(.init { _ in }, operation: { codable }) else { return nil }
      return try JSONDecoder().decode([String].self, from: JSONEncoder().encode(codable))
    }
  }

  /// The spellings of its elements, the lowest first.
  var spellings: [Int] { elements.compactMap { try? $0.value(as: TrailSpelling.self).spelling } }

  /// Returns the path after encoding and decoding it.
  func saved() throws -> NavigationPath {
    guard let codable else { throw CocoaError(.coderInvalidValue) }
    return NavigationPath(try JSONDecoder().decode(CodableRepresentation.self, from: JSONEncoder().encode(codable)))
  }
}

extension URL {
  /// Creates a link with values that links can express.
  init(trail: [TrailValue]) {
    self.init(
      string: "trail://open/" + trail.map(\.component).joined(separator: "/"))!
  }

  var trail: [TrailValue] {
    pathComponents.compactMap { component in
      let parts = component.split(separator: ":")
      guard parts.count >= 2 else { return nil }
      switch parts[0] {
      case "text": return .text(String(parts[1]))
      case "real": return Int(parts[1]).map { .real($0) }
      case "any": return Double(parts[1]).map { .any(Int($0), isReal: parts[1].contains(".")) }
      case "spelled": return Int(parts[1]).map { .spelled($0, spelling: Int(parts[2]) ?? 0) }
      default: return Int(parts[1]).map { .number($0) }
      }
    }
  }
}
