import CairnCore
import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Rows with a link or a button")
struct LinkRowTests {
  @Test(arguments: [
    ("https://swift.org", LinkMark.outside), ("mailto:ada@example.org", .outside), ("HTTP://swift.org", .outside),
    ("shop://cart", .page),
  ])
  func aLinkThatLeadsOutOfTheAppHasAMarkOfItsOwn(_ address: String, _ mark: LinkMark) throws {
    let url = try #require(URL(string: address))
    let host = TestHost { NavigationStack { List { Link("There", destination: url) } } }
    #expect(host.linkMarks == [mark])
  }

  private struct Changing: View {
    @State private var leadsOut = false
    var body: some View {
      NavigationStack {
        List {
          Button("Turn") { leadsOut.toggle() }
          if leadsOut {
            Link("There", destination: URL(string: "https://swift.org")!)
          } else {
            NavigationLink("There") { Text("Page") }
          }
        }
      }
    }
  }

  @Test func theMarkFollowsTheLink() throws {
    let host = TestHost { Changing() }
    #expect(host.linkMarks == [.page])
    try host.tap("Turn")
    #expect(host.linkMarks == [.outside])
  }

  private struct Resetting: View {
    @State private var isOff = true
    var body: some View {
      List {
        Button("Reset") {}.disabled(isOff)
        HStack {
          Button("Other") {}.disabled(isOff)
          Button("Switch") { isOff.toggle() }.buttonStyle(.borderless)
        }
      }
    }
  }

  @Test func aButtonThatIsAllOfItsRowHasNoBoxWhetherEnabledOrNot() throws {
    let host = TestHost { Resetting() }
    #expect(host.element("Reset")?.standsFree == false)
    #expect(host.element("Other")?.standsFree == true)
    #expect(host.element("Reset")?.nearestRow?.disabledControl != nil)
    try host.tap("Switch")
    #expect(host.element("Reset")?.standsFree == false)
    #expect(host.element("Other")?.standsFree == true)
    #expect(host.element("Reset")?.nearestRow?.disabledControl == nil)
    #expect(host.element("Reset")?.nearestRow?.standsForItsContent == true, "the row is pressed as a whole again")
  }
}

extension TestHost {
  private var root: Element? {
    _ = texts
    return host.windows.last?.screen.root
  }

  /// The marks of links, from above.
  fileprivate var linkMarks: [LinkMark] {
    func marks(_ element: Element) -> [LinkMark] {
      var own: [LinkMark] = []
      if case .image(let image) = element.content, let mark = image.linkMark { own = [mark] }
      return own + element.children.flatMap(marks)
    }
    return root.map(marks) ?? []
  }

  fileprivate func element(_ label: String) -> Element? {
    root?.firstInside { $0.role == .button && $0.label == label }
  }
}

extension Element {
  fileprivate var nearestRow: Element? { role == .row ? self : parent?.nearestRow }
}
