import CairnTesting
import SwiftUI
import Testing

/// Notes what happens, in order.
@MainActor
final class Notebook {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

@MainActor @Suite("Views of UIKit in views of SwiftUI")
struct RepresentableTests {
  private struct Caption: UIViewRepresentable {
    var text: String
    var notebook = Notebook()
    @Environment(\.locale) private var locale

    final class Coordinator {
      let notebook: Notebook
      init(_ notebook: Notebook) { self.notebook = notebook }
    }

    func makeCoordinator() -> Coordinator {
      notebook.note("coordinator")
      return Coordinator(notebook)
    }

    func makeUIView(context: Context) -> UILabel {
      context.coordinator.notebook.note("make \(context.environment.locale.identifier)")
      return UILabel()
    }

    func updateUIView(_ uiView: UILabel, context: Context) {
      context.coordinator.notebook.note("update \(text)")
      uiView.text = text
    }

    static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
      coordinator.notebook.note("dismantle \(uiView.text ?? "")")
    }
  }

  private struct Screen: View {
    let notebook: Notebook
    @State private var count = 0
    @State private var isShown = true
    @State private var other = 0

    var body: some View {
      Button("Add") { count += 1 }
      Button("Other") { other += 1 }
      Button("Toggle") { isShown.toggle() }
      Text("Other: \(other)")
      if isShown { Caption(text: "Count: \(count)", notebook: notebook) }
    }
  }

  @Test func aLabelIsMadeOnceAndUpdatedWhenItsInputsChange() throws {
    let notebook = Notebook()
    let host = TestHost { Screen(notebook: notebook).environment(\.locale, Locale(identifier: "en_US")) }
    #expect(host.texts.contains("Count: 0"))
    #expect(notebook.lines == ["coordinator", "make en_US", "update Count: 0"])
    try host.tap("Add")
    #expect(host.texts.contains("Count: 1"))
    #expect(notebook.lines.last == "update Count: 1")
    try host.tap("Other")
    #expect(notebook.lines.count == 4)
    try host.tap("Toggle")
    #expect(notebook.lines.last == "dismantle Count: 1")
    #expect(!host.texts.contains("Count: 1"))
    try host.tap("Toggle")
    #expect(notebook.lines.suffix(3) == ["coordinator", "make en_US", "update Count: 1"])
    #expect(host.diagnostics.filter { $0.code == "update.write-during-body" }.isEmpty)
  }

  private struct Counter: UIViewRepresentable {
    @State private var taps = 0
    @Binding var total: Int

    func makeUIView(context: Context) -> UIStackView {
      let button = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      let (taps, total) = ($taps, $total)
      button.addAction(
        UIAction { _ in
          taps.wrappedValue += 1
          total.wrappedValue += 10
        }, for: .touchUpInside)
      let stack = UIStackView(arrangedSubviews: [UILabel(), button])
      stack.axis = .vertical
      return stack
    }

    func updateUIView(_ uiView: UIStackView, context: Context) {
      (uiView.arrangedSubviews.first as? UILabel)?.text = "Taps: \(taps)"
    }
  }

  private struct Totals: View {
    @State private var total = 0

    var body: some View {
      Counter(total: $total)
      Text("Total: \(total)")
    }
  }

  @Test func stateOfTheRepresentableUpdatesIt() throws {
    let host = TestHost { Totals() }
    #expect(host.texts == ["Taps: 0", "Press", "Total: 0"])
    try host.tap("Press")
    try host.tap("Press")
    #expect(host.texts == ["Taps: 2", "Press", "Total: 20"])
  }

  private struct Kept: UIViewRepresentable {
    let label: UILabel
    func makeUIView(context: Context) -> UILabel { label }
    func updateUIView(_ uiView: UILabel, context: Context) {}
  }

  @Test func aLaterChangeOfTheViewIsShown() throws {
    let label = UILabel()
    label.text = "Before"
    let host = TestHost {
      Kept(label: label)
      Button("Change") { label.text = "After" }
    }
    #expect(host.texts == ["Before", "Change"])
    try host.tap("Change")
    #expect(host.texts == ["After", "Change"])
  }
}
