import TestSupport

@testable import CairnNavigation

/// What the tests put on paths.
enum TestValue: Hashable {
  case number(Int)
  case text(String)
  case flag(Bool)

  static func random(_ generator: inout SeededGenerator) -> TestValue {
    switch generator.below(6) {
    case 0: .text(generator.chance(50) ? "a" : "b")
    case 1: .flag(generator.chance(50))
    default: .number(generator.below(4))
    }
  }
}

/// A kind of path the stack model is tested with.
protocol TestPaths {
  /// - Parameter variant: Chooses among different ways to make paths that are equal.
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
      case .number(let number): path.append(number)
      case .text(let text): path.append(text)
      case .flag(let flag): path.append(flag)
      }
    }
    return path
  }

  var values: [TestValue] {
    elements.compactMap { element in
      if let number = try? element.value(as: Int.self) { return .number(number) }
      if let text = try? element.value(as: String.self) { return .text(text) }
      if let flag = try? element.value(as: Bool.self) { return .flag(flag) }
      return nil
    }
  }

  static func typeName(of value: TestValue) -> String {
    switch value {
    case .number: "number"
    case .text: "text"
    case .flag: "flag"
    }
  }
}

/// Paths of one type, in a collection of the app's.
enum TypedPaths<Base>: TestPaths
where Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Base.Element == TestValue {
  static func make(_ values: [TestValue], variant: Int) -> StackPath { .of(Base(values)) }

  static func values(of path: StackPath) -> [TestValue] { Array(path.base(as: Base.self) ?? Base()) }

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

/// A collection whose elements do not lie next to each other.
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
