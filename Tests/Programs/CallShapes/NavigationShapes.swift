import SwiftUI

/// Shapes of calls that programs use to navigate.
struct NavigationShapes: View {
  struct Place: Identifiable, Hashable { var id: String }

  @State private var path = NavigationPath()
  @State private var isShown = false
  @State private var place: Place?
  @State private var visibility = NavigationSplitViewVisibility.all
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("a", value: Place(id: "a"))
        NavigationLink(value: Place(id: "b")) { Text("b") }
        NavigationLink("c") { Text("C") }
        NavigationLink("d", destination: Text("D"))
        NavigationLink(destination: Text("E"), label: { Text("e") })
        NavigationLink(destination: Text("F")) { Text("f") }
        NavigationLink {
          Text("G")
        } label: {
          Text("g")
        }.navigationLinkIndicatorVisibility(.hidden)
        NavigationLink(destination: { Text("H") }, label: { Text("h") }).isDetailLink(false)
        Button("i") { place = Place(id: "i") }
        Button("j") { path = NavigationPath([Place(id: "j")]) }
      }
      .navigationDestination(for: Place.self) { PlaceShape(place: $0) }
      .navigationDestination(isPresented: $isShown) { Text("Shown") }
      .navigationDestination(item: $place) { PlaceShape(place: $0) }
      .navigationTitle("Shapes")
      .navigationSubtitle("Of calls")
      .navigationBarTitleDisplayMode(.large)
      .toolbar { bar }
      .toolbar { Button("Loose") {} }
      .toolbar(content: { ToolbarItem { Text("Item") } })
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .toolbarRole(.editor)
      .toolbarTitleMenu { Button("Rename") {} }
    }
    .onOpenURL { path.append(Place(id: $0.lastPathComponent)) }
  }

  @ToolbarContentBuilder private var bar: some ToolbarContent {
    ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
    ToolbarItem(placement: .navigationBarLeading) { Button("Left") {} }
    ToolbarItem(placement: .navigationBarTrailing) { Button("Right") {} }
    ToolbarItem(placement: .primaryAction) { Button("Main") {} }
    ToolbarItem(placement: .secondaryAction) { Button("Rare") {} }
    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
    ToolbarItem(placement: .confirmationAction) { Button("Done") { presentationMode.wrappedValue.dismiss() } }
    ToolbarItem(placement: .navigation) { Button("Up") {} }
    ToolbarItemGroup(placement: .bottomBar) {
      Button("One") {}; Spacer(); Button("Two") {}
    }
    ToolbarItemGroup(placement: .keyboard) { Button("Hide") {} }
    ToolbarItemGroup { Button("Rest") {} }
    ToolbarItem(placement: .bottomOrnament) { Button("Ornament") {} }
  }
}

private struct PlaceShape: View {
  let place: NavigationShapes.Place
  @Namespace private var space

  var body: some View {
    Text(place.id)
      .navigationTitle(place.id)
      .navigationBarBackButtonHidden()
      .navigationBarBackButtonHidden(false)
      .toolbar(id: "place") {
        ToolbarItem(id: "share", placement: .secondaryAction, showsByDefault: false) { Button("Share") {} }
      }
      .matchedTransitionSource(id: place.id, in: space)
      .navigationTransition(.zoom(sourceID: place.id, in: space))
      .toolbarBackground(Color.red, for: .windowToolbar)
      .containerBackground(.blue.gradient, for: .navigation)
      .containerBackground(for: .navigation) { Color.green }
  }
}

struct SplitShapes: View {
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var chosen: Int?

  var body: some View {
    TabView(selection: .constant(1)) {
      NavigationSplitView {
        List(0..<3, id: \.self, selection: $chosen) { NavigationLink("Row \($0)", value: $0) }
          .navigationSplitViewColumnWidth(200)
      } detail: {
        Text("Detail \(chosen ?? -1)")
      }
      .navigationSplitViewStyle(.balanced)
      .tag(1)
      NavigationSplitView(columnVisibility: $visibility) {
        Text("Side")
      } detail: {
        Text("Detail")
      }.tag(2)
      NavigationSplitView {
        Text("Side")
      } content: {
        Text("Middle")
      } detail: {
        Text("Detail")
      }.tag(3)
      NavigationSplitView(columnVisibility: .constant(.doubleColumn)) {
        Text("Side")
      } content: {
        Text("Middle")
      } detail: {
        Text("Detail")
      }
      .tag(4)
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

struct TabShapes: View {
  @State private var chosen = 0

  var body: some View {
    TabView(selection: $chosen) {
      Tab("First", systemImage: "1.circle", value: 0) { Text("First") }
      Tab("Second", systemImage: "2.circle", value: 1) { pages }
      TabSection("More") { Tab("Third", systemImage: "3.circle", value: 2) { untagged } }
    }
    .navigationTitle("Tabs")
  }

  private var pages: some View {
    TabView {
      Text("Page 1"); Text("Page 2")
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
    .tabViewStyle(.page)
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
  }

  private var untagged: some View {
    TabView { Tab("Inner", systemImage: "star") { Text("Inner") } }
  }
}

struct OlderNavigationShapes: View {
  @State private var isActive = false
  @State private var isOpen = false
  @State private var isLast = false
  @State private var tag: Int?

  var body: some View {
    NavigationView {
      List {
        NavigationLink(destination: Text("A"), isActive: $isActive) { Text("a") }
        NavigationLink(destination: Text("B"), tag: 1, selection: $tag) { Text("b") }
        NavigationLink(isActive: $isOpen) {
          Text("C")
        } label: {
          Text("c")
        }
        NavigationLink(tag: 2, selection: $tag) {
          Text("D")
        } label: {
          Text("d")
        }
        NavigationLink(isActive: $isLast, destination: { Text("E") }) { Text("e") }
      }
      .navigationBarTitle("Older")
      .navigationBarTitle("Older", displayMode: .inline)
      .navigationBarTitle(Text("Older"), displayMode: .automatic)
      .navigationBarHidden(false)
      .navigationBarItems(trailing: Button("Add") {})
      .navigationBarItems(leading: EditButton(), trailing: Button("Add") {})
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .navigationViewStyle(.stack)
    .accentColor(.purple)
  }
}
