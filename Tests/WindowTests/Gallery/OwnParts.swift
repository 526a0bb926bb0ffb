import Cairn
import SwiftUI

#if canImport(CGTK)
  import CGTK
#endif

/// A level and a button to raise it, by the means of each host.
struct OwnPartsPage: View {
  @State private var level = 0.25
  @State private var isShown = true

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      if isShown { Level(value: $level).frame(width: 300, height: 60) }
      Text("Level \(level.formatted(.percent))")
      Button("Raise") { level = min(level + 0.25, 1) }
      Toggle("Shown", isOn: $isShown)
      NavigationLink("Next") { Text("Behind it").navigationTitle("After it") }
    }
    .padding()
  }
}

private struct Level: HTMLRepresentable, CellRepresentable {
  @Binding var value: Double

  static var html: HTMLPart {
    HTMLPart(
      "<div><i></i></div><button>More</button>",
      style: "div{height:12px;background:#8884}i{display:block;height:100%;background:#2a7}",
      script: """
        export default (root, app) => {
          const bar = root.querySelector('i');
          document.body.dataset.parts = Number(document.body.dataset.parts || 0) + 1;
          root.querySelector('button').onclick = () => app.send({ by: .25 });
          app.onvalue = level => { bar.style.width = level * 100 + '%'; };
          return () => { document.body.dataset.parts = Number(document.body.dataset.parts) - 1; };
        }
        """)
  }

  struct Step: Decodable { let by: Double }

  var htmlValue: Double { value }
  func receive(_ message: Step) { value = min(value + message.by, 1) }

  func draw(in cells: inout CellArea) {
    let filled = Int(value * Double(cells.columns))
    cells.put(String(repeating: "█", count: filled), column: 0, row: 0, color: .green)
    cells.put(String(repeating: "░", count: cells.columns - filled), column: filled, row: 0)
    for row in 1..<max(cells.rows, 1) { cells.put("row \(row)", column: 0, row: row) }
  }
}

#if canImport(CGTK)
  extension Level: GTKRepresentable {
    @MainActor
    final class Coordinator {
      var changed: (Double) -> Void = { _ in }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
      let scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.25)!
      gtk_widget_set_hexpand(scale, 1)
      let changed: @convention(c) (UnsafeMutablePointer<GtkRange>, UnsafeRawPointer) -> Void = { range, data in
        let value = gtk_range_get_value(range)
        let coordinator = Unmanaged<Coordinator>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { coordinator.changed(value) }
      }
      g_signal_connect_data(
        scale, "value-changed", unsafeBitCast(changed, to: GCallback.self),
        Unmanaged.passUnretained(context.coordinator).toOpaque(), nil, GConnectFlags(rawValue: 0))
      return scale
    }

    func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
      context.coordinator.changed = { if $0 != value { value = $0 } }
      widget.withMemoryRebound(to: GtkRange.self, capacity: 1) { gtk_range_set_value($0, value) }
    }
  }
#endif
