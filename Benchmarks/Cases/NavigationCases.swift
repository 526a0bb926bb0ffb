import Measuring
import SwiftUI

extension Case {
  static let navigationCases = [
    Case(
      name: "push-pop", about: "push and pop of a text and a button, at depth 1", count: 5_000,
      work: pushPop(in: MixedStack.init)),
    Case(
      name: "push-pop-100", about: "the same over 100 covered pages of two types", count: 5_000,
      work: pushPop(in: MixedStack.init, under: 100)),
    Case(
      name: "push-pop-large", about: "the same over a page of 1,000 texts", count: 5_000,
      work: pushPop(in: LargeStack.init)),
    Case(name: "push-pop-link", about: "the same by a tap on a link and Back", count: 5_000, work: pushByLink),
    Case(
      name: "deep", about: "pages of two types pushed alternately, then popped one by one", count: 10_000, work: deep),
    Case(name: "path-typed", about: "a typed path of 100 in one write, then cleared", count: 500, work: typedPath),
    Case(name: "path-mixed", about: "a NavigationPath of 100 in one write, then cleared", count: 500, work: mixedPath),
    Case(name: "split-select", about: "a row selected in a split view, and its detail", count: 5_000, work: select),
  ]

  private static func pushPop<Pages: View>(
    in stack: @escaping @MainActor (Remote<NavigationPath>) -> Pages, under depth: Int = 0
  ) -> Work {
    .changes {
      let remote = Remote<NavigationPath>()
      let subject = Subject(stack(remote))
      let held = HeldPath()
      for page in 0..<depth {
        held.path.appendPage(page)
        remote.set(held.path)
        subject.runTurns()
      }
      return Changes(subject: subject) { round in
        held.path.appendPage(round % 100)
        remote.set(held.path)
        subject.runTurns()
        held.path.removeLast()
        remote.set(held.path)
        subject.runTurns()
      } check: { rounds in
        precondition(
          subject.bodyRuns(of: NumberPage.self) + subject.bodyRuns(of: WordPage.self) == rounds + depth,
          "Every push runs one body.")
      }
    }
  }

  private static let pushByLink = Work.changes {
    let subject = Subject(LinkStack())
    return Changes(subject: subject) { _ in
      precondition(subject.session.send(.activate, to: subject.first(.link)), "The link leads nowhere.")
      subject.runTurns()
      precondition(subject.session.send(.activate, to: subject.first(.backButton)), "There is no way back.")
      subject.runTurns()
    } check: { rounds in
      subject.expectBodyRuns(of: NumberPage.self, rounds)
    }
  }

  private static let deep = Work.life { depth in
    let remote = Remote<NavigationPath>()
    let subject = Subject(MixedStack(remote))
    var path = NavigationPath()
    for page in 0..<depth {
      path.appendPage(page)
      remote.set(path)
      subject.runTurns()
    }
    subject.expectText((depth % 2 == 1 ? "Number " : "Word ") + (depth - 1).formatted())
    for _ in 0..<depth {
      path.removeLast()
      remote.set(path)
      subject.runTurns()
    }
    return subject
  }

  private static let typedPath = Work.changes {
    let remote = Remote<[Int]>()
    let subject = Subject(TypedStack(remote: remote))
    let path = Array(0..<100)
    return Changes(subject: subject) { _ in
      remote.set(path)
      subject.runTurns()
      remote.set([])
      subject.runTurns()
    } check: { rounds in
      // The top page, and the one below it, whose title the way back shows.
      subject.expectBodyRuns(of: NumberPage.self, 2 * rounds)
    }
  }

  private static let mixedPath = Work.changes {
    let remote = Remote<NavigationPath>()
    let subject = Subject(MixedStack(remote))
    return Changes(subject: subject) { _ in
      var path = NavigationPath()
      for page in 0..<100 { path.appendPage(page) }
      remote.set(path)
      subject.runTurns()
      remote.set(NavigationPath())
      subject.runTurns()
    } check: { rounds in
      subject.expectBodyRuns(of: WordPage.self, rounds)
    }
  }

  private static let select = Work.changes {
    let subject = Subject(Shelf())
    let rows = subject.all(.row)
    return Changes(subject: subject) { round in
      precondition(subject.session.send(.activate, to: rows[round % rows.count]), "The row cannot be selected.")
      subject.runTurns()
    } check: { rounds in
      subject.expectBodyRuns(of: Chosen.self, rounds + 1)
    }
  }
}

/// Stored without the exclusivity checks of a captured variable, which would count as the engine's work.
@MainActor
private final class HeldPath {
  var path = NavigationPath()
}

extension NavigationPath {
  /// Alternates between pages of two types.
  fileprivate mutating func appendPage(_ page: Int) {
    if page % 2 == 0 { append(page) } else { append(Word(number: page)) }
  }
}

private struct Word: Hashable, Codable {
  let number: Int
}

private struct NumberPage: View {
  let number: Int
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("Number \(number)")
      Button("Tap") { taps += 1 }
    }
  }
}

private struct WordPage: View {
  let word: Word
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("Word \(word.number)")
      Button("Tap") { taps += 1 }
    }
  }
}

private struct MixedStack: View {
  let remote: Remote<NavigationPath>
  @State private var path = NavigationPath()

  init(_ remote: Remote<NavigationPath>) { self.remote = remote }

  var body: some View {
    let _ = remote.connect({ path = $0 })
    NavigationStack(path: $path) { Text(verbatim: "Root").underMixedPages() }
  }
}

private struct LargeStack: View {
  let remote: Remote<NavigationPath>
  @State private var path = NavigationPath()

  init(_ remote: Remote<NavigationPath>) { self.remote = remote }

  var body: some View {
    let _ = remote.connect({ path = $0 })
    NavigationStack(path: $path) {
      VStack {
        ForEach(0..<1_000, id: \.self) { Text(verbatim: "Text \($0)") }
      }
      .underMixedPages()
    }
  }
}

extension View {
  /// A root that declares destinations for pages of two types.
  fileprivate func underMixedPages() -> some View {
    navigationDestination(for: Int.self) { NumberPage(number: $0) }
      .navigationDestination(for: Word.self) { WordPage(word: $0) }
  }
}

private struct TypedStack: View {
  let remote: Remote<[Int]>
  @State private var path: [Int] = []

  var body: some View {
    let _ = remote.connect({ path = $0 })
    NavigationStack(path: $path) {
      Text(verbatim: "Root").navigationDestination(for: Int.self) { NumberPage(number: $0) }
    }
  }
}

private struct Shelf: View {
  @State private var chosen: Int?

  var body: some View {
    NavigationSplitView {
      List(0..<10, selection: $chosen) { Text("Row \($0)") }.navigationTitle("Rows")
    } detail: {
      Chosen(number: chosen)
    }
  }
}

private struct Chosen: View {
  let number: Int?

  var body: some View { Text(number.map { "Number \($0)" } ?? "None").navigationTitle("Detail") }
}

private struct LinkStack: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Next", value: 1).navigationDestination(for: Int.self) { NumberPage(number: $0) }
    }
  }
}
