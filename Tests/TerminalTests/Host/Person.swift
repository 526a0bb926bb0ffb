import CairnHosting
import CairnScreen
import Foundation
import SwiftUI

@testable import CairnTerminal

/// A user at a terminal: presses keys, uses the mouse, reads the screen.
@MainActor
final class Person {
  let host: TerminalHost
  let development: DevelopmentLink

  init<Content: View>(
    width: Int = 40, height: Int = 12, environment: [String: String] = ["CAIRN_REDUCE_MOTION": "1"],
    @ViewBuilder _ content: () -> Content
  ) {
    development = DevelopmentLink()
    host = TerminalHost(width: width, height: height, environment: environment, development: development)
    host.start(content: content)
    host.update()
  }

  /// Continues where another one is, as after an edit of the source.
  init<Content: View>(after other: Person, @ViewBuilder _ content: () -> Content) throws {
    let data = try JSONEncoder().encode(other.development.handover(of: [other.host.session]))
    development = DevelopmentLink(try JSONDecoder().decode(Handover.self, from: data))
    host = TerminalHost(
      width: other.host.size.columns, height: other.host.size.lines, environment: other.host.environment,
      development: development)
    host.start(content: content)
    host.update()
  }

  init<A: App>(
    width: Int = 40, height: Int = 12, environment: [String: String] = ["CAIRN_REDUCE_MOTION": "1"], running app: A
  ) {
    development = DevelopmentLink()
    host = TerminalHost(width: width, height: height, environment: environment, development: development)
    host.start(.of(app))
    host.update()
  }

  var lines: [String] { host.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// The top line.
  var header: String { lines[0].trimmingCharacters(in: .whitespaces) }

  /// The text on the screen, without blank lines.
  var words: [String] {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  func sees(_ text: String) -> Bool { host.text.contains(text) }

  var focus: String? { host.focusedElement?.label }

  func press(_ codes: Key.Code...) { for code in codes { host.handle(.key(Key(code))) } }

  func press(_ code: Key.Code, _ modifiers: Key.Modifiers) { host.handle(.key(Key(code, modifiers))) }

  func type(_ text: String) { for scalar in text.unicodeScalars { host.handle(.key(.character(scalar))) } }

  /// Returns the position of a text on the screen.
  func place(of text: String) -> (x: Int, y: Int)? {
    for (y, line) in lines.enumerated() {
      if let range = line.range(of: text) {
        return (line[..<range.lowerBound].reduce(0) { $0 + $1.columns }, y)
      }
    }
    return nil
  }

  func click(_ text: String) {
    guard let place = place(of: text) else { return }
    host.handle(.mouse(Mouse(.press(.left), x: place.x, y: place.y)))
    guard let place = self.place(of: text) else { return }
    host.handle(.mouse(Mouse(.release, x: place.x, y: place.y)))
  }

  func turnWheel(down lines: Int, x: Int = 5, y: Int = 5) {
    for _ in 0..<abs(lines) {
      host.handle(.mouse(Mouse(.scroll(x: 0, y: lines > 0 ? 1 : -1), x: x, y: y)))
    }
  }
}

struct Fruits: View {
  var names = ["Apple", "Pear", "Plum"]
  var body: some View {
    NavigationStack {
      List(names, id: \.self) { name in
        NavigationLink(name) {
          List {
            NavigationLink("More of \(name)") { Text("No more").navigationTitle("Deep") }
          }
          .navigationTitle(name)
        }
      }
      .navigationTitle("Fruits")
    }
  }
}
