import Cairn
import CairnCore
import CairnScreen
import SwiftUI
import Testing

@testable import CairnTesting

@MainActor @Suite("Transitions of the columns of a narrow split view")
struct ColumnTransitionTests {
  struct Folder: Hashable { var name: String }
  struct Message: Hashable { var number: Int }
  struct Attachment: Hashable {}

  @MainActor @Observable final class Mail {
    var folder: Folder?
    var message: Message?
    var path = NavigationPath()
  }

  struct Columns: View {
    @Bindable var mail: Mail

    var body: some View {
      NavigationSplitView {
        List(
          ["Inbox", "Sent"], id: \.self,
          selection: Binding {
            mail.folder?.name
          } set: {
            mail.folder = $0.map(Folder.init)
          }
        ) {
          Text($0)
        }
        .navigationTitle("Folders")
      } content: {
        List([1, 2].map(Message.init), id: \.self, selection: $mail.message) { Text("Message \($0.number)") }
          .navigationTitle("Messages")
      } detail: {
        NavigationStack(path: $mail.path) {
          Text("Body").navigationTitle("Message")
            .navigationDestination(for: Attachment.self) { _ in Text("File").navigationTitle("File") }
        }
      }
    }
  }

  private func motionBack(_ host: TestHost) -> PageMotion? {
    host.window?.frontStack?.element?.traits?[BackMotionTrait.self]
  }

  @Test func withoutRulesColumnsFollowOneAnotherLikePages() throws {
    let mail = Mail()
    let host = TestHost { Columns(mail: mail) }
    let notes = TransitionNotes(host)
    try host.tap("Inbox")
    try host.tap("Message 1")
    try host.goBack()
    #expect(notes.take() == ["push automatic", "push automatic", "pop automatic"])
    #expect(motionBack(host) == nil)
  }

  @Test func theSelectionIsTheValueOfAColumn() throws {
    let mail = Mail()
    let host = TestHost {
      Columns(mail: mail)
        .navigationTransition(.fade, to: String.self)
        .navigationTransition(.cover, from: String.self, to: Message.self)
    }
    let notes = TransitionNotes(host)
    try host.tap("Inbox")
    #expect(notes.take() == ["push fade"])
    #expect(motionBack(host) == .fade)
    try host.tap("Message 1")
    #expect(notes.take() == ["push cover"])
    #expect(motionBack(host) == .cover)
    try host.goBack()
    #expect(notes.take() == ["pop cover"])
    #expect(motionBack(host) == .fade)
    try host.swipeBack()
    #expect(notes.take() == ["pop fade"])
    #expect(host.title == "Folders")
  }

  @Test func aSwipeBackFromAColumnHasItsTransition() throws {
    let mail = Mail()
    let host = TestHost { Columns(mail: mail).navigationTransition(.scale, to: Message.self) }
    try host.tap("Inbox")
    #expect(try #require(host.window?.frontStack?.beginSwipe()).motion == .automatic)
    try host.tap("Message 2")
    #expect(try #require(host.window?.frontStack?.beginSwipe()).motion == .scale)
  }

  @Test func aClosureChoosesByTheSelections() throws {
    let mail = Mail()
    let host = TestHost {
      Columns(mail: mail).navigationTransition(for: Message.self) { lower, upper in
        #expect(lower == nil)
        return upper?.number == 2 ? Cairn.PageTransition.none : nil
      }
    }
    let notes = TransitionNotes(host)
    try host.tap("Inbox")
    try host.tap("Message 1")
    try host.goBack()
    try host.tap("Message 2")
    mail.message = nil
    host.runPending()
    #expect(
      notes.take() == ["push automatic", "push automatic", "pop automatic", "push none", "pop none"])
  }

  @Test func pagesAboveTheDetailHaveTheirOwnTransition() throws {
    let mail = Mail()
    let host = TestHost {
      Columns(mail: mail).navigationTransition(.cover, to: Message.self).navigationTransition(
        .fade, to: Attachment.self)
    }
    let notes = TransitionNotes(host)
    try host.tap("Inbox")
    try host.tap("Message 1")
    mail.path.append(Attachment())
    host.runPending()
    try host.goBack()
    #expect(notes.take() == ["push automatic", "push cover", "push fade", "pop fade"])
    #expect(motionBack(host) == .cover)
  }

  @Test func aRuleOnAListHoldsForTheColumnsAfterIt() throws {
    struct Rows: View {
      @State private var selection: Int?

      var body: some View {
        NavigationSplitView {
          List(0..<3, selection: $selection) { Text("Row \($0)") }.navigationTitle("Rows")
            .navigationTransition(.cover, to: Int.self)
        } detail: {
          Text("Detail").navigationTitle("Detail")
        }
      }
    }
    let host = TestHost { Rows() }
    let notes = TransitionNotes(host)
    try host.tap("Row 1")
    try host.goBack()
    #expect(notes.take() == ["push cover", "pop cover"])
  }

  @Test func aLinkInTheSidebarNamesTheValueOfTheDetail() throws {
    let host = TestHost {
      NavigationSplitView {
        List { NavigationLink("Open", value: Message(number: 1)) }.navigationTitle("Rows")
          .navigationDestination(for: Message.self) { _ in Text("Detail").navigationTitle("Detail") }
      } detail: {
        Text("Nothing")
      }
      .navigationTransition(.fade, to: Message.self)
    }
    let notes = TransitionNotes(host)
    try host.tap("Open")
    #expect(host.title == "Detail")
    try host.goBack()
    #expect(notes.take() == ["push fade", "pop fade"])
  }

  @Test func columnsSideBySideDoNotSayHowTheyWouldLeave() throws {
    let mail = Mail()
    mail.folder = Folder(name: "Inbox")
    mail.message = Message(number: 1)
    let host = TestHost { Columns(mail: mail).navigationTransition(.cover, to: Message.self) }
    #expect(motionBack(host) == .cover)
    host.resize(width: 1400, height: 900)
    #expect(motionBack(host) == nil)
    host.resize(width: 390, height: 800)
    #expect(motionBack(host) == .cover)
  }
}
