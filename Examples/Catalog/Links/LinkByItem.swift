import SwiftUI

/// A page for an optional item, shown while the item is not nil.
struct LinkByItem: View {
  @State private var color: PaintColor?

  var body: some View {
    List {
      Section("Choose") {
        ForEach([PaintColor.red, .green, .blue]) { one in
          Button(one.name) { color = one }
        }
      }
      LabeledText(label: "The item is", text: color?.name ?? "nil")
    }
    .navigationDestination(item: $color) { color in
      Text("A page about \(color.name)").navigationTitle(color.name)
    }
  }
}
