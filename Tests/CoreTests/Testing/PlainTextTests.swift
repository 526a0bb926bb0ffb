import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Screens as plain text")
struct PlainTextTests {
  @Test func linksWithoutAnythingToSeeLeaveNoMark() {
    let host = TestHost {
      NavigationStack {
        List {
          ZStack {
            Text("Behind")
            NavigationLink(destination: Text("Inside")) { EmptyView() }.opacity(0)
          }
          HStack {
            Text("Clear")
            NavigationLink("Inside") { Text("Inside") }.opacity(0)
          }
          Text("Beside").background(NavigationLink("Inside", destination: Text("Inside")).hidden())
          NavigationLink("Seen") { Text("Inside") }
        }
      }
    }
    #expect(host.plainText == "Behind\nClear\nBeside\nSeen ›")
  }

  @Test func labelsThatAreHiddenAreNotWritten() {
    struct Screen: View {
      @State private var isOn = true
      @State private var guests = 2
      @State private var size = 1
      @State private var name = "Ann"
      @State private var town = ""
      var body: some View {
        VStack {
          Toggle("Sound", isOn: $isOn)
          Stepper("Guests", value: $guests)
          Picker("Size", selection: $size) {
            Text("S").tag(1)
            Text("L").tag(2)
          }.pickerStyle(.menu)
          TextField("Name", text: $name)
          TextField("Town", text: $town)
        }
        .labelsHidden()
      }
    }
    let lines = TestHost { Screen() }.plainText.split(separator: "\n").map(String.init)
    #expect(lines == ["[x]", "2", "[ S ]", "Ann_", "Town_"])
  }

  @Test func badgesStayOnTheLineOfTheirRow() {
    let host = TestHost {
      List {
        Text("Inbox").badge(3)
        Label("Sent", systemImage: "paperplane").badge("new")
        NavigationLink("Drafts") { Text("Inside") }.badge(1)
        VStack(alignment: .leading) {
          Text("Two")
          Text("lines")
        }.badge(7)
        Text("None").badge(0)
      }
    }
    #expect(host.plainText == "Inbox  3\n<paperplane>  Sent  new\nDrafts ›  1\nTwo  7\nlines\nNone")
  }

  @Test func disclosureRowsShowTheirIcons() {
    struct Folder: Identifiable {
      let id: String
      var children: [Folder]?
    }
    let folders = [Folder(id: "Music", children: [Folder(id: "Songs")])]
    let host = TestHost {
      VStack {
        List(folders, children: \.children) { Label($0.id, systemImage: "folder") }
        DisclosureGroup {
          Text("Inside")
        } label: {
          Label("More", systemImage: "ellipsis")
        }
      }
    }
    #expect(host.plainText == "▸ <folder>  Music\n▸ <ellipsis>  More")
  }

  @Test func aStepperWhoseLabelTellsItsValueShowsItOnce() {
    let cakes = 3
    let host = TestHost {
      Stepper("Cakes: \(cakes)", value: .constant(cakes))
      Stepper("Row 31", value: .constant(cakes))
      Stepper("Guests", value: .constant(cakes))
    }
    #expect(host.plainText == "Cakes: 3\nRow 31: 3\nGuests: 3")
  }

  @Test func whatIsTransparentIsNotVisibleToTests() throws {
    struct Screen: View {
      @State private var isLoading = true
      var body: some View {
        Text("Late").opacity(isLoading ? 0 : 1)
        Button {
          isLoading = false
        } label: {
          Text("Save").opacity(isLoading ? 0 : 1)
        }
      }
    }
    let host = TestHost { Screen() }
    #expect(!host.isVisible("Late"))
    #expect(!host.texts.contains("Late"))
    try host.tap("Save")
    #expect(host.isVisible("Late"))
    #expect(host.texts.contains("Late"))
  }
}
