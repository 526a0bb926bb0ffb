import SwiftUI

/// Content whose marks a modifier changes.
nonisolated struct StyledChartContent<Content: ChartContent>: ChartContent, MarkSource {
  typealias Body = Never
  let content: Content
  let change: (inout MarkStyle) -> Void

  @MainActor func collect(into marks: inout [Mark]) {
    let first = marks.count
    content.addMarks(to: &marks)
    for index in marks.indices.dropFirst(first) { change(&marks[index].style) }
  }
}

nonisolated extension ChartContent {
  func style(_ change: @escaping (inout MarkStyle) -> Void) -> StyledChartContent<Self> {
    StyledChartContent(content: self, change: change)
  }
}
