import SwiftUI

// The code of the reference page on NavigationLink, as printed. Declarations that its fragments omit are at the
// end.

struct ColorDetail: View {
  var color: Color

  var body: some View {
    color.navigationTitle(color.description)
  }
}

struct LabelledLink: View {
  let workFolder = Folder()

  var body: some View {
    NavigationStack {
      NavigationLink {
        FolderDetail(id: workFolder.id)
      } label: {
        Label("Work Folder", systemImage: "folder")
      }
    }
  }
}

struct TextLink: View {
  let workFolder = Folder()

  var body: some View {
    NavigationStack {
      NavigationLink("Work Folder") {
        FolderDetail(id: workFolder.id)
      }
    }
  }
}

struct LinksToViews: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Mint") { ColorDetail(color: .mint) }
        NavigationLink("Pink") { ColorDetail(color: .pink) }
        NavigationLink("Teal") { ColorDetail(color: .teal) }
      }
      .navigationTitle("Colors")
    }
  }
}

struct PresentationLinks: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Mint", value: Color.mint)
        NavigationLink("Pink", value: Color.pink)
        NavigationLink("Teal", value: Color.teal)
      }
      .navigationDestination(for: Color.self) { color in
        ColorDetail(color: color)
      }
      .navigationTitle("Colors")
    }
  }
}

struct ProgrammaticLinks: View {
  @State private var colors: [Color] = []

  var body: some View {
    NavigationStack(path: $colors) {
      List {
        NavigationLink("Mint", value: Color.mint)
        NavigationLink("Pink", value: Color.pink)
        NavigationLink("Teal", value: Color.teal)
        Button("Show blue") { showBlue() }
      }
      .navigationDestination(for: Color.self) { color in
        ColorDetail(color: color)
      }
      .navigationTitle("Colors")
    }
  }

  func showBlue() {
    colors.append(.blue)
  }
}

struct CoordinatedList: View {
  let colors: [Color] = [.mint, .pink, .teal]
  @State private var selection: Color?  // Nothing selected by default.

  var body: some View {
    NavigationSplitView {
      List(colors, id: \.self, selection: $selection) { color in
        NavigationLink(color.description, value: color)
      }
    } detail: {
      if let color = selection {
        ColorDetail(color: color)
      } else {
        Text("Pick a color")
      }
    }
  }
}

struct Folder {
  let id = 7
}

struct FolderDetail: View {
  let id: Int

  var body: some View {
    Text("Folder \(id)")
      .navigationTitle("Folder")
  }
}
