import CairnScreen
import CairnValues
import Foundation

extension _ElementHandle {
  /// Sets the look of a control from the environment.
  func look(_ style: ControlStyle) {
    element.setLook(style, in: reading(ControlSurroundingsKey.self))
  }

  /// Sets the events the element handles while controls are enabled here, and its traits.
  ///
  /// - Parameter others: Traits it may have at other times, which are removed.
  func control(_ events: EventSet, is traits: Semantics.Traits, butMayBe others: Semantics.Traits) {
    let isEnabled = reading(IsEnabledKey.self)
    element.setEvents(isEnabled ? events : [])
    if isEnabled, traits.isEmpty, !element.isDescribed { return }
    element.describe {
      $0.traits.subtract(others)
      $0.traits.formUnion(traits)
      if isEnabled { $0.traits.remove(.disabled) } else { $0.traits.insert(.disabled) }
    }
  }

  /// Sets the events the element handles while controls are enabled here, and whether it is disabled.
  func control(_ events: EventSet, _ change: (inout Semantics) -> Void = { _ in }) {
    let isEnabled = environment.isEnabled
    element.describe {
      if isEnabled { $0.traits.remove(.disabled) } else { $0.traits.insert(.disabled) }
      change(&$0)
    }
    element.setEvents(isEnabled ? events : [])
  }
}

struct LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the shape of the border of buttons in this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.controls.borderShape, shape)
  }

  /// Hides the labels of controls in this view. Screen readers still read them.
  public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  /// Shows or hides the labels of controls in this view.
  public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }
}

/// The label of a control, which may be visible only to screen readers.
nonisolated struct ControlLabel<Label: View>: View {
  let label: Label
  @Environment(\.labelsVisibility) private var visibility

  init(_ label: Label) { self.label = label }

  @MainActor var body: some View {
    if visibility == .hidden { EmptyView() } else { label }
  }
}

extension EnvironmentValues {
  /// Returns the accessibility label of a control whose label is hidden.
  func spokenLabel<Label: View>(_ label: Label) -> String? {
    guard labelsVisibility == .hidden else { return nil }
    return TextOfLabel.of(label)?.string(locale: locale)
  }
}

/// The text of a label that is a `Text` or a `Label` with one.
enum TextOfLabel {
  static func of<Label: View>(_ label: Label) -> Text? {
    if let text = label as? Text { return text }
    if let label = label as? CairnCore.Label<Text, Image> { return label.title }
    return (label as? _TextFieldStyleLabel)?.text
  }
}

extension Element {
  /// Sets the look of a control.
  func setLook(_ style: ControlStyle, in surroundings: ControlSurroundings) {
    if style.isAutomatic, surroundings.sayNothing, !hasTraits { return }
    var look = ControlLook()
    look.style = style
    look.size = surroundings.size
    look.tint = surroundings.tint
    look.border = surroundings.borderShape.kind
    if traits?[ControlLookTrait.self] ?? ControlLook() == look { return }
    setTrait(ControlLookTrait.self, look)
  }
}
