import CairnTesting
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("View builder")
struct BuilderTests {
  @Test func anyNumberOfChildrenStandInTheirOrder() {
    let host = TestHost {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
      Text("13")
    }
    #expect(host.texts == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"])
  }

  @Test func nothingIsAView() {
    #expect(TestHost {}.texts == [])
    #expect(TestHost { EmptyView() }.tree == "window")
  }

  @Test func aConditionShowsOneBranchAtATime() {
    let isOn = Switchboard(true)
    let host = TestHost {
      Deferred {
        Text("before")
        if isOn.value { Text("on") }
        if isOn.value { Text("yes") } else { Text("no") }
        Text("after")
      }
    }
    #expect(host.texts == ["before", "on", "yes", "after"])
    isOn.value = false
    #expect(host.texts == ["before", "no", "after"])
    isOn.value = true
    #expect(host.texts == ["before", "on", "yes", "after"])
  }

  @Test func aSwitchShowsTheCaseThatMatches() {
    enum Phase {
      case loading
      case failed(String)
      case ready([String])
    }
    let phase = Switchboard(Phase.loading)
    let host = TestHost {
      Deferred {
        switch phase.value {
        case .loading: Text("Loading")
        case .failed(let reason): Text("Failed: \(reason)")
        case .ready(let names):
          ForEach(names, id: \.self) { Text($0) }
          Text("\(names.count) in all")
        }
      }
    }
    #expect(host.texts == ["Loading"])
    phase.value = .failed("no network")
    #expect(host.texts == ["Failed: no network"])
    phase.value = .ready(["a", "b"])
    #expect(host.texts == ["a", "b", "2 in all"])
    phase.value = .ready([])
    #expect(host.texts == ["0 in all"])
  }

  @Test func anOptionalIsUnwrappedOrLeftOut() {
    let name = Switchboard<String?>(nil)
    let host = TestHost {
      Deferred {
        if let name = name.value { Text("Hello, \(name)") }
        name.value.map { Text($0) }
      }
    }
    #expect(host.texts == [])
    name.value = "Ann"
    #expect(host.texts == ["Hello, Ann", "Ann"])
  }

  @Test func availabilityIsACondition() {
    let host = TestHost {
      if #available(iOS 17, macOS 14, *) { Text("new") } else { Text("old") }
      if #available(iOS 17, *) { Text("also new") }
    }
    #expect(host.texts == ["new", "also new"])
  }

  @Test func conditionsNest() {
    let level = Switchboard(0)
    let host = TestHost {
      Deferred {
        if level.value > 0 {
          Group {
            if level.value > 1 {
              Text("deep")
              if level.value > 2 { Text("deeper") } else { Text("not deeper") }
            } else {
              Text("shallow")
            }
          }
          Text("end")
        }
      }
    }
    #expect(host.texts == [])
    level.value = 1
    #expect(host.texts == ["shallow", "end"])
    level.value = 2
    #expect(host.texts == ["deep", "not deeper", "end"])
    level.value = 3
    #expect(host.texts == ["deep", "deeper", "end"])
    level.value = 0
    #expect(host.texts == [])
  }

  @Test func letStatementsAndCallsBetweenViewsAreAllowed() {
    let host = TestHost {
      let greeting = "Hello"
      Text(greeting)
      let _ = print("", terminator: "")
      Text(greeting.uppercased())
    }
    #expect(host.texts == ["Hello", "HELLO"])
  }

  @Test func aTupleViewMadeByHandShowsItsMembers() {
    let host = TestHost { TupleView((Text("a"), Tally("b"), TupleView(Text("c")))) }
    #expect(host.texts == ["a", "b 0", "c"])
  }

  @Test func aViewsBuilderPropertiesAndFunctionsAreViews() {
    struct Page: View {
      let isLong: Bool
      @ViewBuilder var head: some View {
        Text("Title")
        if isLong { Text("Subtitle") }
      }
      @ViewBuilder func line(_ number: Int) -> some View {
        if number.isMultiple(of: 2) { Text("even") } else { Text("odd") }
      }
      var body: some View {
        head
        line(1)
        line(2)
      }
    }
    #expect(TestHost { Page(isLong: true) }.texts == ["Title", "Subtitle", "odd", "even"])
    #expect(TestHost { Page(isLong: false) }.texts == ["Title", "odd", "even"])
  }
}
