import Combine
import SwiftUI
import Testing

import CairnTesting

/// A write during a body names the file and the line where what it writes was declared.
@MainActor
@Suite struct WritePlaceTests {
  @Test func aStateNamesItsDeclaration() { expectPlace(of: WritesState.declaration) { WritesState() } }

  @Test func aStateWithoutAValueNamesItsDeclaration() {
    expectPlace(of: WritesOptional.declaration) { WritesOptional() }
  }

  @Test func aBindingNamesTheStateItLeadsTo() { expectPlace(of: OwnsState.declaration) { OwnsState() } }

  @Test func aMemberOfAStateNamesTheState() { expectPlace(of: WritesMember.declaration) { WritesMember() } }

  @Test func aStoredValueNamesItsDeclaration() { expectPlace(of: WritesStored.declaration) { WritesStored() } }

  @Test func aFocusNamesItsDeclaration() { expectPlace(of: WritesFocus.declaration) { WritesFocus() } }

  @Test func anOwnedObjectNamesItsProperty() { expectPlace(of: WritesOwned.declaration) { WritesOwned() } }

  @Test func anObservedObjectNamesItsProperty() {
    expectPlace(of: WritesObserved.declaration) { WritesObserved(counter: Counter()) }
  }

  @Test func anObjectOfTheEnvironmentNamesItsProperty() {
    expectPlace(of: WritesEnvironment.declaration) { WritesEnvironment().environmentObject(Counter()) }
  }

  @Test func aStateOutsideAViewNamesItsDeclaration() {
    let host = TestHost { Text("Nothing here") }
    let view = WritesState()
    host.session.onHostTime { view.write() }
    let diagnostic = host.diagnostics.first { $0.code == "state.not-installed" }
    #expect(diagnostic?.file?.hasSuffix("/WritePlaceTests.swift") == true)
    #expect(diagnostic?.line == WritesState.declaration)
  }

  private func expectPlace(
    of line: Int, _ content: () -> some View, location: Testing.SourceLocation = #_sourceLocation
  ) {
    let view = content()
    let host = TestHost { view }
    let diagnostic = host.diagnostics.first { $0.code == "update.write-during-body" }
    #expect(diagnostic?.file?.hasSuffix("/WritePlaceTests.swift") == true, sourceLocation: location)
    #expect(diagnostic?.line == line, sourceLocation: location)
  }
}

// Each view has its property on the line before `declaration`.

private struct WritesState: View {
  @State private var count = 0
  static let declaration = #line - 1
  func write() { count += 1 }
  var body: some View {
    if count == 0 { write() }
    return Text("\(count)")
  }
}

private struct WritesOptional: View {
  @State private var name: String?
  static let declaration = #line - 1
  var body: some View {
    if name == nil { name = "Ann" }
    return Text(name ?? "nobody")
  }
}

private struct OwnsState: View {
  @State private var count = 0
  static let declaration = #line - 1
  var body: some View { WritesBinding(count: $count) }
}

private struct WritesBinding: View {
  @Binding var count: Int
  var body: some View {
    if count == 0 { count = 1 }
    return Text("\(count)")
  }
}

private struct WritesMember: View {
  struct Person { var name = "" }
  @State private var person = Person()
  static let declaration = #line - 1
  var body: some View {
    if person.name.isEmpty { $person.name.wrappedValue = "Ann" }
    return Text(person.name)
  }
}

private struct WritesStored: View {
  @AppStorage("write-place") private var count = 0
  static let declaration = #line - 1
  var body: some View {
    if count == 0 { count = 1 }
    return Text("\(count)")
  }
}

private struct WritesFocus: View {
  @FocusState private var isFocused: Bool
  static let declaration = #line - 1
  @State private var name = ""
  @State private var isFirst = Once()
  var body: some View {
    if isFirst.claim() { isFocused = true }
    return TextField("Name", text: $name).focused($isFocused)
  }
}

private final class Once {
  private var isClaimed = false
  func claim() -> Bool {
    defer { isClaimed = true }
    return !isClaimed
  }
}

private final class Counter: ObservableObject {
  @Published var count = 0
}

private struct WritesOwned: View {
  @StateObject private var counter = Counter()
  static let declaration = #line - 1
  var body: some View {
    if counter.count == 0 { counter.count = 1 }
    return Text("\(counter.count)")
  }
}

private struct WritesObserved: View {
  @ObservedObject var counter: Counter
  static let declaration = #line - 1
  var body: some View {
    if counter.count == 0 { counter.count = 1 }
    return Text("\(counter.count)")
  }
}

private struct WritesEnvironment: View {
  @EnvironmentObject private var counter: Counter
  static let declaration = #line - 1
  var body: some View {
    if counter.count == 0 { counter.count = 1 }
    return Text("\(counter.count)")
  }
}
