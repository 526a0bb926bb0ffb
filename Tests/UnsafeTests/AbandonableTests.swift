import CairnUnsafe
import Testing

@Suite("Code that can be left")
struct AbandonableTests {
  private final class Reason {
    let text: String
    init(_ text: String) { self.text = text }
  }

  private final class Log {
    var lines: [String] = []
  }

  @Test func codeThatFinishesHasNoReason() {
    let log = Log()
    for _ in 0..<3 { #expect(Abandonable.run { log.lines.append("ran") } == nil) }
    #expect(log.lines == ["ran", "ran", "ran"])
  }

  @Test func codeIsLeftWhereItAsksFor() {
    let log = Log()
    let reason = Abandonable.run {
      log.lines.append("before")
      Abandonable.abandon(for: Reason("no value"))
      log.lines.append("after")
    }
    #expect((reason as? Reason)?.text == "no value")
    #expect(log.lines == ["before"])
  }

  @Test func theInnermostCodeIsLeft() {
    let log = Log()
    let outer = Abandonable.run {
      let inner = Abandonable.run { Abandonable.abandon(for: Reason("inner")) }
      log.lines.append((inner as? Reason)?.text ?? "none")
      Abandonable.abandon(for: Reason("outer"))
    }
    #expect((outer as? Reason)?.text == "outer")
    #expect(log.lines == ["inner"])
  }

  @Test func outsideOfItNothingIsLeft() {
    weak var gone: Reason?
    do {
      let reason = Reason("nobody listens")
      gone = reason
      Abandonable.abandon(for: reason)
    }
    #expect(gone == nil)
  }

  @Test func deepCodeHasRoom() {
    func depth(_ rest: Int) -> Int { rest == 0 ? 0 : depth(rest - 1) + 1 }
    let log = Log()
    #expect(Abandonable.run { log.lines.append("\(depth(20_000))") } == nil)
    #expect(log.lines == ["20000"])
  }

  @Test func eachThreadLeavesItsOwn() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask {
          (Abandonable.run { Abandonable.abandon(for: Reason("\(number)")) } as? Reason)?.text == "\(number)"
        }
      }
      for await isOwn in group { #expect(isOwn) }
    }
  }
}
