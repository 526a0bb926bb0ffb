import CairnHosting
import CairnScreen
import CairnTerminal
import Foundation

extension TestHost {
  /// The display that shows the app.
  ///
  /// ```swift
  /// let host = TestHost(on: .terminal(columns: 80, lines: 24)) { NotesView() }
  /// #expect(host.screen?.contains("Milk") == true)
  /// ```
  public struct Display: Sendable {
    private enum Kind {
      case points(width: Double, height: Double, HostMetrics?)
      case terminal(columns: Int, lines: Int, environment: [String: String])
    }

    private let kind: Kind

    /// A window measured in points, with an artificial font whose characters are 8 points wide.
    public static func window(width: Double, height: Double) -> Display {
      Display(kind: .points(width: width, height: height, nil))
    }

    /// A window measured in points, whose texts have sizes of the test's choice.
    public static func window(width: Double, height: Double, metrics: HostMetrics) -> Display {
      Display(kind: .points(width: width, height: height, metrics))
    }

    /// A terminal. Cairn's terminal host draws the app into its cells.
    public static func terminal(columns: Int, lines: Int) -> Display {
      terminal(columns: columns, lines: lines, environment: [:])
    }

    /// A terminal that environment variables such as `CAIRN_CELL` and `CAIRN_THEME` describe further.
    public static func terminal(columns: Int, lines: Int, environment: [String: String]) -> Display {
      Display(kind: .terminal(columns: columns, lines: lines, environment: environment))
    }

    @MainActor
    func makeHost() -> HeadlessHost {
      switch kind {
      case .points(let width, let height, let metrics):
        HeadlessHost(size: CGSize(width: width, height: height), metrics: metrics?.metrics ?? PointMetrics())
      case .terminal(let columns, let lines, let environment):
        HeadlessHost(columns: max(columns, 1), lines: max(lines, 1), environment: environment)
      }
    }

    /// The arguments of a call of `TestHost` for the same display.
    var arguments: [String] {
      switch kind {
      case .points(let width, let height, _):
        (width == 390 ? [] : ["width: \(width.code)"]) + (height == 844 ? [] : ["height: \(height.code)"])
      case .terminal(let columns, let lines, _): ["on: .terminal(columns: \(columns), lines: \(lines))"]
      }
    }
  }

  /// The contents of the terminal, line by line, or `nil` on other displays.
  public var screen: String? {
    settleForQuestion()
    host.terminal?.update()
    return host.terminal?.text
  }
}

extension Double {
  /// The number as a Swift literal.
  var code: String { self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)" }
}
