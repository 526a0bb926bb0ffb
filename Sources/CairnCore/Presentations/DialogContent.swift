import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// The content and actions of an alert or a confirmation dialog.
nonisolated struct DialogContent<Actions: View, Message: View>: View {
  typealias Body = Never
  let kind: DialogKind
  let title: Text
  var showsTitle = true
  let message: Message
  let actions: Actions

  @MainActor static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    let node = DialogNode(view.kind, under: parent)
    node.title = Text._makeNode(view.title.font(node.titleFont), under: node)
    node.showsTitle = view.showsTitle
    node.message = Message._makeNode(view.message, under: node)
    node.actions = Actions._makeNode(view.actions, under: node)
    node.describe(view.title)
    return node
  }

  @MainActor static func _updateNode(_ node: _Node, to view: Self) {
    let node = downcast(node, to: DialogNode.self)
    Text._updateNode(node.title, to: view.title.font(node.titleFont))
    node.showsTitle = view.showsTitle
    Message._updateNode(node.message, to: view.message)
    Actions._updateNode(node.actions, to: view.actions)
    node.describe(view.title)
  }
}

enum DialogKind { case alert, confirmation }

/// Lays out a dialog: first its text, then its actions, with the canceling one last. Every dialog can be
/// dismissed: if none of the app's actions does that, the node adds a button.
final class DialogNode: Node {
  private let kind: DialogKind
  var title: Node!
  var message: Node!
  var actions: Node!
  var showsTitle = true {
    didSet { if showsTitle != oldValue { structureChanged() } }
  }
  private var standard: Node!
  private var suppression: Node!
  private var icon: Node!
  private var titleGap: Element?
  private var gap: Element?
  /// The buttons, on hosts that show them in a row.
  private var row: Element?

  init(_ kind: DialogKind, under parent: Node) {
    self.kind = kind
    super.init(under: parent)
    standard = Button<Text>._makeNode(standardButton, under: self)
    icon = DialogIcon._makeNode(DialogIcon(), under: self)
    suppression = SuppressionToggle._makeNode(SuppressionToggle(), under: self)
  }

  var titleFont: Font {
    let metrics = childScope.screen.metrics
    return kind == .alert || metrics.alertActionsStandInRow ? metrics.alertTitleFont : .headline
  }

  private var standardButton: Button<Text> {
    switch kind {
    case .alert: Button(action: {}, label: { Text(own: "OK") })
    case .confirmation: Button(role: .cancel, action: {}, label: { Text(own: "Cancel") })
    }
  }

  func describe(_ title: Text) {
    guard let presentation = parent as? PresentationNode else { return }
    let label = title.string(locale: scope.box(LocaleKey.self).value)
    presentation.element.describe { $0.label = label.isEmpty ? nil : label }
  }

  override func collectElements(into elements: inout [Element]) {
    icon.collectElements(into: &elements)
    let screen = childScope.screen
    let metrics = screen.metrics
    var texts: [Element] = []
    message.collectElements(into: &texts)
    if showsTitle {
      title.collectElements(into: &elements)
      if !texts.isEmpty, metrics.dialogTitleGap > 0 {
        elements.append(space(metrics.dialogTitleGap, in: &titleGap))
      }
    }
    elements += texts
    suppression.collectElements(into: &elements)
    var offered: [Element] = []
    actions.collectElements(into: &offered)
    if !isWayOut(offered) { standard.collectElements(into: &offered) }
    var buttons = offered.filter { !$0.hasTrait(.cancels) } + offered.filter { $0.hasTrait(.cancels) }
    let standsInRow = metrics.alertActionsStandInRow
    if standsInRow {
      elements += buttons.filter { $0.role != .button }
      buttons.removeAll { $0.role != .button }
    }
    if metrics.dialogGap > 0 { elements.append(space(metrics.dialogGap, in: &gap)) }
    guard standsInRow else {
      elements += buttons
      return
    }
    let row = row ?? Element(on: screen, role: .group, layout: .dialogActions)
    self.row = row
    row.setChildren(buttons)
    elements.append(row)
  }

  private func space(_ height: CGFloat, in kept: inout Element?) -> Element {
    let space = kept ?? Element(on: childScope.screen, role: .spacer)
    kept = space
    space.setLayout(.frame(width: 0, height: height))
    return space
  }

  private func isWayOut(_ offered: [Element]) -> Bool {
    func contains(_ isMeant: (Element) -> Bool) -> Bool {
      offered.contains { isMeant($0) || $0.firstInside(where: isMeant) != nil }
    }
    switch kind {
    case .alert: return contains { $0.role == .button || $0.role == .link }
    case .confirmation: return contains { $0.hasTrait(.cancels) }
    }
  }

  override func willUnmount() {
    titleGap?.leave()
    gap?.leave()
    row?.leave()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for child in [icon, title, message, suppression, actions, standard] {
      if let child { visit(child) }
    }
  }
}
