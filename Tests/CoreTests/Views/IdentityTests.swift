import CairnTesting
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Identity")
struct IdentityTests {
  @Test func stateStaysWhileThePlaceAndTheTypeStay() throws {
    let name = Switchboard("a")
    let host = TestHost { Deferred { Tally(name.value) } }
    try host.tap("a 0")
    name.value = "b"
    #expect(host.texts == ["b 1"])
  }

  @Test func twoBranchesAreTwoViewsEvenOfOneType() throws {
    let isOn = Switchboard(true)
    let host = TestHost { Deferred { if isOn.value { Tally("a") } else { Tally("b") } } }
    try host.tap("a 0")
    isOn.value = false
    #expect(host.texts == ["b 0"])
    isOn.value = true
    #expect(host.texts == ["a 0"])
  }

  @Test func aConditionLeavesItsSiblingsAlone() throws {
    let isOn = Switchboard(true)
    let host = TestHost {
      Deferred {
        Tally("a")
        if isOn.value { Text("between") }
        Tally("b")
      }
    }
    try host.tap("a 0")
    try host.tap("b 0")
    isOn.value = false
    #expect(host.texts == ["a 1", "b 1"])
  }

  @Test func anyViewKeepsStateForTheSameTypeAndEndsItForAnother() throws {
    let choice = Switchboard(0)
    let host = TestHost {
      Deferred {
        switch choice.value % 2 {
        case 0: AnyView(Tally("a\(choice.value)"))
        default: AnyView(Text("text"))
        }
      }
    }
    // Both branches erase to the same type, so here the erased views do not share a position; below they do.
    #expect(host.texts == ["a0 0"])

    func erased(_ number: Int) -> AnyView { number % 2 == 0 ? AnyView(Tally("a\(number)")) : AnyView(Text("text")) }
    choice.value = 0
    let shared = TestHost { Deferred { erased(choice.value) } }
    try shared.tap("a0 0")
    choice.value = 2
    #expect(shared.texts == ["a2 1"])
    choice.value = 3
    #expect(shared.texts == ["text"])
    choice.value = 4
    #expect(shared.texts == ["a4 0"])
  }

  @Test func anErasedViewErasedAgainIsTheSameView() throws {
    let layers = Switchboard(1)
    func erased(_ layers: Int) -> AnyView {
      var view = AnyView(Tally("a"))
      for _ in 1..<layers { view = AnyView(view) }
      return view
    }
    let host = TestHost { Deferred { erased(layers.value) } }
    try host.tap("a 0")
    layers.value = 5
    #expect(host.texts == ["a 1"])
  }

  @Test func anotherIDIsAnotherView() throws {
    let id = Switchboard(1)
    let host = TestHost { Deferred { Tally("a").id(id.value) } }
    try host.tap("a 0")
    #expect(host.texts == ["a 1"])
    id.value = 1
    #expect(host.texts == ["a 1"])
    id.value = 2
    #expect(host.texts == ["a 0"])
    id.value = 1
    #expect(host.texts == ["a 0"])
  }

  @Test func anIDOnAGroupConcernsEveryMember() throws {
    let id = Switchboard("x")
    let host = TestHost {
      Deferred {
        Group {
          Tally("a")
          Tally("b")
        }
        .id(id.value)
        Tally("c")
      }
    }
    for label in ["a 0", "b 0", "c 0"] { try host.tap(label) }
    id.value = "y"
    #expect(host.texts == ["a 0", "b 0", "c 1"])
  }

  @Test func stateIsFreedWhenItsViewGoes() {
    struct Holder: View {
      @State var token: Token
      var body: some View { Text("held") }
    }
    weak var token: Token?
    let isShown = Switchboard(true)
    let make: () -> Token = {
      let new = token ?? Token()
      token = new
      return new
    }
    let host = TestHost { Deferred { if isShown.value { Holder(token: make()) } } }
    #expect(host.texts == ["held"])
    #expect(token != nil)
    isShown.value = false
    #expect(host.texts == [])
    #expect(token == nil)
  }

  @Test func nodesComeBackToTheSameNumber() {
    let isOn = Switchboard(false)
    let host = TestHost {
      Deferred {
        if isOn.value {
          VStack {
            Tally("a")
            ForEach(0..<5) { Text("\($0)").id($0) }
            AnyView(Group { Text("x") })
          }
        }
      }
    }
    let empty = host.liveNodes
    for _ in 0..<50 {
      isOn.value = true
      #expect(host.liveNodes > empty)
      isOn.value = false
      #expect(host.liveNodes == empty)
    }
  }
}
