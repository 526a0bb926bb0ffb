import Foundation
import Measuring
import SwiftUI

extension Case {
  static let pathCases = [
    Case(
      name: "path-coding", about: "a NavigationPath of 1,000, encoded and decoded", count: 50,
      work: .changes {
        let remote = Remote<Int>()
        let subject = Subject(NothingMuch(remote: remote))
        var path = NavigationPath()
        for page in 0..<1_000 { path.append(page) }
        return Changes(subject: subject) { _ in
          guard let codable = path.codable, let data = try? JSONEncoder().encode(codable),
            let decoded = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
          else { preconditionFailure("The path cannot be encoded.") }
          path = NavigationPath(decoded)
        } check: { _ in
          precondition(path.count == 1_000, "The path has lost something.")
        }
      }),
    Case(
      name: "split-select", about: "another item selected in the first column of a split view", count: 500,
      work: .changes {
        let remote = Remote<Int?>()
        let subject = Subject(Library(remote: remote))
        return Changes(subject: subject) { round in
          remote.set(round % 10)
          subject.runTurns()
        } check: { rounds in
          subject.expectBodyRuns(of: Book.self, rounds + 1)
        }
      }),
  ]
}

private struct NothingMuch: View {
  let remote: Remote<Int>
  var body: some View { Text(verbatim: "Nothing") }
}

private struct Library: View {
  let remote: Remote<Int?>
  @State private var chosen: Int? = 0

  var body: some View {
    let _ = remote.connect({ chosen = $0 })
    NavigationSplitView {
      List(0..<20, selection: $chosen) { Text(verbatim: "Book \($0)") }
    } detail: {
      Book(number: chosen ?? -1)
    }
  }
}

private struct Book: View {
  let number: Int
  var body: some View { Text(verbatim: "Page one of book \(number)") }
}
