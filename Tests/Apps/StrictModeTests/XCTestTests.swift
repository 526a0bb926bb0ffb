import CairnTesting
import SwiftUI
import XCTest

private struct Page: View {
  @State private var isBroken = false
  var body: some View {
    NavigationStack {
      VStack {
        Button("break") { isBroken = true }
        if isBroken { NavigationLink("nowhere", value: 1) }
      }
      .navigationTitle("Page")
    }
  }
}

/// Strict hosts under XCTest: a problem in a verb is thrown, and one in a query fails the test.
final class StrictUnderXCTest: XCTestCase {
  /// The expected failures, while there are any.
  nonisolated(unsafe) private var caught: [String]?

  override func recordFailure(
    withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
  ) {
    if caught == nil {
      super.recordFailure(withDescription: description, inFile: file, atLine: line, expected: expected)
    } else {
      caught?.append(description)
    }
  }

  @MainActor private func failures(_ work: () -> Void) -> [String] {
    caught = []
    work()
    defer { caught = nil }
    return caught ?? []
  }

  @MainActor func testAVerbThrowsWhatItNotices() async throws {
    let host = TestHost(strict: true) { Page() }
    try host.tap("break")
    XCTAssertThrowsError(try host.tap("nowhere")) { error in
      XCTAssertTrue("\(error)".contains("navigation.dead-link"), "\(error)")
    }
  }

  @MainActor func testAQuestionFailsTheTestThatAsked() async throws {
    let path = Path()
    let host = TestHost(strict: true) { Bound(path: path) }
    let found = failures {
      path.values = [1]
      _ = host.title
    }
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found.first?.contains("navigation.unregistered-value") == true, "\(found)")
  }

  @MainActor func testNothingIsSaidWhereNothingIsWrong() async throws {
    let host = TestHost(strict: true) { Page() }
    XCTAssertEqual(failures { XCTAssertEqual(host.title, "Page") }, [])
  }
}

@Observable
private final class Path {
  var values: [Int] = []
}

private struct Bound: View {
  @Bindable var path: Path
  var body: some View {
    NavigationStack(path: $path.values) { Text("Root").navigationTitle("Root") }
  }
}
