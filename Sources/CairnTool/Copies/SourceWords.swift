/// What a Swift file mentions anywhere, comments included. It is found in one pass, because most files mention nothing that has to
/// change, and only the others are split into tokens.
struct SourceWords: OptionSet {
  let rawValue: UInt8

  /// `@NSManaged` and the like, which need the Objective-C runtime.
  static let objects = SourceWords(rawValue: 1)
  /// Names of modules that others bring.
  static let brought = SourceWords(rawValue: 2)
  /// Names of modules that have others here.
  static let modules = SourceWords(rawValue: 4)
  static let conditions = SourceWords(rawValue: 8)
  static let selectors = SourceWords(rawValue: 16)
  /// `@State` and `self`, by which an initializer may set it.
  static let state = SourceWords(rawValue: 32)
  /// Attributes of UIKit, AppKit and Interface Builder.
  static let attributes = SourceWords(rawValue: 64)
  /// `override`, which extensions of Core Data's classes may have.
  static let overrides = SourceWords(rawValue: 128)
  private static let all = SourceWords(rawValue: 255)

  private static let words: [(text: String, meaning: SourceWords)] =
    [
      ("NSManaged", .objects), ("objc", .objects), ("#keyPath", .objects), ("#if", .conditions),
      ("#selector", .selectors), ("State", .state), ("ApplicationMain", .attributes), ("@IB", .attributes),
      ("override", .overrides),
    ] + BroughtModule.all.flatMap(\.starts).map { ($0, .brought) }
    + (OtherModules.names.keys.sorted() + OtherModules.withParts).map { ($0, .modules) }

  /// The words by their first byte.
  private static let byFirst = {
    var table = [[(rest: [UInt8], meaning: SourceWords)]](repeating: [], count: 256)
    for (text, meaning) in words {
      let bytes = Array(text.utf8)
      table[Int(bytes[0])].append((Array(bytes.dropFirst()), meaning))
    }
    return table
  }()

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(in text: String) {
    self.init(rawValue: 0)
    let (bytes, table) = (Array(text.utf8), Self.byFirst)
    for index in bytes.indices where !table[Int(bytes[index])].isEmpty {
      for (rest, meaning) in table[Int(bytes[index])]
      where !isSuperset(of: meaning) && bytes[(index + 1)...].starts(with: rest) {
        formUnion(meaning)
        if self == Self.all { return }
      }
    }
  }
}
