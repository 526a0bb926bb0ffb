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
protocol TestPath: StackPath {
  /// - Parameter variant: Chooses among different ways to make paths that are equal.
  static func make(_ values: [TestValue], variant: Int) -> Self
  var values: [TestValue] { get }
  static func typeName(of value: TestValue) -> String
}

extension NavigationPath: TestPath {
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

extension TypedPath: TestPath where Base.Element == TestValue {
  static func make(_ values: [TestValue], variant: Int) -> TypedPath { TypedPath(Base(values)) }
  var values: [TestValue] { Array(base) }
  static func typeName(of value: TestValue) -> String { "one type" }
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
