import CairnFoundation
import CairnScreen
import CairnValues

/// The binding and label of a dialog's “Don’t ask again” toggle.
struct DialogSuppression {
  let label: Text
  let isSuppressed: Binding<Bool>
}

struct SuppressionKey: EnvironmentKey {
  static var defaultValue: DialogSuppression? { nil }
}

/// The toggle inside a dialog, or nothing if suppression is not offered.
nonisolated struct SuppressionToggle: View {
  typealias Body = Never

  @MainActor static func _makeNode(_ view: Self, under parent: _Node) -> _Node { SuppressionNode(under: parent) }

  @MainActor static func _updateNode(_ node: _Node, to view: Self) {}
}

final class SuppressionNode: Node, EventHandler {
  private var toggle: Element?
  private var suppression: DialogSuppression?
  private var reads = RecordedReads()

  init(under parent: Node) {
    super.init(under: parent)
    run()
  }

  override func run() {
    flags.remove(.dirty)
    let hadToggle = toggle != nil
    let isOn = reads.record(for: self, graph.type(SuppressionToggle.self)) {
      let values = EnvironmentValues(in: scope)
      suppression = values[SuppressionKey.self]
      return suppression?.isSuppressed.wrappedValue
    }
    if let suppression, let isOn {
      fill(isOn, label: suppression.label)
    } else {
      toggle?.leave()
      toggle = nil
    }
    if hadToggle != (toggle != nil) { structureChanged() }
  }

  private func fill(_ isOn: Bool, label: Text) {
    let element = toggle ?? Element(on: scope.screen, role: .toggle, layout: .row())
    toggle = element
    element.content = .toggle(isOn)
    element.events = .activate
    element.handler = self
    let words = label.string(locale: scope.box(LocaleKey.self).value)
    element.describe { $0.label = words }
  }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    guard case .activate = event, let suppression else { return false }
    suppression.isSuppressed.wrappedValue.toggle()
    return true
  }

  override func collectElements(into elements: inout [Element]) {
    if let toggle { elements.append(toggle) }
  }

  override func willUnmount() {
    reads.end()
    toggle?.leave()
  }
}

nonisolated extension View {
  /// Adds a toggle to dialogs inside this view with which the user can suppress them.
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a toggle to dialogs inside this view with which the user can suppress them.
  @_disfavoredOverload
  public func dialogSuppressionToggle(_ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>)
    -> some View
  {
    dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
  }

  /// Adds a toggle to dialogs inside this view with which the user can suppress them.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a toggle to dialogs inside this view with which the user can suppress them.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    environment(key: SuppressionKey.self, DialogSuppression(label: label, isSuppressed: isSuppressed))
  }

  /// Adds a toggle to dialogs inside this view with which the user can suppress them.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
  }
}
