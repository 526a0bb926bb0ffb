import CairnScreen
import CairnValues
import Foundation

/// Asks for a width of the column its content is in.
nonisolated struct ColumnWidthModifier: UnaryModifier {
  typealias Body = Never
  let width: ColumnWidth

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: ColumnWidthModifier

    init(_ modifier: ColumnWidthModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      preferencesChanged()
    }

    func modifierChanged(from old: ColumnWidthModifier) { preferencesChanged() }

    override func gather(_ collector: PreferenceCollector) {
      if let collector = collector as? ColumnWidthCollector, collector.isOpen {
        collector.width = modifier.width
        collector.isOpen = false
      }
      super.gather(collector)
    }
  }
}

/// Finds the outermost width asked for in a column.
final class ColumnWidthCollector: PreferenceCollector {
  var width = ColumnWidth()
  var isOpen = true

  init() { super.init(key: ObjectIdentifier(ColumnWidthCollector.self)) }
}

nonisolated extension View {
  /// Gives the column this view is in a fixed width.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidthModifier(width: ColumnWidth(min: width, ideal: width, max: width)))
  }

  /// Gives the column this view is in a width that may change within limits.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(ColumnWidthModifier(width: ColumnWidth(min: min, ideal: ideal, max: max)))
  }
}
