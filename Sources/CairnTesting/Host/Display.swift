import CairnTerminal
import Foundation

extension TestHost {
  /// What an app is shown on.
  ///
  /// ```swift
  /// let host = TestHost(on: .terminal(columns: 80, lines: 24)) { NotesView() }
  /// #expect(host.screen?.contains("Milk") == true)
  /// ```
  public struct Display: Sendable {
    private enum Kind {
      case points(width: Double, height: Double)
      case terminal(columns: Int, lines: Int, environment: [String: String])
    }

    private let kind: Kind

    /// A window of a size in points, with a made-up font whose characters are 8 points wide.
    public static func window(width: Double, height: Double) -> Display {
      Display(kind: .points(width: width, height: height))
    }

    /// A terminal: the app is painted into cells, as Cairn's own terminal host does it.
    public static func terminal(columns: Int, lines: Int) -> Display {
      terminal(columns: columns, lines: lines, environment: [:])
    }

    /// The same, where variables such as `CAIRN_CELL` and `CAIRN_THEME` say more of the terminal.
    public static func terminal(columns: Int, lines: Int, environment: [String: String]) -> Display {
      Display(kind: .terminal(columns: columns, lines: lines, environment: environment))
    }

    @MainActor
    func makeHost() -> HeadlessHost {
      switch kind {
      case .points(let width, let height): HeadlessHost(size: CGSize(width: width, height: height))
      case .terminal(let columns, let lines, let environment):
        HeadlessHost(columns: max(columns, 1), lines: max(lines, 1), environment: environment)
      }
    }
  }

  /// What the terminal shows, line by line; nil where the app is not in one.
  public var screen: String? {
    settleForQuestion()
    host.terminal?.update()
    return host.terminal?.text
  }
}
