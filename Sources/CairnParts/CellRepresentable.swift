import CairnCore
import CairnScreen
import CairnValues

/// A view that is drawn in characters, in a terminal. Other hosts show `elsewhere`.
///
/// ```swift
/// struct Level: CellRepresentable {
///   var value: Double
///
///   func draw(in cells: inout CellArea) {
///     let count = Int(value * Double(cells.columns))
///     cells.put(String(repeating: "█", count: count), column: 0, row: 0, color: .green)
///   }
/// }
/// ```
///
/// The view takes the proposed space; `frame` gives it a size, in points.
@MainActor @preconcurrency
public protocol CellRepresentable: HostRepresentable {
  /// Draws the view. Called after each change, and when the size is another.
  func draw(in cells: inout CellArea)
}

/// The characters of a part of the screen.
public struct CellArea: Sendable {
  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  private(set) var texts: [CellText] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Writes text at a column and a row, and cuts it at the edge of the view. Without a background, it keeps the existing one.
  public mutating func put(
    _ text: String, column: Int, row: Int, color: Color? = nil, background: Color? = nil, isBold: Bool = false,
    isItalic: Bool = false, isUnderlined: Bool = false
  ) {
    let style = TextStyle(color: color, isBold: isBold, isItalic: isItalic, isUnderlined: isUnderlined)
    texts.append(CellText(text, column: column, row: row, style: style, background: background))
  }
}

struct CellPart<V: CellRepresentable>: View {
  typealias Body = Never
  let view: V

  static func _makeNode(_ view: Self, under parent: _Node) -> _Node { CellLife<V>().makeNode(of: view, under: parent) }

  static func _updateNode(_ node: _Node, to view: Self) { CellLife<V>.updateNode(node, to: view) }
}

@MainActor
private final class CellLife<V: CellRepresentable>: Representing {
  private var changes = 0

  func update(with part: CellPart<V>, _ environment: EnvironmentValues, _ transaction: Transaction) -> HostPartView {
    changes &+= 1
    let view = part.view
    return HostPartView(
      HostPart(
        .cells { columns, rows in
          var area = CellArea(columns: columns, rows: rows)
          view.draw(in: &area)
          return area.texts
        }), changes: changes)
  }

  func dismantle() {}
}
