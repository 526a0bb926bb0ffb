import CairnHosting
import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Context menus in a terminal")
struct ContextMenuTests {
  struct Board: View {
    @State private var last = "nothing"

    var body: some View {
      VStack(alignment: .leading) {
        Text("Last: \(last)")
        Text("Photo").contextMenu {
          Button("Copy") { last = "copy" }
          Menu("Share") { Button("By mail") { last = "mail" } }
          Divider()
          Button("Delete", role: .destructive) { last = "delete" }
        }
        Button("Other") {}
      }
    }
  }

  @Test("A key opens the menu", arguments: [Key.character("m"), Key(.menu), Key(.function(10), .shift)])
  func key(_ key: Key) {
    let person = Person(width: 40, height: 16) { Board() }
    person.host.handle(.key(key))
    #expect(person.sees("Copy") && person.sees("Share › By mail") && person.sees("Delete"))
    person.press(.down, .enter)
    #expect(person.sees("Last: mail"))
  }

  @Test func aRightClickOpensTheMenuAtTheMouse() {
    let person = Person(width: 40, height: 16) { Board() }
    let place = person.place(of: "Photo")!
    person.host.handle(.mouse(Mouse(.press(.right), x: place.x, y: place.y)))
    let menu = person.place(of: "Copy")!
    #expect(menu.y <= place.y + 5)
    person.click("Copy")
    #expect(person.sees("Last: copy"))
  }

  @Test func aRowHasTheContextMenuOfItsContent() {
    let person = Person(width: 40, height: 16) {
      NavigationStack {
        List(["Ann", "Ben"], id: \.self) { name in
          NavigationLink(name) { Text("Page") }
            .contextMenu { Button("Call \(name)") {} }
        }
      }
    }
    #expect(person.lines.last!.contains("m Actions"))
    person.press(.down, .character("m"))
    #expect(person.sees("Call Ben") && !person.sees("Call Ann"))
    person.press(.escape)
    let place = person.place(of: "Ann")!
    person.host.handle(.mouse(Mouse(.press(.right), x: place.x, y: place.y)))
    #expect(person.sees("Call Ann"))
  }

  @Test func aLinkHasTheContextMenuOfItsLabel() {
    let person = Person(width: 40, height: 12) {
      NavigationStack {
        NavigationLink {
          Text("Page")
        } label: {
          Text("Ann").contextMenu { Button("Call Ann") {} }
        }
      }
    }
    #expect(person.host.inTabOrder.count == 1)
    person.press(.character("m"))
    #expect(person.sees("Call Ann"))
  }
}
