import CairnScreen
import CairnValues
import Foundation

/// What a user, or the system for a user, does to an app, for those who record it.
package enum UserInput {
  case event(ElementEvent, Element)
  case back
  case backTo(String)
  case open(URL)
  case resize(CGSize)
  case phase(ScenePhase)
}
