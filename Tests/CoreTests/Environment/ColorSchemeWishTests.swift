import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Light and dark, as views want it")
struct ColorSchemeWishTests {
  private struct Shade: View {
    let name: String
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
  }

  @Test func aWishMadeDeepInsideReachesTheWholeWindow() {
    let host = TestHost {
      Shade(name: "outside")
      VStack { Shade(name: "inside").preferredColorScheme(.dark) }
    }
    #expect(host.texts == ["outside dark", "inside dark"])
  }

  @Test func theWindowGoesBackWhenTheWishIsGone() throws {
    struct Switching: View {
      @State private var scheme: ColorScheme?
      var body: some View {
        Shade(name: "window")
        Button("Dark") { scheme = .dark }
        Button("As it is") { scheme = nil }
        Color.clear.preferredColorScheme(scheme)
      }
    }
    let host = TestHost { Switching() }
    #expect(host.texts.first == "window light")
    try host.tap("Dark")
    #expect(host.texts.first == "window dark")
    try host.tap("As it is")
    #expect(host.texts.first == "window light")
  }

  @Test func aSheetsWishIsItsOwnAffair() throws {
    struct Sheet: View {
      @State private var isShown = false
      var body: some View {
        Shade(name: "window")
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { Shade(name: "sheet").preferredColorScheme(.dark) }
      }
    }
    let host = TestHost { Sheet() }
    try host.tap("Show")
    #expect(host.texts.contains("sheet dark"))
    try host.dismissSheet()
    #expect(host.texts.first == "window light")
  }

  @Test func aSheetIsAsDarkAsTheWindowItCovers() throws {
    struct Sheet: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { Shade(name: "sheet") }
          .preferredColorScheme(.dark)
      }
    }
    let host = TestHost { Sheet() }
    try host.tap("Show")
    #expect(host.texts.contains("sheet dark"))
  }

  @Test func aPageThatIsGoneWishesNothing() throws {
    let host = TestHost {
      NavigationStack {
        VStack {
          Shade(name: "root")
          NavigationLink("Night") { Shade(name: "page").preferredColorScheme(.dark) }
        }
      }
    }
    try host.tap("Night")
    #expect(host.texts.contains("page dark"))
    try host.goBack()
    #expect(host.texts.contains("root light"))
  }
}
