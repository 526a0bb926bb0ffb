import CairnScreen
import CairnValues
import Foundation

/// A row of a list: the element around its content, and the actions it supports.
@MainActor
final class ListRow: EnclosingRow {
  /// The position of a row in its collection.
  struct Place {
    let source: any LazyRows
    let index: Int

    @MainActor var edits: ForEachEdits { source.edits }
  }

  let element: Element
  private unowned let list: ListNode
  let content: Element
  var place: Place?
  private var badge: Element?
  private var linkMark: Element?
  private var arrangement: Arrangement?

  init(_ content: Element, in list: ListNode) {
    self.list = list
    self.content = content
    element = Element(on: content.screen, role: .row)
    super.init()
    element.handler = self
  }

  func leave() {
    badge?.leave()
    linkMark?.leave()
    element.leave()
  }

  override var insertion: Insertion? {
    guard let place, let insert = place.edits.insert else { return nil }
    return Insertion(index: place.index, insert: insert)
  }

  // MARK: Identity

  /// The tag of the row: its view's own tag, or else its ID in its collection.
  var tag: Tag? {
    if let own = content.traits?[TagTrait.self] { return own }
    if let place { return Tag(value: place.source.id(at: place.index), includesOptional: true) }
    return content.traits?[ImplicitTagTrait.self]
  }

  /// The tag of the link in the row, which identifies the row if it has the selection's type.
  var linkTag: Tag? {
    content.link?.value.map { Tag(value: $0.hashable, includesOptional: true) }
  }

  /// Whether a later column shows the destination of the row's link.
  var isFollowed: Bool { primary?.role == .link && primary?.hasTrait(.selected) == true }

  override func linkChanged() {
    list.mark(self)
    list.updateUse(of: self)
  }

  override func useChanged() { list.updateUse(of: self) }

  private func allows(_ ability: RowAbility) -> Bool {
    !(content.traits?[RowLimitsTrait.self] ?? []).contains(ability)
  }

  var selectableTag: Tag? {
    guard let selection = list.selection, allows(.selection) else { return nil }
    if let tag, selection.accepts(tag) { return tag }
    return linkTag.flatMap { selection.accepts($0) ? $0 : nil }
  }

  /// Updates the row. Runs for every visible row whenever the list changes, so it is fast for the usual row without
  /// anything special.
  func update(_ settings: ListSettings) {
    let said = content.traits
    let parts = said?[RowPartsTrait.self]
    let primary = primary
    let badge = badgeElement(said?[BadgeTrait.self]?.text)
    let mark = mark(of: primary, said?[LinkIndicatorTrait.self] ?? .automatic, settings)
    var children = [content]
    if let badge { children.append(badge) }
    if let mark { children.append(mark) }
    let accessoryCount = children.count - 1
    // Swipe actions are not children; hosts request them when they show them.
    if let parts {
      for element in parts.background { element.setTrait(ZIndexTrait.self, -1) }
      for part in parts.leading + parts.trailing {
        part.setTrait(RowActionTrait.self, true)
        part.attachment = element
      }
      children += parts.background
    }
    element.setChildren(children)
    let look = said?[RowLookTrait.self]
    let editing = settings.isEditing && settings.isEnabled ? self.editing : nil
    // Skip the setters when there is nothing to set; three of them would cost more than the rest of this method.
    if element.hasTraits || look != nil || parts != nil || editing != nil {
      element.setTrait(RowLookTrait.self, look)
      element.setTrait(RowPartsTrait.self, parts)
      element.setTrait(RowEditingTrait.self, editing)
    }
    arrange(
      Arrangement(
        insets: insets(look, editing, parts, settings), minHeight: settings.minRowHeight,
        accessoryCount: accessoryCount))
    updateUse(settings, parts, primary)
  }

  /// The edits the row supports in edit mode.
  private var editing: RowEditing {
    var editing: RowEditing = []
    let edits = place?.edits
    if edits?.delete != nil, allows(.deletion) { editing.insert(.deletion) }
    if edits?.move != nil, allows(.move) { editing.insert(.move) }
    if list.selection?.isMultiple == true, selectableTag != nil { editing.insert(.mark) }
    return editing
  }

  /// The insets of the content: the app's or the host's, plus the space for editing controls.
  private func insets(
    _ look: RowLook?, _ editing: RowEditing?, _ parts: RowParts?, _ settings: ListSettings
  ) -> EdgeInsets {
    let metrics = element.screen.metrics
    var insets = look?.insets ?? metrics.rowInsets(in: settings.look)
    insets.trailing += actionsWidth(editing, parts, settings)
    if let editing {
      if !editing.isDisjoint(with: [.deletion, .mark]) { insets.leading += metrics.rowMarkWidth }
      if editing.contains(.move) { insets.trailing += metrics.rowMarkWidth }
    }
    return insets
  }

  /// The space for what the row offers beside its content.
  private func actionsWidth(_ editing: RowEditing?, _ parts: RowParts?, _ settings: ListSettings) -> CGFloat {
    let metrics = element.screen.metrics
    let width = metrics.rowActionsWidth(withGrip: false)
    guard width > 0, settings.isEnabled else { return 0 }
    let edits = place?.edits
    let moves = edits?.move != nil && allows(.move)
    let deletes = edits?.delete != nil && allows(.deletion) && editing?.contains(.deletion) != true
    // The grip of a list in edit mode has its space already.
    if moves { return editing?.contains(.move) == true ? width : metrics.rowActionsWidth(withGrip: true) }
    return deletes || parts?.leading.isEmpty == false || parts?.trailing.isEmpty == false ? width : 0
  }

  func updateUse(_ settings: ListSettings) { updateUse(settings, content.traits?[RowPartsTrait.self], primary) }

  private func updateUse(_ settings: ListSettings, _ parts: RowParts?, _ primary: Element?) {
    element.events = settings.isEnabled ? events(parts, primary, settings) : []
  }

  private func events(_ parts: RowParts?, _ primary: Element?, _ settings: ListSettings) -> EventSet {
    // Built by insertion, because a set literal goes through unspecialized code.
    var events = EventSet()
    if selectableTag != nil {
      events.insert(.activate)
      events.insert(.select)
    }
    if let primary, primary.events.contains(.activate) || primary.takesFocus { events.insert(.activate) }
    let edits = place?.edits
    if (edits?.delete != nil && allows(.deletion)) || parts?.trailing.isEmpty == false { events.insert(.delete) }
    if edits?.move != nil, allows(.move) { events.insert(.move) }
    if settings.hasPrimaryAction { events.insert(.taps) }
    return events
  }

  private struct Arrangement: Equatable {
    let insets: EdgeInsets
    let minHeight: CGFloat
    let accessoryCount: Int
  }

  private func arrange(_ new: Arrangement) {
    guard new != arrangement else { return }
    arrangement = new
    element.setLayout(
      .listRow(
        insets: new.insets, minHeight: new.minHeight, contentCount: 1, accessoryCount: new.accessoryCount))
  }

  private func badgeElement(_ text: Text?) -> Element? {
    guard let text else {
      badge?.leave()
      badge = nil
      return nil
    }
    let element = badge ?? Element(on: content.screen, role: .text, layout: .text)
    badge = element
    let shown = text.content(in: EnvironmentValues(in: list.scope))
    if case .text(let old) = element.content, old == shown { return element }
    element.content = .text(shown)
    return element
  }

  /// The link indicator, for a row whose only control is a link.
  private func mark(of primary: Element?, _ asked: Visibility, _ settings: ListSettings) -> Element? {
    let visibility = asked == .automatic ? settings.linkIndicator : asked
    guard let primary, primary.role == .link, visibility == .visible else {
      linkMark?.leave()
      linkMark = nil
      return nil
    }
    let picture = ImageContent(LinkMark(of: primary))
    if let linkMark {
      if case .image(let old) = linkMark.content, old == picture { return linkMark }
      linkMark.content = .image(picture)
      return linkMark
    }
    let mark = Element(on: content.screen, role: .image, content: .image(picture), layout: .image)
    linkMark = mark
    return mark
  }

  func setSelected(_ isSelected: Bool) {
    if !isSelected, element.semantics == nil { return }
    element.describe {
      if isSelected { $0.traits.insert(.selected) } else { $0.traits.remove(.selected) }
    }
  }

  // MARK: Actions

  /// The only pressable element in the row, if there is exactly one. The whole row then activates it.
  private var primary: Element? {
    var found: Element?
    var count = 0
    func visit(_ element: Element) {
      if element.hasTrait(.hidden) || count > 1 { return }
      if element.role.isActionable || element.events.contains(.activate) {
        found = element
        count += 1
        return
      }
      for child in element.children { visit(child) }
    }
    visit(content)
    return count == 1 ? found : nil
  }

  override func handle(_ event: ElementEvent, on element: Element) -> Bool {
    switch event {
    case .activate: return activate()
    case .select:
      guard let tag = selectableTag else { return false }
      if list.selection?.isMultiple == true { list.selection?.select(tag) } else { list.choose(tag) }
      noteSelected()
    case .extendSelection:
      guard selectableTag != nil, let item = list.item(of: self) else { return false }
      list.select(upTo: item, extends: true)
    case .deselect:
      guard let tag = selectableTag else { return false }
      list.selection?.deselect(tag)
    case .taps(2):
      guard let action = list.selectionMenu?.primaryAction, !meantValues.isEmpty else { return false }
      action(meantValues)
    case .delete: return delete()
    case .move(let target): return move(before: target)
    default: return false
    }
    return true
  }

  /// The values an action on this row applies to: the whole selection if the row is selected, and otherwise the row
  /// alone.
  var meantValues: [AnyHashable] {
    guard let tag = tag ?? linkTag else { return [] }
    if let selection = list.selection, selection.contains(tag) { return selection.values }
    return [tag.value]
  }

  /// Returns the list's menu for the values of this row.
  override func selectionMenu() -> [Element] {
    let items = list.makeMenu(for: meantValues)
    for item in items { item.attachment = element }
    return items
  }

  override var hasSelectionMenu: Bool { list.selectionMenu != nil }

  private func noteSelected() {
    if let item = list.item(of: self) { list.cursor = ListCursor(item: item, anchor: item) }
  }

  /// Handles a press: in edit mode it toggles the selection; otherwise it activates the row's control, or selects
  /// the row if there is none.
  private func activate() -> Bool {
    if selectsInEditMode() { return true }
    if let tag = selectableTag {
      noteSelected()
      guard let primary, primary.events.contains(.activate) else {
        list.choose(tag)
        return true
      }
    }
    guard let primary else { return false }
    if primary.deliver(.activate, except: element) == true { return true }
    // A row with only a text field focuses it.
    return primary.takesFocus && list.graph.session?.send(.focus(true), to: primary) == true
  }

  override func selectsInEditMode() -> Bool {
    guard let selection = list.selection, let tag = selectableTag, list.isEditing, selection.isMultiple else {
      return false
    }
    noteSelected()
    if selection.contains(tag) { selection.deselect(tag) } else { selection.select(tag) }
    return true
  }

  /// Handles a full swipe: runs the first of the row's own swipe actions or, if it has none, deletes the row if
  /// that is allowed.
  private func delete() -> Bool {
    let parts = content.traits?[RowPartsTrait.self] ?? RowParts()
    if let first = parts.trailing.first {
      guard parts.fullSwipeTrailing, let action = first.firstAction else { return false }
      return action.handler?.handle(.activate, on: action) ?? false
    }
    guard let place, allows(.deletion), let delete = place.edits.delete else { return false }
    delete(IndexSet(integer: place.index))
    return true
  }

  private func move(before target: ElementID?) -> Bool {
    guard let place, allows(.move), let move = place.edits.move else { return false }
    var destination = place.source.rowCount
    if let target {
      guard let other = list.rows(where: { $0.element.id == target }), let otherPlace = other.place,
        otherPlace.source === place.source
      else { return false }
      destination = otherPlace.index
    }
    move(IndexSet(integer: place.index), destination)
    return true
  }
}

extension ListNode {
  func rows(where isWanted: (ListRow) -> Bool) -> ListRow? {
    for element in everyRowElement(below: element) {
      if let row = row(of: element), isWanted(row) { return row }
    }
    return nil
  }

  private func everyRowElement(below element: Element) -> [Element] {
    element.children.flatMap { $0.role == .row ? [$0] : everyRowElement(below: $0) }
  }
}

extension Element {
  /// The first pressable element inside.
  var firstAction: Element? {
    if events.contains(.activate) { return self }
    for child in children {
      if let action = child.firstAction { return action }
    }
    return nil
  }
}

/// The edits a row can be excluded from.
struct RowAbility: OptionSet {
  let rawValue: UInt8
  static let deletion = RowAbility(rawValue: 1 << 0)
  static let move = RowAbility(rawValue: 1 << 1)
  static let selection = RowAbility(rawValue: 1 << 2)
}

enum RowLimitsTrait: ElementTraitKey {
  typealias Value = RowAbility
}
