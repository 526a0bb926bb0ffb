import CairnCore
import CairnFoundation
import CairnScreen
import CairnValues
import Foundation
import SwiftUI

extension TestHost {
  var finder: Finder { Finder(root: root, screen: screenText) }

  /// Presses a button, follows a link, chooses a row, a tab or a menu item.
  public func tap(_ label: String) throws {
    try settleTurns()
    try send(.activate, to: finder.one(label), label)
  }

  /// The same, for one kind of thing.
  public func tap(_ label: String, role: Role) throws {
    try settleTurns()
    try send(.activate, to: finder.one(label, role: role), label)
  }

  /// The same, for one of several things with the same label, counted in reading order from 0.
  public func tap(_ label: String, at index: Int) throws {
    try settleTurns()
    let found = finder.candidates(label)
    guard found.indices.contains(index) else {
      throw TestHostError("There are \(found.count) of \"\(label)\", so none at \(index).", screen: screenText)
    }
    try send(.activate, to: found[index], label)
  }

  /// Taps twice before anything has had time to happen.
  public func doubleTap(_ label: String) throws {
    try settleTurns()
    let element = try finder.one(label)
    try check(element, label)
    if element.answering(.taps(2)) != nil {
      _ = session.send(.taps(2), to: element)
    } else {
      _ = session.send(.activate, to: element)
      _ = session.send(.activate, to: element)
    }
    try settleTurns()
  }

  /// Replaces the text of a field.
  public func type(_ text: String, into field: String) throws {
    try settleTurns()
    let element = try one(field, among: [.field, .secureField, .textEditor])
    try check(element, field)
    // A person has to go to a field before typing into it.
    _ = session.send(.focus(true), to: element)
    try send(.edit(text), to: element, field)
  }

  /// Presses Return in a field.
  public func submit(_ field: String) throws {
    try settleTurns()
    try send(.submit, to: one(field, among: [.field, .secureField, .textEditor]), field)
  }

  /// Switches a toggle.
  public func toggle(_ label: String) throws {
    try settleTurns()
    try send(.activate, to: finder.one(label, role: .toggle), label)
  }

  /// Hands a URL to the app, as a link followed elsewhere does.
  public func open(_ url: URL) {
    session.open(url)
    settleForQuestion()
  }

  /// Hands the app something a person began elsewhere, to go on with; false if nothing in it does.
  @discardableResult
  public func goOn(with activity: NSUserActivity) -> Bool {
    let isTaken = session.goOn(with: activity)
    settleForQuestion()
    return isTaken
  }

  /// What the app says the person does now.
  public var currentActivity: NSUserActivity? {
    settleForQuestion()
    return CurrentActivity.shared.activity
  }

  /// Gives the window another size.
  public func resize(width: Double, height: Double) {
    window?.resize(to: CGSize(width: width, height: height))
    settleForQuestion()
  }

  /// Brings the scene to the front, or puts it into the background.
  public func setScenePhase(_ phase: ScenePhase) {
    window?.scenePhase = phase
    settleForQuestion()
  }

  private func one(_ label: String, among roles: [Role]) throws -> Element {
    let fields = roles.flatMap { finder.candidates(label, role: $0) }
    // Some texts can be rewritten where they stand, such as a title the person may change.
    let found = fields.isEmpty ? finder.candidates(label).filter { $0.events.contains(.edit) } : fields
    guard let first = found.first, found.count == 1 else {
      throw TestHostError("There are \(found.count) fields \"\(label)\".", screen: screenText)
    }
    return first
  }

  func check(_ element: Element, _ label: String) throws {
    if element.hasTrait(.disabled) {
      throw TestHostError("The \(element.role.rawValue) \"\(label)\" is disabled.", screen: screenText)
    }
  }

  func send(_ event: ElementEvent, to element: Element, _ label: String) throws {
    try check(element, label)
    guard session.send(event, to: element) else {
      throw TestHostError("The \(element.role.rawValue) \"\(label)\" cannot do that.", screen: screenText)
    }
    try settleTurns()
  }
}
