import SwiftUI

struct BookRow: View {
  let book: Book

  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 2)
        .fill(Color("Spine"))
        .frame(width: 10, height: 40)
        .accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text(book.title)
        Text(book.author)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
    .accessibilityElement(children: .combine)
  }
}
