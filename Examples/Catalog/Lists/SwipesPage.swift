import SwiftUI

struct SwipesPage: View {
  @State private var letters = ["Anna", "Ben", "Cleo"].map { Letter(sender: $0) }

  var body: some View {
    List($letters) { $letter in
      HStack {
        Text(letter.sender)
        Spacer()
        if letter.isFlagged { Image(systemName: "flag") }
      }
      .swipeActions(edge: .trailing) {
        Button("Delete", role: .destructive) { letters.removeAll { $0.id == letter.id } }
        Button("Flag") { letter.isFlagged.toggle() }
      }
    }
  }
}

private struct Letter: Identifiable {
  let sender: String
  var isFlagged = false
  var id: String { sender }
}
