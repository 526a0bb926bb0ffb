import CairnTesting
import SwiftUI
import Testing

/// Every documented declaration, called with labels and types that leave no other overload.
@MainActor
@Suite("The declarations the documents list")
struct DeclarationTests {
  private let key: LocalizedStringKey = "Label"
  private let name = "Label"
  private let bool = Binding.constant(false)
  private let chosen = Binding<Int?>.constant(nil)

  private struct Plain: Hashable {}

  @Test func linksToViews() {
    let _: NavigationLink<Text, Color> = NavigationLink(key) { Color.red }
    let _: NavigationLink<Text, Color> = NavigationLink(name) { Color.red }
    let _: NavigationLink<Text, Color> = NavigationLink(name.dropFirst()) { Color.red }
    let _: NavigationLink<Label<Text, Image>, Color> = NavigationLink {
      Color.red
    } label: {
      Label("Label", systemImage: "folder")
    }
    let _: any View = NavigationLink(key) { Color.red }.isDetailLink(false)
  }

  @Test func linksToValues() {
    let _: NavigationLink<Text, Never> = NavigationLink(key, value: 1)
    let _: NavigationLink<Text, Never> = NavigationLink(name, value: 1)
    let _: NavigationLink<Text, Never> = NavigationLink(key, value: Plain())
    let _: NavigationLink<Text, Never> = NavigationLink(name, value: Plain())
    let _: NavigationLink<Color, Never> = NavigationLink(value: 1) { Color.red }
    let _: NavigationLink<Color, Never> = NavigationLink(value: Plain()) { Color.red }
    let _: NavigationLink<Text, Never> = NavigationLink(key, value: Int?.none)
    let _: NavigationLink<Text, Never> = NavigationLink(key, value: Plain?.none)
  }

  @available(*, deprecated)
  @Test func deprecatedLinks() {
    let _: NavigationLink<Text, Color> = NavigationLink(destination: Color.red) { Text(name) }
    let _: NavigationLink<Text, Color> = NavigationLink(key, destination: Color.red)
    let _: NavigationLink<Text, Color> = NavigationLink(name, destination: Color.red)
    let _: NavigationLink<Text, Color> = NavigationLink(isActive: bool) {
      Color.red
    } label: {
      Text(name)
    }
    let _: NavigationLink<Text, Color> = NavigationLink(tag: 1, selection: chosen) {
      Color.red
    } label: {
      Text(name)
    }
    let _: NavigationLink<Text, Color> = NavigationLink(destination: Color.red, isActive: bool) { Text(name) }
    let _: NavigationLink<Text, Color> = NavigationLink(destination: Color.red, tag: 1, selection: chosen) {
      Text(name)
    }
    let _: NavigationLink<Text, Color> = NavigationLink(key, isActive: bool) { Color.red }
    let _: NavigationLink<Text, Color> = NavigationLink(name, isActive: bool) { Color.red }
    let _: NavigationLink<Text, Color> = NavigationLink(key, tag: 1, selection: chosen) { Color.red }
    let _: NavigationLink<Text, Color> = NavigationLink(name, tag: 1, selection: chosen) { Color.red }
    let _: NavigationLink<Text, Color> = NavigationLink(key, destination: Color.red, isActive: bool)
    let _: NavigationLink<Text, Color> = NavigationLink(name, destination: Color.red, isActive: bool)
    let _: NavigationLink<Text, Color> = NavigationLink(key, destination: Color.red, tag: 1, selection: chosen)
    let _: NavigationLink<Text, Color> = NavigationLink(name, destination: Color.red, tag: 1, selection: chosen)
  }

  @Test func stacksAndPaths() throws {
    let _: NavigationStack<NavigationPath, Color> = NavigationStack { Color.red }
    let _: NavigationStack<NavigationPath, Color> = NavigationStack(path: .constant(NavigationPath())) { Color.red }
    let _: NavigationStack<[Int], Color> = NavigationStack(path: .constant([1])) { Color.red }
    let _: NavigationStack<ContiguousArray<Plain>, Color> = NavigationStack(path: .constant([])) { Color.red }

    var path = NavigationPath([1, 2])
    path.append("three")
    path.append(Plain())
    path.removeLast()
    path.removeLast(1)
    #expect(path.count == 2)
    #expect(!path.isEmpty)
    #expect(path == NavigationPath([1, 2]))
    let codable: NavigationPath.CodableRepresentation = try #require(path.codable)
    #expect(NavigationPath(codable) == path)
    #expect(NavigationPath([Plain()]).codable == nil)
  }

  @Test func destinations() {
    let view = Color.red
    let _: any View = view.navigationDestination(for: Int.self) { _ in Color.red }
    let _: any View = view.navigationDestination(isPresented: bool) { Color.red }
    let _: any View = view.navigationDestination(item: chosen) { _ in Color.red }
    let _: any View = view.navigationDestination(for: Int.self, destination: { _ in Color.red })
    let _: any View = view.navigationDestination(isPresented: bool, destination: { Color.red })
    let _: any View = view.navigationDestination(item: chosen, destination: { _ in Color.red })
  }

  @Test func splitViews() {
    let visibility = Binding.constant(NavigationSplitViewVisibility.automatic)
    let column = Binding.constant(NavigationSplitViewColumn.detail)
    let _: NavigationSplitView<Text, EmptyView, Color> = NavigationSplitView {
      Text(name)
    } detail: {
      Color.red
    }
    let _: NavigationSplitView<Text, Image, Color> = NavigationSplitView(
      columnVisibility: visibility, preferredCompactColumn: column
    ) {
      Text(name)
    } content: {
      Image(systemName: "folder")
    } detail: {
      Color.red
    }
    let _: any View = Color.red.navigationSplitViewStyle(.balanced)
    let _: any View = Color.red.navigationSplitViewColumnWidth(200)
    let _: any View = Color.red.navigationSplitViewColumnWidth(ideal: 200)
    let _: any View = Color.red.navigationSplitViewColumnWidth(min: nil, ideal: 200, max: 300)
    let _: [NavigationSplitViewVisibility] = [.automatic, .all, .doubleColumn, .detailOnly]
  }

  @Test func titles() {
    let _: any View = Color.red.navigationTitle(key)
    let _: any View = Color.red.navigationTitle(name)
    let _: any View = Color.red.navigationTitle(Text(name))
    let _: any View = Color.red.navigationTitle(Binding.constant(name))
    let _: any View = Color.red.navigationSubtitle(name)
    let _: any View = Color.red.navigationBarTitleDisplayMode(.inline)
  }

  @Test func aTitleMayBeAView() {
    let host = TestHost {
      NavigationStack {
        Text("Root").navigationTitle { Label("Home", systemImage: "house") }
      }
    }
    #expect(host.texts == ["Home", "Root"])
    let named = TestHost { NavigationStack { Text("Root").navigationTitle { Text("Name") } } }
    #expect(named.title == "Name")
  }
}
