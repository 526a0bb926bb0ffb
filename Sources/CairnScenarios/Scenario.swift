import SwiftUI

/// A user's actions in an app, and the expected result. It is independent of hosts: every host must end with the same
/// semantic tree as the headless one.
public struct Scenario: Sendable, CustomStringConvertible {
  /// The available width: for one column, for two, or for three.
  public enum Room: Sendable {
    case narrow, wide, widest

    /// The width in points.
    public var width: CGFloat {
      switch self {
      case .narrow: 390
      case .wide: 1_000
      case .widest: 1_150
      }
    }
  }

  public let name: String
  public let room: Room
  public let steps: [Step]
  /// The title of the front page at the end.
  public let title: String?
  /// The texts that must be visible at the end, in this order.
  public let shows: [String]
  /// The texts that must not be.
  public let hides: [String]
  /// Words that must be drawn at the end, where a host that has too little room would cut a text off.
  public let draws: [String]
  /// The view that the app shows in its window.
  public let view: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    _ name: String, _ room: Room = .narrow, steps: [Step], title: String? = nil, shows: [String],
    hides: [String] = [], draws: [String] = [], @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.room = room
    self.steps = steps
    self.title = title
    self.shows = shows
    self.hides = hides
    self.draws = draws
    self.view = { AnyView(view()) }
  }

  public var description: String { name }

  public static let all: [Scenario] =
    linkScenarios + pathScenarios + presentationScenarios + controlScenarios + listScenarios + containerScenarios

  /// A user's action, in terms that apply to every host. Elements are identified by their labels.
  public enum Step: Sendable {
    /// Presses a button, follows a link, flips a toggle, selects a row or a tab.
    case press(String)
    /// Goes down a number of times from where the focus starts, and presses Return at the element with the label. Where there are
    /// no arrow keys, it is pressed by its label.
    case pressBelowStart(Int, String)
    /// Goes back from the top page.
    case back
    /// Moves to a field and types.
    case write(String, in: String)
    /// Presses Return in a field.
    case submit(String)
    /// Chooses from a picker.
    case pick(String, from: String)
    /// Chooses from a menu.
    case choose(String, from: String)
    /// Increases or decreases the number of a slider or a stepper, a step at a time.
    case step(String, by: Int)
    /// Selects a row, if a press would follow its link.
    case select(String)
    case delete(String)
    /// Drags a row up or down by a number of places.
    case move(String, by: Int)
    /// Performs one of a row's actions.
    case act(String, onRow: String)
    /// Chooses from the context menu of a row, by the right button of a mouse if there is one.
    case context(String, onRow: String)
    /// Closes the front sheet or popover.
    case close
    /// Follows a link into the app from outside.
    case open(String)
  }
}
