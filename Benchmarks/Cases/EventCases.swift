import CairnCore
import CairnScreen
import Observation
import SwiftUI

extension Case {
  static let eventCases = [
    Case(
      name: "observable", about: "a property of an observable object, 1 reader among 1,000 views", count: 1_000,
      work: observable),
    Case(name: "tap", about: "a button whose action changes the state of its view", count: 5_000, work: tap),
  ]

  private static let observable = Work.changes {
    let model = Model()
    let subject = Subject(Shelf(model: model))
    return Changes(subject: subject) { round in
      model.number = round
      subject.runTurns()
    } check: { rounds in
      subject.expectText("\(rounds)")
      subject.expectBodyRuns(of: Watcher.self, rounds + 1)
      subject.expectBodyRuns(of: Shelf.self, 1)
    }
  }

  private static let tap = Work.changes {
    let subject = Subject(Counter())
    let button = subject.first(.button)
    return Changes(subject: subject) { _ in
      _ = subject.session.send(.activate, to: button)
      subject.runTurns()
    } check: { rounds in
      subject.expectText("Count \(rounds % 10)")
    }
  }
}

@Observable
private final class Model {
  var number = 0
}

private struct Shelf: View {
  let model: Model

  var body: some View {
    VStack {
      Watcher(model: model)
      ForEach(0..<999) { _ in Text(verbatim: "book") }
    }
  }
}

private struct Watcher: View {
  let model: Model
  var body: some View { Text(verbatim: String(model.number)) }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") { count = (count + 1) % 10 }
    }
  }
}
