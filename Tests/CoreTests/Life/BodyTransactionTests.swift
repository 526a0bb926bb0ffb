import CairnTesting
import SwiftUI
import TestSupport
import Testing

@testable import CairnCore

/// Records its transaction when a number changes.
private struct Probe: UnaryModifier {
  typealias Body = Never
  let name: String
  let number: Int
  let journal: Journal

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: Probe

    init(_ modifier: Probe, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
    }

    func modifierChanged(from old: Probe) {
      modifier.journal.write("\(modifier.name) \(effectiveTransaction().animation == .linear)")
    }
  }
}

@MainActor
@Suite("Transactions for some modifiers")
struct BodyTransactionTests {
  @Test func reachTheModifiersInTheBodyAndNothingElse() {
    let journal = Journal()
    let number = Switchboard(0)
    let host = TestHost {
      Deferred {
        Text("a")
          .modifier(Probe(name: "inside", number: number.value, journal: journal))
          .animation(.linear) { $0.modifier(Probe(name: "body", number: number.value, journal: journal)) }
          .modifier(Probe(name: "outside", number: number.value, journal: journal))
      }
    }
    number.value = 1
    #expect(host.texts == ["a"])
    #expect(journal.take().sorted() == ["body true", "inside false", "outside false"])
  }
}
