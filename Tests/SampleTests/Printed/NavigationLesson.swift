import SwiftUI

// The lesson "About NavigationStack" describes its examples in words; this is the same in code.

struct PeopleView: View {
  var body: some View {
    NavigationStack {
      List(["Ann", "Ben"], id: \.self) { name in
        NavigationLink(name) {
          InformationView(name: name)
        }
      }
      .navigationTitle("People")
    }
  }
}

struct InformationView: View {
  let name: String

  var body: some View {
    Text("About \(name)")
      .navigationTitle(name)
      .navigationBarTitleDisplayMode(.inline)
  }
}

struct SettingsByBool: View {
  @State private var showsSettings = false

  var body: some View {
    NavigationStack {
      Button("Settings") { showsSettings = true }
        .toolbar { Button("Gear") { showsSettings = true } }
        .navigationDestination(isPresented: $showsSettings) {
          Button("Close") { showsSettings = false }
            .navigationTitle("Settings")
        }
        .navigationTitle("Home")
    }
  }
}

struct PersonByItem: View {
  @State private var person: String?
  var heard: (String?) -> Void = { _ in }

  var body: some View {
    NavigationStack {
      VStack {
        Button("Ann") { person = "Ann" }
        Button("Ben") { person = "Ben" }
      }
      .navigationTitle("People")
      .navigationDestination(item: $person) { name in
        Button("Forget") { person = nil }
          .navigationTitle(name)
      }
      .onChange(of: person) { heard(person) }
    }
  }
}

struct ViewsByType: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("A word", value: "word")
        NavigationLink("A number", value: 7)
      }
      .navigationDestination(for: String.self) { Text("Word").navigationTitle($0) }
      .navigationDestination(for: Int.self) { Text("Number").navigationTitle("\($0)") }
    }
  }
}

struct PathOfAnything: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      controls
        .navigationTitle("Root")
        .navigationDestination(for: String.self) { controls.navigationTitle($0) }
        .navigationDestination(for: Int.self) { controls.navigationTitle("\($0)") }
    }
  }

  private var controls: some View {
    VStack {
      Button("Append word") { path.append("word") }
      Button("Append number") { path.append(7) }
      Button("Remove last") { path.removeLast() }
      Button("Remove two") { path.removeLast(2) }
      Button("Remove all") { path = NavigationPath() }
    }
  }
}

struct Columns: View {
  @State var visibility: NavigationSplitViewVisibility
  @State private var column = NavigationSplitViewColumn.detail

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      Text("Sidebar").navigationTitle("First").navigationSplitViewColumnWidth(200)
    } content: {
      Text("Content").navigationTitle("Second").navigationSplitViewColumnWidth(min: 100, ideal: 150, max: 200)
    } detail: {
      Text("Detail").navigationTitle("Third")
    }
    .navigationSplitViewStyle(.prominentDetail)
  }
}
