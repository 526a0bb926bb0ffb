import SwiftUI

struct ChosenLinksPage: View {
  var body: some View {
    ExampleCover(about: "Links in a list with a selection: following one selects it, and selecting one follows it.") {
      ChosenLinks(close: $0)
    }
  }
}

private struct ChosenLinks: View {
  let close: () -> Void
  @State private var color: PaintColor?

  var body: some View {
    NavigationSplitView {
      List(PaintColor.allCases, selection: $color) { color in
        NavigationLink(color.name, value: color)
      }
      .navigationTitle("Colors")
      .toolbar { CloseButton(close: close) }
    } detail: {
      if let color {
        List {
          LabeledText(label: "The selection is", text: color.name)
          ForEach(color.neighbours) { neighbour in
            Button("Select \(neighbour.name)") { self.color = neighbour }
          }
          Button("Select nothing") { self.color = nil }
        }
        .navigationTitle(color.name)
      } else {
        Text("Pick a color").foregroundStyle(.secondary)
      }
    }
  }
}
