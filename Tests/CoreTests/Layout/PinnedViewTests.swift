import CairnCore
import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Headers and footers that stay in view")
struct PinnedViewTests {
  private struct Sections: View {
    let pinned: PinnedScrollableViews
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<5) { section in
            Section {
              ForEach(0..<10) { Text("Row \(section).\($0)").frame(height: 50) }
            } header: {
              Text("Header \(section)").frame(height: 30)
            } footer: {
              Text("Footer \(section)").frame(height: 20)
            }
          }
        }
      }
      .frame(height: 400)
    }
  }

  /// Returns where a text's frame begins in the scroll view. A section is 30 + 10 · 50 + 20 = 550 high.
  private func top(of text: String, in host: TestHost) -> CGFloat? {
    let area = host.root?.firstInside { $0.isScrollArea(along: .vertical) }
    guard
      let found = host.root?.firstInside(where: {
        if case .text(let own) = $0.content { own.string == text } else { false }
      }), let box = found.parent
    else { return nil }
    // Offsets of several steps have small rounding errors.
    return (box.frame(in: area).minY * 1000).rounded() / 1000
  }

  private func scroll(_ host: TestHost, to y: CGFloat) {
    host.root?.firstInside { $0.isScrollArea(along: .vertical) }?.scrollOffset = CGPoint(x: 0, y: y)
    host.runPending()
  }

  @Test func aHeaderStaysAtTheTopWhileItsSectionIsThere() {
    let host = TestHost { Sections(pinned: [.sectionHeaders]) }
    #expect(top(of: "Header 0", in: host) == 0)
    scroll(host, to: 200)
    #expect(top(of: "Header 0", in: host) == 0)
    #expect(top(of: "Row 0.4", in: host) == 30)
    // The section ends at 550: its last 10 points push the header out.
    scroll(host, to: 540)
    #expect(top(of: "Header 0", in: host) == -20)
    #expect(top(of: "Header 1", in: host) == 10)
    scroll(host, to: 600)
    #expect(top(of: "Header 1", in: host) == 0)
    scroll(host, to: 0)
    #expect(top(of: "Header 0", in: host) == 0)
    #expect(top(of: "Header 1", in: host) == 550)
  }

  @Test func aFooterStaysAtTheBottom() {
    let host = TestHost { Sections(pinned: [.sectionFooters]) }
    // The window is 400 high, the section's end is 550 down.
    #expect(top(of: "Footer 0", in: host) == 380)
    scroll(host, to: 100)
    #expect(top(of: "Footer 0", in: host) == 380)
    scroll(host, to: 200)
    #expect(top(of: "Footer 0", in: host) == 330)
  }

  @Test func whatIsNotPinnedScrollsAway() {
    let host = TestHost { Sections(pinned: []) }
    scroll(host, to: 200)
    #expect(top(of: "Header 0", in: host) == -200)
  }
}
