import CairnCore
import CairnParts
import CairnScreen
import CairnValues
import CairnWebKitLibrary
import Foundation

/// The widget of a page in a window.
struct WidgetView: GTKRepresentable {
  let engine: WindowEngine

  func makeWidget(context: Context) -> UnsafeMutablePointer<CairnWebWidget> { engine.widget }
  func updateWidget(_ widget: UnsafeMutablePointer<CairnWebWidget>, context: Context) {}

  func sizeThatFits(
    _ proposal: ProposedViewSize, widget: UnsafeMutablePointer<CairnWebWidget>, context: Context
  ) -> CGSize? { proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 240)) }
}
