import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Bars, badges and colors in a terminal")
struct BarTests {
  @Test("A spacer separates the items of a bottom bar", arguments: [true, false])
  func spacer(isInGroup: Bool) {
    let person = Person(width: 40, height: 12) {
      NavigationStack {
        Text("Page").toolbar {
          if isInGroup {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Share") {}
              Spacer()
              Button("Trash") {}
            }
          } else {
            ToolbarItem(placement: .bottomBar) { Button("Share") {} }
            ToolbarItem(placement: .bottomBar) { Spacer() }
            ToolbarItem(placement: .bottomBar) { Button("Trash") {} }
          }
        }
      }
    }
    #expect(person.place(of: "Share")!.x <= 3)
    #expect(person.place(of: "Trash")!.x >= 32)
  }

  struct Form: View {
    @State private var name = ""
    @State private var done = 0
    @FocusState private var isFocused: Bool
    var body: some View {
      NavigationStack {
        VStack {
          Text("Done \(done)")
          TextField("Name", text: $name).focused($isFocused)
        }
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Finish") {
              done += 1
              isFocused = false
            }
          }
        }
      }
    }
  }

  @Test func theKeyboardToolbarIsShownWhileEditing() {
    let person = Person(width: 40, height: 12) { Form() }
    person.press(.escape)
    #expect(!person.host.isEditing && !person.sees("Finish"))
    person.press(.tab)
    #expect(person.host.isEditing && person.sees("Finish"))
    // The keys move to it, and it stays meanwhile.
    person.press(.tab)
    #expect(person.focus == "Finish" && person.sees("Finish"))
    person.press(.enter)
    #expect(person.sees("Done 1"))
    person.press(.escape)
    person.click("Name")
    person.type("A")
    person.click("Finish")
    #expect(person.sees("Done 2") && !person.sees("Finish"))
  }

  @Test func tabsShowBadges() {
    let person = Person(width: 40, height: 12) {
      TabView {
        Text("First").tabItem { Text("Mail") }.badge(7)
        Text("Second").tabItem { Text("Settings") }
      }
    }
    #expect(person.sees("Mail 7"))
  }

  @Test func theSpaceBarOpensThePaletteToo() {
    struct Paint: View {
      @State private var color = Color.red
      var body: some View { SwiftUI.Form { ColorPicker("Ink", selection: $color) } }
    }
    let person = Person(width: 40, height: 24) { Paint() }
    person.host.handle(.key(.character(" ")))
    #expect(person.host.overlay is ChoiceOverlay)
  }

  @Test func aColorPickerShowsItsColorAndOpensAPalette() {
    struct Paint: View {
      @State private var color = Color(red: 1, green: 0.8, blue: 0)
      @State private var changes = 0
      var body: some View {
        SwiftUI.Form {
          ColorPicker("Ink", selection: $color)
          Text("Changed \(changes)")
        }
        .onChange(of: color) { changes += 1 }
      }
    }
    let person = Person(
      width: 40, height: 24, environment: ["CAIRN_REDUCE_MOTION": "1", "CAIRN_COLORS": "true"]
    ) { Paint() }
    func isShown(_ value: UInt32) -> Bool {
      let line = person.place(of: "Ink")!.y
      return (0..<40).contains {
        let look = person.host.look(x: $0, y: line)
        return look.background == CellColor(value) || look.foreground == CellColor(value)
      }
    }
    person.press(.down)
    #expect(isShown(0xFFCC00))
    person.press(.home)
    person.press(.enter)
    #expect(person.sees("Yellow") && person.sees("Indigo"))
    person.press(.down, .enter)
    #expect(person.sees("Changed 1"))
    person.click("Ink")
    person.click("Red")
    #expect(person.sees("Changed 2"))
  }

  @Test func aMenuThatIsLongerThanTheScreenScrolls() {
    struct Size: View {
      @State private var size = 1
      var body: some View {
        VStack {
          Text("Size \(size)")
          Picker("Sizes", selection: $size) { ForEach(1..<41) { Text("No \($0)").tag($0) } }
        }
      }
    }
    let person = Person(width: 40, height: 14) { Size() }
    person.press(.enter)
    for _ in 0..<29 { person.press(.down) }
    #expect(person.sees("No 30"))
    person.press(.enter)
    #expect(person.sees("Size 30"))
  }
}
