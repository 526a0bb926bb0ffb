import Cairn
import SwiftUI

/// A stack whose pages with odd numbers ask before they leave, and whose page 13 leads to page 12 while locked.
@MainActor @Observable
package final class GuardedTrail {
  var path: [Int] = []
  var isLocked = true
  let answers = GuardAnswers(.waits)

  struct Screen: View {
    @Bindable var trail: GuardedTrail

    var body: some View {
      NavigationStack(path: $trail.path) {
        Page(number: 0, trail: trail)
          .navigationDestination(for: Int.self) { Page(number: $0, trail: trail) }
      }
      .navigationRedirect(for: Int.self) { $0 == 13 && trail.isLocked ? 12 : nil }
    }
  }

  private struct Page: View {
    let number: Int
    let trail: GuardedTrail
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Button("Dismiss") { dismiss() }
        ForEach(1..<14) { NavigationLink("Go to \($0)", value: $0) }
      }
      .navigationTitle("\(number)")
      .navigationGuard(when: !number.isMultiple(of: 2)) { trail.answers.ask($0) }
    }
  }
}
