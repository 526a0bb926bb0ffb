import SwiftUI

/// Marks for all elements of a collection. Its modifiers also take properties of the elements.
///
/// ```swift
/// PointPlot(cities, x: .value("Area", \.area), y: .value("People", \.people))
///   .foregroundStyle(by: .value("Country", \.country))
///   .opacity(\.certainty)
/// ```
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement
  /// The marks and their elements.
  nonisolated var _plot: _VectorizedPlot<DataElement> { get }
}

/// The marks of a plot, and the element of each.
nonisolated public struct _VectorizedPlot<DataElement> {
  private(set) var marks: [Mark]
  private let elements: [DataElement]

  init<Data: RandomAccessCollection<DataElement>>(_ data: Data, _ mark: (DataElement) -> Mark) {
    elements = Array(data)
    marks = elements.map(mark)
  }

  /// Creates the mark of a function, which has no elements.
  init(function mark: Mark) where DataElement == Never { (elements, marks) = ([], [mark]) }

  func styled(_ change: (inout MarkStyle, DataElement) -> Void) -> Self {
    var plot = self
    for (index, element) in elements.enumerated() { change(&plot.marks[index].style, element) }
    return plot
  }

  func styledAlike(_ change: (inout MarkStyle) -> Void) -> Self {
    var plot = self
    for index in plot.marks.indices { change(&plot.marks[index].style) }
    return plot
  }
}

/// A plot that a modifier has changed.
nonisolated struct StyledPlot<DataElement>: VectorizedChartContent, MarkSource {
  typealias Body = Never
  let _plot: _VectorizedPlot<DataElement>

  @MainActor func collect(into marks: inout [Mark]) { marks += _plot.marks }
}
