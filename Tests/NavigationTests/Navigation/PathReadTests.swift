import CairnTesting
import SwiftUI
import Testing

/// A path may be expensive to read: a getter may decode it, or look it up.
@MainActor
@Suite("How often a path is read")
struct PathReadTests {
  @MainActor @Observable
  final class Trip {
    var path: [Int] = []
    @ObservationIgnored var reads = 0

    var counted: Binding<[Int]> {
      Binding {
        self.reads += 1
        return self.path
      } set: {
        self.path = $0
      }
    }
  }

  /// A path in a class that announces no changes.
  @MainActor
  final class SilentTrip {
    var path: [Int] = []

    var binding: Binding<[Int]> {
      Binding {
        self.path
      } set: {
        self.path = $0
      }
    }
  }

  private struct Screens: View {
    let path: Binding<[Int]>

    var body: some View {
      NavigationStack(path: path) {
        NavigationLink("One", value: 1)
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Next", value: number + 1).navigationTitle("Page \(number)")
          }
      }
    }
  }

  /// Once before, because an equal path with other values in it is not announced, and once after, because a setter may
  /// refuse the value.
  @Test func aTapReadsThePathBeforeAndAfter() throws {
    let trip = Trip()
    let host = TestHost { Screens(path: trip.counted) }
    for link in ["One", "Next", "Next"] {
      trip.reads = 0
      try host.tap(link)
      #expect(trip.reads == 2)
    }
    #expect(trip.path == [1, 2, 3])
  }

  @Test func goingBackReadsThePathBeforeAndAfter() throws {
    let trip = Trip()
    trip.path = [1, 2]
    let host = TestHost { Screens(path: trip.counted) }
    trip.reads = 0
    try host.goBack()
    #expect(trip.reads == 2)
    #expect(host.pages == ["Root", "Page 1"])
  }

  @Test func aChangeByTheAppReadsThePathOnce() {
    let trip = Trip()
    let host = TestHost { Screens(path: trip.counted) }
    trip.reads = 0
    trip.path = [1]
    #expect(host.pages == ["Root", "Page 1"])
    #expect(trip.reads == 1)
  }

  @Test func goingBackSparesAPageTheAppPushedUnannounced() throws {
    let trip = SilentTrip()
    let host = TestHost { Screens(path: trip.binding) }
    try host.tap("One")
    trip.path = [1, 5]
    // The user went back from the page that was on top, which no longer is.
    #expect(throws: (any Error).self) { try host.goBack() }
    #expect(trip.path == [1, 5])
  }
}
