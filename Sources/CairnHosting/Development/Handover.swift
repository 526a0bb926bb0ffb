import CairnCore
import CairnNavigation
import CairnStorage
import CairnValues

/// The state of an app under `cairn dev`, written when its process ends and read by the next one.
package struct Handover: Codable {
  var states: [String: HandedValue] = [:]
  /// The windows by the names of their scenes.
  var windows: [String: HandedWindow] = [:]
  /// The scene of the window in front.
  var front: String?

  package init() {}

  init(states: [String: HandedValue]) { self.states = states }
}

/// Where a user is in one window.
struct HandedWindow: Codable {
  /// One page of the front stack above its root.
  enum Step: Codable {
    case element(tag: String, text: String)
    /// The name of the link that led there.
    case link(String)
  }

  /// The names of the selected tabs, the outermost first.
  var tabs: [String] = []
  var steps: [Step] = []
  /// What a `KeptPlace` has.
  var place: [String: StoredValue] = [:]
}
