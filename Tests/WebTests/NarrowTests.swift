import CairnCore
import CairnScreen
import Foundation
import SwiftUI
import Testing

@testable import CairnWeb

@MainActor private final class Log {
  static var pressed: [String] = []
}

private struct Narrow: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Text("Content").navigationTitle("Places")
          .toolbar {
            ForEach(["Copy", "Paste", "Archive", "Duplicate", "Delete"], id: \.self) { name in
              Button(name) { Log.pressed.append(name) }
            }
          }
      }
    }
  }
}

private struct Split: App {
  var body: some Scene {
    WindowGroup {
      NavigationSplitView {
        List { Text("Row") }.navigationTitle("Boxes")
      } detail: {
        TextField("Name", text: .constant("")).multilineTextAlignment(.trailing).navigationTitle("Detail")
          .preferredColorScheme(.dark)
      }
    }
  }
}

@MainActor
@Suite(.serialized) struct NarrowTests {
  private func inMenu(_ page: Served) throws -> [String] {
    let menu = page.root.firstInside { $0.popsUp }
    return menu?.textsInside ?? []
  }

  @Test func viewsOfOneItemMoveToTheMenuOneByOne() throws {
    let page = try Served { .of(Narrow()) }
    #expect(page.root.firstInside { $0.role == .menu } == nil)
    _ = page.patches(.size(390, 800))
    _ = page.patches(.tap(try page.element("More", .menu).id.number))
    let moved = try inMenu(page)
    #expect(moved.last == "Delete" && !moved.contains("Copy"), "\(moved)")
    _ = page.patches(.tap(try page.element("Delete").id.number))
    #expect(Log.pressed == ["Delete"])
    _ = page.patches(.size(1_280, 800))
    #expect(page.root.firstInside { $0.role == .menu } == nil)
  }

  @Test func largeTextNeedsTheRoomOfItems() throws {
    let page = try Served { .of(Narrow()) }
    _ = page.patches(.size(660, 800))
    #expect(page.root.firstInside { $0.role == .menu } == nil)
    _ = page.patches(.look(BrowserLook(fontSize: 32, advance: 0.6)))
    #expect(page.root.firstInside { $0.role == .menu } != nil)
  }

  @Test func columnsAreWrittenForAnyWindowUntilItsSizeIsKnown() throws {
    let page = try Served { .of(Split()) }
    #expect(page.html.contains("class=\"col front z"))
    let patches = page.patches(.size(1_280, 800))
    #expect(patches.contains("\"class\":\"col z"))
    #expect(!page.tab.contents().contains("front"))
  }

  @Test func fieldsAndWindowsLookAsTheAppPrefers() throws {
    let html = try Served { .of(Split()) }.html
    #expect(html.contains("color-scheme:dark;color:var(--ink)"))
    #expect(html.contains("class=\"f te"))
  }
}
