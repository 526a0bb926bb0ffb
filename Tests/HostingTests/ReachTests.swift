import CairnCore
import CairnHosting
import CairnScreen
import CairnTesting
import CairnValues
import Foundation
import Observation
import SwiftUI
import Testing

/// What takes controls out of a user's reach.
private enum Barrier: CaseIterable {
  case alert, dialog, sheet, cover, page, tab, disabled, untouchable, hidden, removed, closedSection
}

@MainActor @Observable
private final class Desk {
  var barrier: Barrier?
  var presses = 0
  var isOn = false
  var text = ""
  var value = 0.5
  var count = 0
  var choice = 0

  /// All that a user can change.
  var inputs: String { "\(presses) \(isOn) \(text) \(value) \(count) \(choice)" }

  func shows(_ other: Barrier) -> Binding<Bool> {
    Binding {
      self.barrier == other
    } set: {
      if !$0 { self.barrier = nil }
    }
  }
}

private struct DeskView: View {
  @Bindable var desk: Desk

  var body: some View {
    TabView(
      selection: Binding {
        desk.barrier == .tab ? 1 : 0
      } set: { _ in
      }
    ) {
      NavigationStack {
        content.navigationTitle("Desk")
          .navigationDestination(isPresented: desk.shows(.page)) { Text("Next") }
      }
      .tabItem { Text("First") }.tag(0)
      Text("Other").tabItem { Text("Second") }.tag(1)
    }
    .alert("Stop", isPresented: desk.shows(.alert)) { Button("OK") {} }
    .confirmationDialog("Which?", isPresented: desk.shows(.dialog)) { Button("This") {} }
    .sheet(isPresented: desk.shows(.sheet)) { Text("A sheet") }
    .fullScreenCover(isPresented: desk.shows(.cover)) { Text("A cover") }
  }

  @ViewBuilder private var content: some View {
    switch desk.barrier {
    case .removed: Text("Nothing")
    case .hidden: controls.hidden()
    default: controls.disabled(desk.barrier == .disabled).allowsHitTesting(desk.barrier != .untouchable)
    }
  }

  private var controls: some View {
    List {
      Section("Controls", isExpanded: .constant(desk.barrier != .closedSection)) {
        Button("Press") { desk.presses += 1 }
        Toggle("On", isOn: $desk.isOn)
        TextField("Text", text: $desk.text)
        Slider(value: $desk.value)
        Stepper("Count", value: $desk.count)
        Picker("Choice", selection: $desk.choice) {
          Text("A").tag(0)
          Text("B").tag(1)
        }
        .pickerStyle(.inline)
        Menu("Menu") { Button("Item") { desk.presses += 1 } }
        Text("Row")
          .swipeActions { Button("Swipe") { desk.presses += 1 } }
          .contextMenu { Button("Context") { desk.presses += 1 } }
      }
    }
  }
}

/// A host that is late sends input to what it has seen before.
@MainActor
@Suite("What a user can reach")
struct ReachTests {
  private static let events: [ElementEvent] = [
    .activate, .taps(2), .hold, .edit("new"), .submit, .selectText(0..<0), .adjust(0.9), .step(1), .select, .deselect,
    .extendSelection, .expand(true), .delete, .focus(true), .refresh, .key(.return, []),
  ]

  private func host(_ desk: Desk) -> TestHost { TestHost(width: 600, height: 1_200) { DeskView(desk: desk) } }

  /// All controls on the page, in closed menus, behind rows, and in context menus.
  private func controls(of host: TestHost) throws -> [Element] {
    var found: [Element] = []
    func visit(_ element: Element) {
      if !element.events.isEmpty { found.append(element) }
      let parts = element.traits?[RowPartsTrait.self]
      for part in (parts?.leading ?? []) + (parts?.trailing ?? []) { visit(part) }
      for item in element.traits?[ContextMenuTrait.self] ?? [] { visit(item) }
      for child in element.children { visit(child) }
    }
    let list = try #require(host.session.frontWindow?.screen.root?.firstInside { $0.role == .list })
    for child in list.children { visit(child) }
    return found
  }

  @Test func everythingInReachCanBeUsed() throws {
    for name in ["Press", "On", "Text", "B", "Item", "Swipe", "Context"] {
      let desk = Desk()
      let host = host(desk)
      let before = desk.inputs
      let named = try controls(of: host).filter { $0.name == name }
      #expect(named.allSatisfy(\.isInReach) && !named.isEmpty, "\(name)")
      let control = try #require(named.last)
      #expect(host.session.send(control.events.contains(.edit) ? .edit("new") : .activate, to: control))
      #expect(desk.inputs != before, "\(name)")
    }
  }

  @Test(arguments: Barrier.allCases) fileprivate func nothingBehindABarrierTakesInput(_ barrier: Barrier) throws {
    let desk = Desk()
    let host = host(desk)
    let controls = try controls(of: host)
    #expect(controls.count > 12)
    let before = desk.inputs
    desk.barrier = barrier
    host.session.runTurns()
    // The title of a closed section opens it.
    for control in controls where barrier != .closedSection || control.role != .disclosure {
      // A control that ignores touches can still be used by keys.
      for event in Self.events where barrier != .untouchable || event != .focus(true) {
        #expect(!host.session.send(event, to: control), "\(event) of \(control.role) \(control.name)")
      }
    }
    host.session.runTurns()
    #expect(desk.inputs == before)
    #expect(desk.barrier == barrier)
  }

  @Test func whatHasBegunMayEndBehindABarrier() throws {
    let desk = Desk()
    let host = host(desk)
    let button = try #require(try controls(of: host).first { $0.name == "Press" })
    desk.barrier = .alert
    host.session.runTurns()
    for event in [ElementEvent.focus(false), .hover(false), .press(false), .scroll(.zero)] {
      #expect(!event.needsReach)
      _ = host.session.send(event, to: button)
    }
    #expect(host.texts.contains("Stop"))
  }
}
