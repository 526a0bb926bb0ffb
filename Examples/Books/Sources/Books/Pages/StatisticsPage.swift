import SwiftUI

struct StatisticsPage: View {
  @AppStorage("library") private var library = Library.sample

  var body: some View {
    Form {
      ForEach(Shelf.allCases) { shelf in
        LabeledContent {
          Text("\(library.books(on: shelf).count) books")
        } label: {
          Label(shelf.title, systemImage: shelf.symbol)
        }
      }
    }
    .navigationTitle("Statistics")
  }
}
