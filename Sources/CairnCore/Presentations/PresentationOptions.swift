import CairnScreen
import CairnValues
import Foundation

/// The options the content of a presentation declares. Undeclared ones are `nil`.
package struct PresentationOptions: Equatable {
  package var detents: Set<PresentationDetent>?
  package var detent: PresentationDetent?
  package var dragIndicator: Visibility?
  package var backgroundInteraction: PresentationBackgroundInteraction?
  package var horizontalAdaptation: PresentationAdaptation?
  package var verticalAdaptation: PresentationAdaptation?
  package var cornerRadius: CGFloat?
  package var contentInteraction: PresentationContentInteraction?
  package var background: BarStyle?
  package var sizing: PresentationSizingKind?
  package var width: ColumnWidth?
  var dismissDisabled: Bool?

  package var isDismissDisabled: Bool { dismissDisabled ?? false }
}

/// The look of a presentation, stored on its element.
package struct PresentationTrait: ElementTraitKey {
  package typealias Value = PresentationLook
}

package struct PresentationLook: Equatable {
  package let style: PresentationStyle
  package let options: PresentationOptions

  /// The height a sheet has now, if its content names any.
  package var detent: PresentationDetent? { options.detent ?? options.detents?.least }

  /// Whether it blocks the views behind it.
  package var isModal: Bool {
    if style.isDialog || style == .fullScreenCover { return true }
    switch options.backgroundInteraction?.kind ?? .automatic {
    case .automatic, .disabled: return true
    case .enabled: return false
    case .enabledUpThrough(let limit): return !isAtMost(limit)
    }
  }

  private func isAtMost(_ limit: PresentationDetent) -> Bool {
    let present = options.detent ?? options.detents?.least ?? .large
    return present.share <= limit.share
  }
}

/// Collects the options the content of a presentation declares. Outer views win over inner ones.
final class PresentationCollector: PreferenceCollector {
  var options = PresentationOptions()
  var background: Element?
  /// Writes the sheet's height to the app's binding, if it has one.
  var select: ((PresentationDetent) -> Void)?

  init() { super.init(key: ObjectIdentifier(PresentationCollector.self)) }
}

/// Declares an option of the presentation its content is in.
nonisolated struct PresentationOptionModifier: UnaryModifier {
  typealias Body = Never
  let say: (inout PresentationOptions) -> Void

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: PresentationOptionModifier

    init(_ modifier: PresentationOptionModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      preferencesChanged()
    }

    func modifierChanged(from old: PresentationOptionModifier) { preferencesChanged() }

    override func gather(_ collector: PreferenceCollector) {
      if let collector = collector as? PresentationCollector { modifier.say(&collector.options) }
      super.gather(collector)
    }
  }
}

nonisolated extension View {
  func presentation<Value>(
    _ option: WritableKeyPath<PresentationOptions, Value?>, _ value: Value?
  ) -> some View {
    modifier(
      PresentationOptionModifier {
        if $0[keyPath: option] == nil { $0[keyPath: option] = value }
      })
  }

  /// Sets the available heights of the sheet this view is in.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation(\.detents, detents)
  }

  /// Sets the available heights of the sheet this view is in, and binds the current one.
  public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
    -> some View
  {
    presentation(\.detents, detents).modifier(DetentModifier(selection: selection))
  }

  /// Shows or hides the drag indicator of the sheet this view is in.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation(\.dragIndicator, visibility)
  }

  /// Sets whether the views behind the sheet this view is in can be used.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    presentation(\.backgroundInteraction, interaction)
  }

  /// Sets what a presentation becomes where there is little room.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets what a presentation becomes where there is little room in one direction.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentation(\.horizontalAdaptation, horizontalAdaptation).presentation(\.verticalAdaptation, verticalAdaptation)
  }

  /// Rounds the corners of the sheet this view is in.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation(\.cornerRadius, cornerRadius)
  }

  /// Sets whether dragging the content resizes the sheet or scrolls.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentation(\.contentInteraction, behavior)
  }

  /// Paints the background of the sheet this view is in.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentation(\.background, BarStyle(style: AnyShapeStyle(style)))
  }

  /// Puts a view behind the content of the sheet this view is in.
  public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    modifier(PresentationBackgroundModifier(alignment: alignment, background: content()))
  }

  /// Sets the size of the sheet this view is in where it need not fill the screen.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentation(\.sizing, sizing._kind)
  }

  /// Prevents the user from dismissing the sheet this view is in, except through its controls.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation(\.dismissDisabled, isDisabled)
  }
}
