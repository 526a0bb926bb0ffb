import Foundation

/// An argument of a localized text.
package enum FormatArgument: Equatable, Sendable {
  case string(String)
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)
  /// An argument that needs the locale, or that is more than a string.
  case object(any LocalizedStringArgument)

  package static func == (a: FormatArgument, b: FormatArgument) -> Bool {
    switch (a, b) {
    case (.string(let a), .string(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.unsigned(let a), .unsigned(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.object(let a), .object(let b)): a.isEqual(to: b)
    default: false
    }
  }

  init<T: _FormatSpecifiable>(_ value: T) {
    switch value._arg {
    case let number as Int64: self = .integer(number)
    case let number as UInt64: self = .unsigned(number)
    case let number as Double: self = .double(number)
    default: self = .string(String(describing: value))
    }
  }
}

/// An argument that formats itself, such as an attributed text or an image.
package protocol LocalizedStringArgument: Sendable {
  func plainText(locale: Locale) -> String
  func isEqual(to other: any LocalizedStringArgument) -> Bool
}

extension LocalizedStringArgument where Self: Equatable {
  package func isEqual(to other: any LocalizedStringArgument) -> Bool { (other as? Self) == self }
}

/// A number with a C format specifier.
///
///     Text("\(count) files")
public protocol _FormatSpecifiable: Equatable {
  /// The number as a C argument.
  associatedtype _Arg: CVarArg
  /// The number as a C argument.
  var _arg: _Arg { get }
  /// The format, such as `%lld`.
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  /// The number as a C argument.
  public var _arg: Int64 { Int64(self) }
  /// `%lld`.
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  /// The number as a C argument.
  public var _arg: Int64 { Int64(self) }
  /// `%d`.
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  /// The number as a C argument.
  public var _arg: Int64 { Int64(self) }
  /// `%d`.
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  /// The number as a C argument.
  public var _arg: Int64 { Int64(self) }
  /// `%d`.
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  /// The number as a C argument.
  public var _arg: Int64 { self }
  /// `%lld`.
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  /// The number as a C argument.
  public var _arg: UInt64 { UInt64(self) }
  /// `%llu`.
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  /// The number as a C argument.
  public var _arg: UInt64 { UInt64(self) }
  /// `%u`.
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  /// The number as a C argument.
  public var _arg: UInt64 { UInt64(self) }
  /// `%u`.
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  /// The number as a C argument.
  public var _arg: UInt64 { UInt64(self) }
  /// `%u`.
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  /// The number as a C argument.
  public var _arg: UInt64 { self }
  /// `%llu`.
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  /// The number as a C argument.
  public var _arg: Double { Double(self) }
  /// `%f`.
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  /// The number as a C argument.
  public var _arg: Double { self }
  /// `%lf`.
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// The number as a C argument.
  public var _arg: Double { Double(self) }
  /// `%lf`.
  public var _specifier: String { "%lf" }
}
