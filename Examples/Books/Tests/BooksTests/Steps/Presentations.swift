import SwiftUI

@testable import Books

struct Quote: Identifiable {
  let id = UUID()
  var text: String
}

struct Quotes: View {
  private let quotes = [Quote(text: "It is a truth universally acknowledged …")]
  @State private var shown: Quote?
  @State private var isSharing = false

  var body: some View {
    List(quotes) { quote in
      Button(quote.text) { shown = quote }
    }
    .sheet(item: $shown) { quote in
      VStack {
        Text(quote.text)
        Button("Close") { shown = nil }
      }
      .presentationDetents([.medium, .large])
    }
  }
}

struct ShelfChooser: View {
  @Binding var shelf: Shelf
  @State private var isChoosing = false

  var body: some View {
    Button("Move to…") { isChoosing = true }
      .confirmationDialog("Move to", isPresented: $isChoosing) {
        ForEach(Shelf.allCases) { choice in
          Button(choice.title) { shelf = choice }
        }
      }
  }
}

struct Draft: View {
  @State private var text = ""
  @State private var isClosing = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TextField("Note", text: $text)
      .interactiveDismissDisabled(!text.isEmpty)
      .toolbar {
        Button("Close") {
          if text.isEmpty { dismiss() } else { isClosing = true }
        }
      }
      .alert("Discard the note?", isPresented: $isClosing) {
        Button("Discard", role: .destructive) { dismiss() }
        Button("Keep Editing", role: .cancel) {}
      }
  }
}
