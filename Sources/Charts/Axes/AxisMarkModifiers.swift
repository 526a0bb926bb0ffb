import SwiftUI

/// An axis mark whose parts a modifier changes.
nonisolated struct StyledAxisMark<Content: AxisMark>: AxisMark, AxisItemSource {
  typealias Body = Never
  let content: Content
  let change: (inout AxisItem) -> Void

  @MainActor func collect(into items: inout [AxisItem]) {
    let first = items.count
    content.addItems(to: &items)
    for index in items.indices.dropFirst(first) { change(&items[index]) }
  }
}

nonisolated extension AxisMark {
  /// Sets the color or other style of the mark.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// Sets the font of the labels.
  public func font(_ font: Font?) -> some AxisMark { changed { $0.font = $0.font ?? font } }

  /// Moves the mark.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed { item in
      item.offset.width += x
      item.offset.height += y
    }
  }

  /// Moves the mark.
  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

  private func changed(_ change: @escaping (inout AxisItem) -> Void) -> StyledAxisMark<Self> {
    StyledAxisMark(content: self, change: change)
  }
}
