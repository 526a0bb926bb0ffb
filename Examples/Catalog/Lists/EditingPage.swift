import SwiftUI

/// Rows that can be deleted and moved.
struct EditingPage: View {
  @State private var steps = ["Wake up", "Coffee", "Swim", "Work", "Read"]

  var body: some View {
    List {
      Section {
        ForEach(steps, id: \.self) { Text($0) }
          .onDelete { steps.remove(atOffsets: $0) }
          .onMove { steps.move(fromOffsets: $0, toOffset: $1) }
      } footer: {
        Text(steps.joined(separator: " · "))
      }
    }
    .toolbar { EditButton() }
  }
}
