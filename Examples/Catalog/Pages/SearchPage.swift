import SwiftUI

struct SearchPage: View {
  @State private var text = ""
  @State private var scope = Length.all

  private enum Length: String, CaseIterable {
    case all = "All"
    case short = "Short"
    case long = "Long"
  }

  private let words = [
    "anchor", "bay", "buoy", "cairn", "deck", "ebb", "fathom", "harbour", "keel", "lighthouse", "mast", "oar", "reef",
    "sail", "tide", "wake",
  ]

  private var found: [String] {
    words.filter { word in
      (text.isEmpty || word.localizedCaseInsensitiveContains(text))
        && (scope == .all || (scope == .short) == (word.count <= 4))
    }
  }

  var body: some View {
    List {
      ForEach(found, id: \.self) { Text($0) }
      if found.isEmpty { Text("Nothing is called “\(text)”").foregroundStyle(.secondary) }
    }
    .searchable(text: $text, prompt: "Words of the sea")
    .searchScopes($scope) {
      ForEach(Length.allCases, id: \.self) { Text($0.rawValue).tag($0) }
    }
  }
}
