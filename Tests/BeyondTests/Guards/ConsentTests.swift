import Cairn
import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Consent of guards")
struct ConsentTests {
  @MainActor @Observable final class Trail {
    var path: [Int] = []
    @ObservationIgnored var asked: [Int] = []
    @ObservationIgnored var attempts: [NavigationAttempt] = []
  }

  private struct Screen: View {
    @Bindable var trail: Trail
    var body: some View {
      NavigationStack(path: $trail.path) {
        Text("Root").navigationDestination(for: Int.self) { number in
          Text("Page").navigationTitle("\(number)").navigationGuard(when: true) { attempt in
            trail.asked.append(number)
            trail.attempts.append(attempt)
          }
        }
      }
    }
  }

  /// A new page may be where a page was in memory that has agreed and left. Which one is up to the allocator, so this is
  /// repeated.
  @Test func aPageThatCameLaterIsAskedAsWell() {
    let trail = Trail()
    let host = TestHost { Screen(trail: trail) }
    for _ in 0..<300 {
      trail.path = [1]
      host.runPending()
      trail.path = [1, 2]
      host.runPending()
      trail.path = []
      host.runPending()
      // Page 2 agrees, and page 1 is asked.
      trail.attempts.last?.proceed()
      let waiting = trail.attempts.last
      // Page 2 leaves by another attempt, and page 3 comes.
      trail.path = [1]
      host.runPending()
      trail.attempts.last?.proceed()
      host.runPending()
      trail.path = [1, 3]
      host.runPending()
      #expect(trail.asked == [2, 1, 2])
      waiting?.proceed()
      host.runPending()
      #expect(trail.asked == [2, 1, 2, 3] && trail.path == [1, 3])
      trail.attempts.last?.proceed()
      host.runPending()
      #expect(trail.path == [])
      trail.asked = []
      trail.attempts = []
    }
  }
}
