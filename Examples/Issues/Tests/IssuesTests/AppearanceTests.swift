#if canImport(CairnTesting)
  import Cairn
  import CairnTesting
  import SwiftUI
  import Testing

  @testable import Issues

  @MainActor
  @Suite("Languages and sizes")
  struct AppearanceTests {
    @Test func theAppSpeaksGerman() throws {
      let host = TestHost(strict: true) {
        RootView()
          .environment(Feed())
          .environment(\.locale, Locale(identifier: "de_DE"))
      }
      #expect(host.title == "Projekte")
      host.open(url("projects/garden/issues/3"))
      #expect(host.isVisible("Kommentare"))
      #expect(host.link("Zuständig, Niemand").exists)
      #expect(host.button("Etiketten, Funktion").exists)
    }

    @Test func theAppSpeaksArabicFromTheRight() throws {
      let host = TestHost(on: .terminal(columns: 50, lines: 24), strict: true) {
        RootView()
          .environment(Feed())
          .environment(\.locale, Locale(identifier: "ar_EG"))
          .environment(\.layoutDirection, .rightToLeft)
      }
      #expect(host.title == "المشاريع")
      host.open(url("projects/garden/issues/3"))
      #expect(host.isVisible("التعليقات"))
    }

    @Test(arguments: [390.0, 1200])
    func everyPageCanBeReachedAndLeft(width: Double) throws {
      let report = try TestHost(IssuesApp.self, width: width, strict: true).walkEverything()
      #expect(report.isClean, "\(report)")
    }

    @Test func noPageOfATerminalIsADeadEnd() throws {
      let host = TestHost(IssuesApp.self, on: .terminal(columns: 80, lines: 24), strict: true)
      let report = try host.walkEverything(maxSteps: 300)
      #expect(report.deadEnds.isEmpty && report.diagnostics.isEmpty, "\(report)")
    }
  }
#endif
