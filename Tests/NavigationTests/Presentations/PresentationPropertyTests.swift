import CairnTesting
import SwiftUI
import Testing

/// The bindings of all presentations, and how often their content appeared and disappeared.
@MainActor
@Observable
private final class Wishes {
  var sheet = false
  var nested = false
  var item: Int?
  var alert = false
  @ObservationIgnored var shown: [String: Int] = [:]

  func note(_ name: String, _ change: Int) { shown[name, default: 0] += change }
}

private struct Named: View {
  let name: String
  let wishes: Wishes
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Close \(name)") { dismiss() }
      .onAppear { wishes.note(name, 1) }
      .onDisappear { wishes.note(name, -1) }
  }
}

extension Int: @retroactive Identifiable {
  public var id: Int { self }
}

private struct Presenting: View {
  @Bindable var wishes: Wishes
  var body: some View {
    Text("Bottom")
      .sheet(isPresented: $wishes.sheet) {
        Named(name: "sheet", wishes: wishes)
          .sheet(isPresented: $wishes.nested) { Named(name: "nested", wishes: wishes) }
      }
      .sheet(item: $wishes.item) { Named(name: "item \($0)", wishes: wishes) }
      .alert("Alert", isPresented: $wishes.alert) { Button("Close alert") {} }
  }
}

/// A naive list of what is open, in order.
private struct Reference {
  var sheet = false
  var nested = false
  var item: Int?
  var alert = false
  private(set) var open: [String] = []

  /// Applies the wishes of one turn.
  mutating func settle() {
    var wanted: [String] = []
    if sheet { wanted.append("sheet") }
    if sheet && nested { wanted.append("nested") }
    if let item { wanted.append("item \(item)") }
    if alert { wanted.append("alert") }
    open.removeAll { !wanted.contains($0) }
    // Among presentations of one turn, outer presenters come first.
    let order = ["alert"] + (item.map { ["item \($0)"] } ?? []) + ["sheet", "nested"]
    open += order.filter { wanted.contains($0) && !open.contains($0) }
  }

  mutating func close(_ name: String) {
    switch name {
    case "sheet": sheet = false
    case "nested": nested = false
    case "alert": alert = false
    default: item = nil
    }
  }
}

private struct Dice: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@MainActor
@Suite("Presentations, at random")
struct PresentationPropertyTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func bindingsAndWhatIsOpenAgreeAfterEveryCommand(seed: UInt64) throws {
    var dice = Dice(state: seed)
    let wishes = Wishes()
    let host = TestHost { Presenting(wishes: wishes) }
    let nodes = host.liveNodes
    var reference = Reference()
    var history: [String] = []
    for _ in 0..<300 {
      for _ in 0..<Int.random(in: 1...2, using: &dice) {
        history.append(try command(&dice, host, wishes, &reference))
      }
      reference.settle()
      let note = Comment(rawValue: "seed \(seed): \(history.suffix(8))")
      try #require(host.sheets == reference.open.count { $0 != "alert" }, note)
      let front = reference.open.last.map { "Close \($0)" } ?? "Bottom"
      try #require(host.isVisible(front), note)
      try #require(wishes.sheet == reference.sheet && wishes.nested == reference.nested, note)
      try #require(wishes.item == reference.item && wishes.alert == reference.alert, note)
      for (name, count) in wishes.shown { try #require(count == (reference.open.contains(name) ? 1 : 0), note) }
    }
    (wishes.sheet, wishes.nested, wishes.item, wishes.alert) = (false, false, nil, false)
    #expect(host.liveNodes == nodes)
  }

  private func command(_ dice: inout Dice, _ host: TestHost, _ wishes: Wishes, _ reference: inout Reference) throws
    -> String
  {
    switch Int.random(in: 0..<7, using: &dice) {
    case 0:
      wishes.sheet.toggle()
      reference.sheet.toggle()
      return "sheet \(reference.sheet)"
    case 1:
      wishes.nested.toggle()
      reference.nested.toggle()
      return "nested \(reference.nested)"
    case 2:
      let item = [nil, 1, 2].randomElement(using: &dice)!
      wishes.item = item
      reference.item = item
      return "item \(item.map(String.init) ?? "nil")"
    case 3:
      wishes.alert.toggle()
      reference.alert.toggle()
      return "alert \(reference.alert)"
    default:
      // A person sees the settled state.
      _ = host.sheets
      reference.settle()
      guard let front = reference.open.last else { return "nothing" }
      if front == "alert" || Bool.random(using: &dice) {
        try host.tap("Close \(front)")
      } else {
        try host.dismissSheet()
      }
      reference.close(front)
      return "close \(front)"
    }
  }
}
