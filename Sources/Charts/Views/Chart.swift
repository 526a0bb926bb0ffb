import SwiftUI

/// A view that shows data as bars, lines, areas, points, rules, rectangles or sectors.
///
/// ```swift
/// Chart(books) { book in
///   BarMark(x: .value("Month", book.month), y: .value("Pages", book.pages))
/// }
/// .frame(height: 200)
/// ```
nonisolated public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartSettings) private var settings

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with marks for each element of a collection.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with marks for each element of a collection, identified by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }

  @MainActor public var body: some View {
    let marks = PlottedFunction.sampled(content.marks, settings.x.scale)
    ChartView(marks: marks, settings: settings)
  }
}

/// Charts in three dimensions need a renderer that no host has.
@available(*, unavailable, message: "No host can show charts in three dimensions. Show two of them with 'Chart'.")
nonisolated public struct Chart3D<Content>: View {
  @MainActor public var body: some View { EmptyView() }
}
