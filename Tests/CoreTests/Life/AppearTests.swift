import CairnTesting
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Appearing and disappearing")
struct AppearTests {
  let journal = Journal()

  @Test("N82: appear effects have run when the first frame is there")
  func appearsWithTheFirstFrame() {
    struct Page: View {
      @State private var text = "before"
      var body: some View { Text(text).onAppear { text = "after" } }
    }
    #expect(TestHost { Page() }.texts == ["after"])
  }

  @Test func aViewAppearsOnceAndDisappearsOnce() {
    let isShown = Switchboard(true)
    let host = TestHost { Deferred { if isShown.value { Text("a").logged("a", in: journal) } } }
    host.resize(width: 500, height: 500)
    #expect(journal.take() == ["a appears"])
    isShown.value = false
    #expect(host.texts == [])
    #expect(journal.take() == ["a disappears"])
    isShown.value = true
    #expect(host.texts == ["a"])
    #expect(journal.take() == ["a appears"])
  }

  @Test func outerViewsAppearBeforeInnerOnesAndSiblingsInReadingOrder() {
    let isShown = Switchboard(true)
    let host = TestHost {
      Deferred {
        if isShown.value {
          VStack {
            Text("1").logged("first", in: journal)
            VStack { Text("2").logged("second", in: journal) }.logged("group", in: journal)
            Text("3").logged("third", in: journal)
          }
          .logged("all", in: journal)
        }
      }
    }
    #expect(
      journal.take() == ["all appears", "first appears", "group appears", "second appears", "third appears"])
    isShown.value = false
    #expect(host.texts == [])
    #expect(
      journal.take()
        == ["all disappears", "first disappears", "group disappears", "second disappears", "third disappears"])
  }

  @Test func orderDoesNotDependOnWhetherAViewHasABodyOfItsOwn() {
    struct Inner: View {
      let journal: Journal
      var body: some View { Text("inner").logged("inner", in: journal) }
    }
    let host = TestHost {
      VStack {
        Inner(journal: journal).logged("around", in: journal)
        AnyView(Text("erased").logged("erased", in: journal))
        Text("plain").logged("plain", in: journal)
      }
    }
    #expect(host.texts == ["inner", "erased", "plain"])
    #expect(journal.take() == ["around appears", "inner appears", "erased appears", "plain appears"])
  }

  @Test func twoModifiersOnOneViewRunTheOuterFirst() {
    _ = TestHost { Text("a").onAppear { journal.write("inner") }.onAppear { journal.write("outer") } }
    #expect(journal.take() == ["outer", "inner"])
  }

  @Test("What comes appears before what leaves disappears")
  func appearComesBeforeDisappear() {
    let isFirst = Switchboard(true)
    let host = TestHost {
      Deferred {
        if isFirst.value { Text("1").logged("1", in: journal) } else { Text("2").logged("2", in: journal) }
      }
    }
    _ = journal.take()
    isFirst.value = false
    #expect(host.texts == ["2"])
    #expect(journal.take() == ["2 appears", "1 disappears"])
  }

  @Test func aNewIDIsACompleteLife() {
    let id = Switchboard(1)
    let host = TestHost { Deferred { Text("\(id.value)").logged("\(id.value)", in: journal).id(id.value) } }
    _ = journal.take()
    id.value = 2
    #expect(host.texts == ["2"])
    #expect(journal.take() == ["2 appears", "1 disappears"])
  }

  @Test func rowsAppearAndDisappearByTheirElements() {
    let rows = Switchboard(["a", "b", "c"])
    let host = TestHost { Deferred { ForEach(rows.value, id: \.self) { Text($0).logged($0, in: journal) } } }
    #expect(journal.take() == ["a appears", "b appears", "c appears"])
    rows.value = ["c", "x", "a"]
    #expect(host.texts == ["c", "x", "a"])
    #expect(journal.take() == ["x appears", "b disappears"])
  }

  @Test func theActionSeesTheNewestValues() {
    let name = Switchboard("a")
    let isShown = Switchboard(true)
    let host = TestHost {
      Deferred {
        let captured = name.value
        if isShown.value { Text(captured).onDisappear { journal.write(captured) } }
      }
    }
    name.value = "b"
    #expect(host.texts == ["b"])
    isShown.value = false
    #expect(host.texts == [])
    #expect(journal.take() == ["b"])
  }

  @Test func aViewShownAndHiddenBeforeAnyoneCouldSeeItNeitherAppearsNorDisappears() {
    struct Flash: View {
      let journal: Journal
      @State private var step = 0
      var body: some View {
        Text("step \(step)")
          .onChange(of: step) { if step == 1 { step = 2 } }
        if step == 1 { Text("flash").logged("flash", in: journal) }
        Button("Start") { step = 1 }
      }
    }
    let host = TestHost { Flash(journal: journal) }
    #expect(throws: Never.self) { try host.tap("Start") }
    #expect(host.texts == ["step 2", "Start"])
    // The change is an effect of a frame with the view in it, so the view appeared and disappeared.
    #expect(journal.take() == ["flash appears", "flash disappears"])
  }

  @Test func disappearRunsWhenTheWindowGoes() throws {
    var host: TestHost? = TestHost { Text("a").logged("a", in: journal) }
    #expect(host?.texts == ["a"])
    host = nil
    #expect(journal.take() == ["a appears", "a disappears"])
  }
}
