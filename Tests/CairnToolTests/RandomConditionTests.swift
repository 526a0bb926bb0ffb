import CairnSwiftSources
import Testing

@testable import CairnTool

/// A condition as a tree, with what the compiler would answer.
private indirect enum Naive {
  case atom(String)
  case not(Naive)
  case both(Naive, Naive)
  case either(Naive, Naive)

  static func any(_ atoms: [String], depth: Int = 0, _ random: inout Seeded) -> Naive {
    switch Int.random(in: 0..<(depth < 4 ? 5 : 1), using: &random) {
    case 1: .not(any(atoms, depth: depth + 1, &random))
    case 2: .both(any(atoms, depth: depth + 1, &random), any(atoms, depth: depth + 1, &random))
    case 3: .either(any(atoms, depth: depth + 1, &random), any(atoms, depth: depth + 1, &random))
    default: .atom(atoms.randomElement(using: &random)!)
    }
  }

  func holds(_ answer: (String) -> Bool) -> Bool {
    switch self {
    case .atom(let text): answer(text)
    case .not(let one): !one.holds(answer)
    case .both(let one, let other): one.holds(answer) && other.holds(answer)
    case .either(let one, let other): one.holds(answer) || other.holds(answer)
    }
  }

  /// With no more parentheses than the order of `!`, `&&` and `||` needs.
  func text(_ level: Int = 0, _ random: inout Seeded) -> String {
    let gap = Bool.random(using: &random) ? " " : ""
    func inner(_ one: Naive, _ other: Naive, _ sign: String, _ own: Int) -> String {
      // Both signs group to the left.
      let text = one.text(own, &random) + gap + sign + gap + other.text(own + 1, &random)
      return level > own ? "(\(gap)\(text)\(gap))" : text
    }
    return switch self {
    case .atom(let text): text
    case .not(let one): "!" + one.text(2, &random)
    case .both(let one, let other): inner(one, other, "&&", 1)
    case .either(let one, let other): inner(one, other, "||", 0)
    }
  }
}

@Suite("Conditions, made at random")
struct RandomConditionTests {
  /// What holds on Linux with Swift 6.3.1 and these modules.
  private static let answers = [
    "os(Linux)": true, "os(iOS)": false, "os( macOS )": false, "canImport(SwiftUI)": true, "canImport(UIKit)": false,
    "targetEnvironment(simulator)": false, "DEBUG": true, "RELEASE": false, "true": true, "false": false,
    "swift(>=6.0)": true, "compiler(<6.3)": false, "compiler(>=6.3.1)": true, "compiler(<7)": true,
    "canImport(SwiftUI.View)": true, "os(visionOS)": false,
  ]
  private static let onPhone: Set = ["os(iOS)", "canImport(UIKit)"]
  private let world = CompilerWorld(modules: ["SwiftUI"], flags: ["DEBUG"], version: "6.3.1")

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func conditionsHoldAsTheirPartsDo(seed: UInt64) {
    var random = Seeded(state: seed)
    let naive = Naive.any(Self.answers.keys.sorted(), &random)
    let text = naive.text(0, &random)
    #expect(Condition(text).holds(in: world) == naive.holds { Self.answers[$0] == true }, "\(text)")
    #expect(
      Condition(text + " // phones").holds(in: world.as(.ios))
        == naive.holds { Self.answers[$0] == true || Self.onPhone.contains($0) }, "\(text)")
  }

  /// What is said although a part is unknown holds whatever that part is.
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func unknownPartsAreNeverGuessed(seed: UInt64) {
    var random = Seeded(state: seed)
    let open = ["hasFeature(Macros)", "arch(x86_64)", "_endian(little)"]
    let naive = Naive.any(Self.answers.keys.sorted() + open + open + open, &random)
    let text = naive.text(0, &random)
    guard let said = Condition(text).holds(in: world) else { return }
    for bits in 0..<8 {
      let holds = naive.holds { atom in
        open.firstIndex(of: atom).map { bits >> $0 & 1 == 1 } ?? (Self.answers[atom] == true)
      }
      #expect(holds == said, "\(text)")
    }
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func versionsAreComparedByTheirNumbers(seed: UInt64) {
    var random = Seeded(state: seed)
    func version() -> [Int] {
      (0..<Int.random(in: 1...3, using: &random)).map { _ in [0, 1, 2, 9, 10].randomElement(using: &random)! }
    }
    func written(_ version: [Int]) -> String { version.map(String.init).joined(separator: ".") }
    let (own, wish) = (version(), version())
    func number(_ version: [Int]) -> Int { (0..<3).reduce(0) { $0 * 100 + (version.count > $1 ? version[$1] : 0) } }
    let world = CompilerWorld(modules: [], version: written(own))
    let isNew = number(own) >= number(wish)
    #expect(world.answer("compiler", ">=\(written(wish))") == isNew, "\(own) \(wish)")
    #expect(world.answer("compiler", "<\(written(wish))") == !isNew, "\(own) \(wish)")
    #expect(Condition("compiler(>= \(written(wish)))").holds(in: world) == isNew)
  }

  // MARK: Branches

  /// A source with nested conditions, and the modules that it imports on Linux and on a phone.
  private struct Branches {
    var text = ""
    var here: [String] = []
    var onPhone: [String] = []
    private var count = 0

    init(_ random: inout Seeded) { add(isHere: true, isOnPhone: true, depth: 0, &random) }

    private mutating func add(isHere: Bool, isOnPhone: Bool, depth: Int, _ random: inout Seeded) {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        count += 1
        text += "import Module\(count)\n// import No\n"
        if isHere { here.append("Module\(count)") }
        if isOnPhone { self.onPhone.append("Module\(count)") }
        guard depth < 4, Bool.random(using: &random) else { continue }
        var (tookHere, tookOnPhone) = (false, false)
        for branch in 0..<Int.random(in: 1...3, using: &random) {
          let naive = Naive.any(RandomConditionTests.answers.keys.sorted(), &random)
          let holds = naive.holds { RandomConditionTests.answers[$0] == true }
          let holdsOnPhone = naive.holds {
            RandomConditionTests.answers[$0] == true || RandomConditionTests.onPhone.contains($0)
          }
          text += "  \(branch == 0 ? "#if" : "#elseif") \(naive.text(0, &random))\n"
          add(
            isHere: isHere && holds && !tookHere, isOnPhone: isOnPhone && holdsOnPhone && !tookOnPhone,
            depth: depth + 1, &random)
          (tookHere, tookOnPhone) = (tookHere || holds, tookOnPhone || holdsOnPhone)
        }
        if Bool.random(using: &random) {
          text += "#else // no other\n"
          add(isHere: isHere && !tookHere, isOnPhone: isOnPhone && !tookOnPhone, depth: depth + 1, &random)
        }
        text += "#endif\n"
      }
    }
  }

  private func compiled(_ text: String, _ world: CompilerWorld) -> [String] {
    let source = SourceTokens(text)
    let states = CompiledTokens(in: source, world).states
    return source.tokens.indices.filter { states[$0] == true && source.tokens[$0].text.hasPrefix("Module") }
      .map { source.tokens[$0].text }
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func eachBranchIsCompiledAsTheCompilerDoes(seed: UInt64) {
    var random = Seeded(state: seed)
    let branches = Branches(&random)
    #expect(compiled(branches.text, world) == branches.here, "\(branches.text)")
    #expect(compiled(branches.text, world.as(.ios)) == branches.onPhone, "\(branches.text)")
    #expect(SourceReport(branches.text, in: world).imports.map(\.module) == branches.here, "\(branches.text)")
  }

  /// The compiler for Linux does with the copy what one for phones does with the file.
  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func aCopyIsCompiledHereAsTheFileIsOnAPhone(seed: UInt64) {
    var random = Seeded(state: seed)
    let branches = Branches(&random)
    let copy = SourceCopy(platform: .ios).text(branches.text, at: "/a.swift") ?? branches.text
    #expect(compiled(copy, world) == branches.onPhone, "\(branches.text)")
  }
}
