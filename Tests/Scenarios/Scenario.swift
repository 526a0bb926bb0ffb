import SwiftUI

/// What a person does with an app, and what they have before them then. It knows of no host: every host has to end
/// with the semantic tree the headless one ends with.
public struct Scenario: Sendable, CustomStringConvertible {
  /// How much room there is from side to side: for one column, or for several.
  public enum Room: Sendable { case narrow, wide }

  public let name: String
  public let room: Room
  public let steps: [Step]
  /// The title of the page in front in the end.
  public let title: String?
  /// What can be read in the end, in this order.
  public let shows: [String]
  /// What cannot.
  public let hides: [String]
  /// The view the app shows in its window.
  public let view: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    _ name: String, _ room: Room = .narrow, steps: [Step], title: String? = nil, shows: [String],
    hides: [String] = [], @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.room = room
    self.steps = steps
    self.title = title
    self.shows = shows
    self.hides = hides
    self.view = { AnyView(view()) }
  }

  public var description: String { name }

  public static let all: [Scenario] =
    linkScenarios + pathScenarios + presentationScenarios + controlScenarios + listScenarios + containerScenarios
}

/// One thing a person does, in words that mean something on every host. Things are called by their labels.
public enum Step: Sendable {
  /// Presses a button, follows a link, switches a toggle, chooses a row or a tab.
  case press(String)
  /// Goes back from the page on top.
  case back
  /// Goes to a field and writes.
  case write(String, in: String)
  /// Presses Return in a field.
  case submit(String)
  /// Chooses from a picker.
  case pick(String, from: String)
  /// Chooses from a menu.
  case choose(String, from: String)
  /// Makes the number of a slider or a stepper larger or smaller, a step at a time.
  case step(String, by: Int)
  /// Selects a row, where a press would follow what is in it.
  case select(String)
  case delete(String)
  /// Drags a row up or down by so many places.
  case move(String, by: Int)
  /// Chooses one of a row's own actions.
  case act(String, onRow: String)
  /// Closes the sheet or popover in front.
  case close
  /// Follows a link into the app from outside.
  case open(String)
}
