import SwiftUI

/// All colors: the first page of the small app.
struct ColorList: View {
  @Environment(MixedColors.self) private var mixed
  @State private var isMixing = false

  var body: some View {
    List {
      if !mixed.all.isEmpty {
        Section("Mixed by you") {
          ForEach(mixed.all) { color in
            NavigationLink(value: color.id) { ColorRow(name: color.name, color: color.color) }
              .swipeActions {
                Button("Delete", systemImage: "trash", role: .destructive) { mixed.delete(color.id) }
              }
          }
        }
      }
      Section {
        ForEach(PaintColor.allCases) { color in
          NavigationLink(value: color) { ColorRow(name: color.name, color: color.color) }
        }
      }
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Mix") { isMixing = true }.keyboardShortcut("n")
      }
    }
    .sheet(isPresented: $isMixing) { ColorMixer(color: mixed.new()) }
  }
}

private struct ColorRow: View {
  let name: String
  let color: Color

  var body: some View {
    Label {
      Text(name)
    } icon: {
      Image(systemName: "circle.fill").foregroundStyle(color)
    }
  }
}
