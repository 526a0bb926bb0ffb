import CairnCore
import CairnScreen
import Measuring
import Observation
import SwiftUI

/// Typical pages of apps: a title, a toolbar item, a list of links, an observed model.
extension Case {
  static let pageCases = [
    Case(
      name: "page", about: "push and pop of a page with a title, a toolbar item, 20 links and a model", count: 2_000,
      work: pushPop(under: 0)),
    Case(
      name: "page-titled", about: "push and pop of a page with a title, a text and a button", count: 5_000,
      work: pushTitled),
    Case(name: "page-1000", about: "the same above 1,000 such pages", count: 500, work: pushPop(under: 1_000)),
    Case(name: "row-delete-1000", about: "the first row of 1,000 deleted", count: 200, work: deleteFirst(1_000)),
    Case(name: "row-delete-100000", about: "the first row of 100,000 deleted", count: 200, work: deleteFirst(100_000)),
    Case(name: "row-delete", about: "the first row of 1,000,000 deleted", count: 200, work: deleteFirst(1_000_000)),
    Case(name: "tabs-2", about: "the other of 2 tabs selected", count: 2_000, work: chooseTab(of: 2)),
    Case(name: "tabs-50", about: "another of 50 tabs selected", count: 2_000, work: chooseTab(of: 50)),
    Case(
      name: "windows-15", about: "a window opened and closed beside 15 others", count: 500, work: openWindow(beside: 15)
    ),
    Case(
      name: "windows-400", about: "a window opened and closed beside 400 others", count: 200,
      work: openWindow(beside: 400)),
    Case(name: "form-type", about: "a letter typed into a form of 40 controls", count: 1_000, work: typing),
    Case(name: "page-resize", about: "a page with 20 links resized to another width", count: 1_000, work: resizing),
  ]

  private static func pushPop(under depth: Int) -> Work {
    .changes {
      let remote = Remote<[Int]>()
      let subject = Subject(LibraryApp(remote: remote))
      var path: [Int] = []
      for shelf in 0..<depth {
        path.append(shelf)
        remote.set(path)
        subject.runTurns()
      }
      return Changes(subject: subject) { round in
        path.append(round % 20)
        remote.set(path)
        subject.runTurns()
        path.removeLast()
        remote.set(path)
        subject.runTurns()
      } check: { rounds in
        subject.expectBodyRuns(of: ShelfPage.self, rounds + depth)
        remote.set(path + [7])
        subject.runTurns()
        precondition(subject.first(.page).children.first?.role == .bar, "The page has no bar.")
        // The others are out of view.
        precondition(subject.all(.link).count >= 15, "There are \(subject.all(.link).count) links.")
      }
    }
  }

  private static let pushTitled = Work.changes {
    let remote = Remote<[Int]>()
    let subject = Subject(TitledApp(remote: remote))
    return Changes(subject: subject) { round in
      remote.set([round % 100])
      subject.runTurns()
      remote.set([])
      subject.runTurns()
    } check: { rounds in
      subject.expectBodyRuns(of: TitledPage.self, rounds)
      remote.set([7])
      subject.runTurns()
      precondition(subject.all(.text).contains { $0.label == "Number 7" }, "The page has no title.")
    }
  }

  /// The collection is a range, so that an app's cost of removing an element from an array is not counted.
  private static func deleteFirst(_ count: Int) -> Work {
    .changes {
      let remote = Remote<Range<Int>>()
      let subject = Subject(Numbers(remote: remote, numbers: 0..<count))
      return Changes(subject: subject) { round in
        remote.set(round..<count)
        subject.runTurns()
      } check: { rounds in
        subject.expectText("Number \(rounds)")
      }
    }
  }

  private static func chooseTab(of count: Int) -> Work {
    .changes {
      let remote = Remote<Int>()
      let subject = Subject(TabApp(remote: remote, count: count))
      // Each tab is created when it is first shown.
      for tab in 0..<count {
        remote.set(tab)
        subject.runTurns()
      }
      return Changes(subject: subject) { round in
        remote.set(round % 2)
        subject.runTurns()
      } check: { rounds in
        precondition(subject.all(.tab).filter { $0.hasTrait(.selected) }.count == 1, "One tab is chosen.")
        precondition(subject.all(.text).contains { $0.label == "Tab \(rounds % 2)" }, "The chosen tab is not shown.")
      }
    }
  }

  private static func openWindow(beside count: Int) -> Work {
    .changes {
      let subject = AppSubject(.of(WindowApp()))
      for number in 0..<count {
        WindowApp.remote.set("beside \(number)")
        subject.runTurns()
      }
      return Changes(subject: subject) { round in
        WindowApp.remote.set("window \(round)")
        subject.runTurns()
        subject.closeLast()
      } check: { _ in
        precondition(subject.windowCount == count + 1, "There are \(subject.windowCount) windows.")
      }
    }
  }

  private static let typing = Work.changes {
    let subject = Subject(Questionnaire(), height: 4_000)
    let field = subject.all(.field)[5]
    let text = "abcdefghij"
    return Changes(subject: subject) { round in
      precondition(subject.session.send(.edit(String(text.prefix(round % 10))), to: field), "The field takes nothing.")
      subject.runTurns()
    } check: { rounds in
      guard case .field(let shown) = field.content else { preconditionFailure("The field is none.") }
      precondition(shown.text == text.prefix(rounds % 10), "The field shows \(shown.text).")
    }
  }

  private static let resizing = Work.changes {
    let remote = Remote<[Int]>()
    let subject = Subject(LibraryApp(remote: remote))
    remote.set([3])
    subject.runTurns()
    return Changes(subject: subject) { round in
      subject.resize(to: CGSize(width: round % 2 == 0 ? 800 : 700, height: 600))
      subject.runTurns()
    } check: { rounds in
      let width: CGFloat = rounds % 2 == 0 ? 800 : 700
      precondition(subject.first(.page).frame.width == width, "The page is \(subject.first(.page).frame.width) wide.")
    }
  }
}

// MARK: A library

@Observable
private final class Library {
  var visits = 0
  let books = (0..<20).map { "Book \($0)" }
}

private struct LibraryApp: View {
  let remote: Remote<[Int]>
  @State private var path: [Int] = []
  @State private var library = Library()

  var body: some View {
    let _ = remote.connect({ path = $0 })
    NavigationStack(path: $path) {
      Text(verbatim: "Library").navigationTitle("Library")
        .navigationDestination(for: Int.self) { ShelfPage(number: $0, library: library) }
    }
  }
}

private struct ShelfPage: View {
  let number: Int
  let library: Library

  var body: some View {
    List(0..<20, id: \.self) { book in
      NavigationLink(library.books[book], value: book)
    }
    .navigationTitle("Shelf \(number)")
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("Visit") { library.visits += 1 } }
    }
  }
}

private struct TitledApp: View {
  let remote: Remote<[Int]>
  @State private var path: [Int] = []

  var body: some View {
    let _ = remote.connect({ path = $0 })
    NavigationStack(path: $path) {
      Text(verbatim: "Root").navigationTitle("Root").navigationDestination(for: Int.self) { TitledPage(number: $0) }
    }
  }
}

private struct TitledPage: View {
  let number: Int

  var body: some View {
    VStack {
      Text(verbatim: String(number))
      Button("Press") {}
    }
    .navigationTitle("Number \(number)")
  }
}

// MARK: Rows, tabs and windows

private struct Numbers: View {
  let remote: Remote<Range<Int>>
  @State var numbers: Range<Int>

  var body: some View {
    let _ = remote.connect({ numbers = $0 })
    List(numbers, id: \.self) { Text(verbatim: "Number \($0)") }
  }
}

private struct TabApp: View {
  let remote: Remote<Int>
  let count: Int
  @State private var tab = 0

  var body: some View {
    let _ = remote.connect({ tab = $0 })
    TabView(selection: $tab) {
      ForEach(0..<count, id: \.self) { number in
        Text(verbatim: "Tab \(number)").tabItem { Text(verbatim: "Item \(number)") }.tag(number)
      }
    }
  }
}

private struct WindowApp: App {
  /// Opens a window for a value, like a view of the app.
  static let remote = Remote<String>()

  var body: some Scene {
    WindowGroup("Notes", id: "notes", for: String.self) { $name in NotePage(name: name ?? "No name") }
  }
}

private struct NotePage: View {
  let name: String
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    let _ = WindowApp.remote.connect({ openWindow(value: $0) })
    NavigationStack { Text(verbatim: name).navigationTitle("Note") }
  }
}

// MARK: A form

private struct Questionnaire: View {
  @State private var texts = Array(repeating: "", count: 20)
  @State private var switches = Array(repeating: false, count: 20)

  var body: some View {
    Form {
      ForEach(0..<20, id: \.self) { TextField("Question \($0)", text: $texts[$0]) }
      ForEach(0..<20, id: \.self) { Toggle("Choice \($0)", isOn: $switches[$0]) }
    }
  }
}
