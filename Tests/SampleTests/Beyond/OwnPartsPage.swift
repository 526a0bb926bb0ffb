import Cairn
import CairnTesting
import SwiftUI
import Testing

#if canImport(CGTK)
  import CGTK

  struct Level: GTKRepresentable {
    var value: Double

    func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
      gtk_level_bar_new()
    }

    func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
      gtk_level_bar_set_value(OpaquePointer(widget), value)
    }

    var elsewhere: some View {
      ProgressView(value: value)
    }
  }
#endif

struct Stars: HTMLRepresentable {
  @Binding var count: Int

  static var html: HTMLPart {
    HTMLPart(
      "<button>Another star</button> <output></output>",
      style: "output { color: orange }",
      script: """
        export default (root, app) => {
          root.querySelector('button').onclick = () => app.send(1);
          app.onvalue = count => {
            root.querySelector('output').textContent = '★'.repeat(count);
          };
        }
        """)
  }

  var htmlValue: Int { count }

  func receive(_ message: Int) {
    count += message
  }

  var elsewhere: some View {
    Stepper("\(count) stars", value: $count)
  }
}

struct Meter: CellRepresentable {
  var value: Double

  func draw(in cells: inout CellArea) {
    let filled = Int(value * Double(cells.columns))
    cells.put(String(repeating: "█", count: filled), column: 0, row: 0, color: .green)
    cells.put(String(repeating: "░", count: cells.columns - filled), column: filled, row: 0)
  }

  var elsewhere: some View {
    ProgressView(value: value)
  }
}

@MainActor
@Suite("Docs/Guide/OwnParts.md")
struct OwnPartsPageTests {
  private struct Page: View {
    @State private var count = 2
    var body: some View { Stars(count: $count) }
  }

  @Test func otherHostsShowAnotherView() throws {
    let host = TestHost { Page() }
    try host.step("2 stars", by: 1)
    #expect(host.isVisible("3 stars"))
  }
}
