import SwiftUI

@testable import Books

struct Cover: View {
  let book: Book

  var body: some View {
    VStack {
      Image("cover-\(book.id)")
        .resizable()
        .scaledToFit()
        .frame(width: 80, height: 120)
        .accessibilityLabel("Cover of \(book.title)")
      Label("Bookmarked", systemImage: "bookmark.fill")
        .foregroundStyle(Color("Spine"))
    }
  }
}

struct RemoteCover: View {
  let url: URL?

  var body: some View {
    AsyncImage(url: url) { image in
      image.resizable().scaledToFit()
    } placeholder: {
      ProgressView()
    }
    .frame(width: 80, height: 120)
  }
}

struct ShopSign: View {
  var body: some View {
    Text("Books").font(.custom("Lobster", size: 34, relativeTo: .largeTitle))
  }
}

struct Stars: View {
  @Binding var rating: Int

  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { star in
        Button {
          rating = star
        } label: {
          Image(systemName: star <= rating ? "star.fill" : "star")
        }
        .accessibilityLabel("\(star) stars")
        .accessibilityAddTraits(star == rating ? .isSelected : [])
      }
    }
  }
}

struct Greeting: View {
  let count: Int
  let day: Date

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(count) books")
      Text(day, format: .dateTime.day().month().year())
      Text(verbatim: "ISBN 0-14-143958-8")
    }
  }
}
