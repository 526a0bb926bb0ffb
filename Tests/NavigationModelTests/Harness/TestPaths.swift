import TestSupport

@testable import CairnNavigation

/// Values that the tests put on paths. Some are equal as `AnyHashable`s but different values.
enum TestValue {
  case number(Int)
  case real(Int)
  case text(String)
  case flag(Bool)
  /// An `AnyHashable` of an `Int` or a `Double`, which cannot be encoded.
  case any(Int, isReal: Bool)
  /// A value of a type that cannot be encoded.
  case plain(Int)
  /// Equal to other spellings of the same number.
  case spelled(Int, Int)

  static func random(_ generator: inout SeededGenerator) -> TestValue {
    switch generator.below(13) {
    case 0: .text(generator.chance(50) ? "a" : "b")
    case 1: .flag(generator.chance(50))
    case 2, 3: .real(generator.below(2))
    case 4, 5: .any(generator.below(2), isReal: generator.chance(50))
    case 6: .plain(generator.below(2))
    case 7, 8: .spelled(generator.below(2), generator.below(3))
    default: .number(generator.below(4))
    }
  }

  var spelling: Int? { if case .spelled(_, let spelling) = self { spelling } else { nil } }

  var isCodable: Bool {
    switch self {
    case .any, .plain: false
    default: true
    }
  }
}

extension TestValue: Hashable {
  static func == (a: TestValue, b: TestValue) -> Bool {
    switch (a, b) {
    case (.number(let a), .number(let b)), (.real(let a), .real(let b)), (.plain(let a), .plain(let b)): a == b
    case (.text(let a), .text(let b)): a == b
    case (.flag(let a), .flag(let b)): a == b
    case (.any(let a, let isReal), .any(let b, let other)): a == b && isReal == other
    case (.spelled(let a, _), .spelled(let b, _)): a == b
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .number(let number), .real(let number), .any(let number, _), .plain(let number), .spelled(let number, _):
      hasher.combine(number)
    case .text(let text): hasher.combine(text)
    case .flag(let flag): hasher.combine(flag)
    }
  }
}

struct TestPlain: Hashable { let number: Int }

/// A number with a spelling that does not affect equality.
struct TestSpelling: Hashable, Codable {
  let number: Int
  let spelling: Int
  static func == (a: TestSpelling, b: TestSpelling) -> Bool { a.number == b.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A kind of path that the stack model is tested with.
protocol TestPaths {
  /// - Parameter variant: Chooses among different constructions of equal paths.
  static func make(_ values: [TestValue], variant: Int) -> StackPath
  static func values(of path: StackPath) -> [TestValue]
  static func typeName(of value: TestValue) -> String
}

enum MixedPaths: TestPaths {
  static func make(_ values: [TestValue], variant: Int) -> StackPath { .mixed(.make(values, variant: variant)) }

  static func values(of path: StackPath) -> [TestValue] { path.mixed?.values ?? [] }

  static func typeName(of value: TestValue) -> String { NavigationPath.typeName(of: value) }
}

extension NavigationPath {
  static func make(_ values: [TestValue], variant: Int) -> NavigationPath {
    var path = NavigationPath()
    for (index, value) in values.enumerated() {
      let isEncoded = (index + variant).isMultiple(of: 3)
      switch value {
      case .number(let number) where isEncoded:
        path.top = EncodedNode(tag: "Swift.Int", text: "\(number)", on: path.top)
      case .text(let text) where isEncoded:
        path.top = EncodedNode(tag: "Swift.String", text: "\"\(text)\"", on: path.top)
      case .spelled(let number, let spelling) where isEncoded:
        let members = ["\"number\":\(number)", "\"spelling\":\(spelling)"]
        let text = "{" + (variant.isMultiple(of: 2) ? members : members.reversed()).joined(separator: ",") + "}"
        path.top = EncodedNode(tag: pathTag(of: TestSpelling.self), text: text, on: path.top)
      default: path.append(value)
      }
    }
    return path
  }

  mutating func append(_ value: TestValue) {
    switch value {
    case .number(let number): append(number)
    case .real(let number): append(Double(number))
    case .text(let text): append(text)
    case .flag(let flag): append(flag)
    case .any(let number, let isReal): append(isReal ? AnyHashable(Double(number)) : AnyHashable(number))
    case .plain(let number): append(TestPlain(number: number))
    case .spelled(let number, let spelling): append(TestSpelling(number: number, spelling: spelling))
    }
  }

  var values: [TestValue] {
    elements.compactMap { element in
      if let number = try? element.value(as: Int.self) { return .number(number) }
      if let text = try? element.value(as: String.self) { return .text(text) }
      if let flag = try? element.value(as: Bool.self) { return .flag(flag) }
      if let real = try? element.value(as: Double.self) { return .real(Int(real)) }
      if let any = try? element.value(as: AnyHashable.self) {
        return .any(any.base as? Int ?? Int(any.base as? Double ?? -1), isReal: any.base is Double)
      }
      if let plain = try? element.value(as: TestPlain.self) { return .plain(plain.number) }
      if let spelled = try? element.value(as: TestSpelling.self) { return .spelled(spelled.number, spelled.spelling) }
      return nil
    }
  }

  static func typeName(of value: TestValue) -> String {
    switch value {
    case .number: "number"
    case .text: "text"
    case .flag: "flag"
    case .real: "real"
    case .any: "any"
    case .plain: "plain"
    case .spelled: "spelled"
    }
  }
}

/// Paths of one type, in a custom collection.
enum TypedPaths<Base>: TestPaths
where Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Base.Element == TestValue {
  static func make(_ values: [TestValue], variant: Int) -> StackPath { .of(Base(values)) }

  static func values(of path: StackPath) -> [TestValue] { Array(path.base(as: Base.self) ?? Base()) }

  static func typeName(of value: TestValue) -> String { "one type" }
}

/// Paths of one type that holds values of many types, some of which are equal to others.
enum AnyPaths: TestPaths {
  static func make(_ values: [TestValue], variant: Int) -> StackPath { .of(values.map(element)) }

  private static func element(_ value: TestValue) -> AnyHashable {
    switch value {
    case .number(let number): AnyHashable(number)
    case .real(let number): AnyHashable(Double(number))
    case .any(let number, let isReal): isReal ? AnyHashable(Float(number)) : AnyHashable(Int8(number))
    case .text(let text): AnyHashable(text)
    case .flag(let flag): AnyHashable(flag)
    case .plain(let number): AnyHashable(TestPlain(number: number))
    case .spelled(let number, let spelling): AnyHashable(TestSpelling(number: number, spelling: spelling))
    }
  }

  static func values(of path: StackPath) -> [TestValue] {
    (path.base(as: [AnyHashable].self) ?? []).compactMap { element in
      switch element.base {
      case let number as Int: .number(number)
      case let real as Double: .real(Int(real))
      case let number as Int8: .any(Int(number), isReal: false)
      case let real as Float: .any(Int(real), isReal: true)
      case let text as String: .text(text)
      case let flag as Bool: .flag(flag)
      case let plain as TestPlain: .plain(plain.number)
      case let spelled as TestSpelling: .spelled(spelled.number, spelled.spelling)
      default: nil
      }
    }
  }

  static func typeName(of value: TestValue) -> String { "one type" }
}

extension StackPath {
  static func of<Base>(_ base: Base) -> StackPath
  where Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Base.Element: Hashable {
    .typed(TypedPathBoxOf(base))
  }

  func base<Base>(as type: Base.Type) -> Base?
  where Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Base.Element: Hashable {
    guard case .typed(let box) = self else { return nil }
    return (box as? TypedPathBoxOf<Base>)?.base
  }

  static func numbers(_ numbers: [Int]) -> StackPath { .of(numbers) }

  var numbers: [Int] {
    get { base(as: [Int].self) ?? [] }
    set { self = .numbers(newValue) }
  }

  var mixed: NavigationPath? { if case .mixed(let path) = self { path } else { nil } }
}

/// A collection whose elements are not stored contiguously.
struct Scattered<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  private var cells: [[Element]] = []

  init() {}

  var startIndex: Int { 0 }
  var endIndex: Int { cells.count }

  subscript(index: Int) -> Element {
    get { cells[index][0] }
    set { cells[index] = [newValue] }
  }

  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C) where C.Element == Element {
    cells.replaceSubrange(range, with: elements.map { [$0] })
  }
}
