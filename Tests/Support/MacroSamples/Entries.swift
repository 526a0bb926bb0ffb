final class Counter {
  var count = 0
}

@MainActor final class Session {
  var isOpen = true
  let name: String

  nonisolated init(name: String) { self.name = name }
}

@MainActor final class Model {
  var title = "model"
}

enum Size { case small, large }

extension EnvironmentValues {
  @Entry var title: String = "untitled"
  @Entry var inferredNumber = 42
  @Entry var inferredCounter = Counter()
  @Entry var freshCounter: Counter = Counter()
  @Entry var selection: Size?
  @Entry var genericOptional: Optional<[String: Int]>
  @Entry var forced: Counter!
  @Entry var size: Size = .large
  @Entry fileprivate(set) var settableHere: [String: [Int]] = ["a": [1, 2], "b": []]
  @Entry public var published = [1, 2, 3]
  @Entry package var packaged: Double = 1.5

  /// A comment with `@Entry let`, "quotes" and a { brace.
  @Entry var commented: Int =  // the answer
    40  // not "yet {
    + 2  // }

  @Entry var text: String = """
    first "line" \(1 + 1) \("nested \("twice")")
      second = { line
    """

  @Entry var raw: String = #"a "quoted" \(brace) } \#(1 + 2)"#
  @Entry var action: () -> Void = {}
  @Entry var inferredAction = { (x: Int) -> Int in
    // A comment with a brace }
    let doubled = x * 2
    return doubled + 1
  }
  @Entry var sendableAction: @Sendable (Int) -> String = { number in "\(number)" }
  @Entry var optionalAction: (@MainActor (String) async throws -> Int)?
  @Entry var chosen: Int = if Bool(true) { 1 } else { 2 }
  @Entry var table: [String: Set<Int>] = [String: Set<Int>]()
  @Entry var inferredTable = [String: [Int]]()
  @Entry var pair: (Int, String) = (1, "one")
  @Entry var `default`: Int = 7
  @available(*, deprecated, message: "Use title.")
  @Entry var oldTitle: String = "old"
  @Entry nonisolated var everywhere = 9
  @Entry var session: Session = Session(name: "main")
}

extension EnvironmentValues {
  @MainActor @Entry var model: Model = Model()
  @Entry @MainActor var inferredModel = Model()
}

@MainActor extension EnvironmentValues {
  @Entry var isolatedByExtension: Model = Model()
}

nonisolated extension EnvironmentValues {
  @Entry var free: Int = 3
}

extension Transaction {
  @Entry var isQuick: Bool = false
  @Entry var label = "none"
}

extension ContainerValues {
  @Entry var weight: Double = 0.5
  @Entry var note: String?
}

extension FocusedValues {
  @Entry var document: String?
  @Entry var binding: Binding<String>?
  @Entry var number: Int? = nil
}
