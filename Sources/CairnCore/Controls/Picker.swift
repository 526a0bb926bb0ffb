import CairnScreen
import CairnValues

/// A choice of one of several values.
///
/// ```swift
/// Picker("Flavour", selection: $flavour) {
///   Text("Mint").tag(Flavour.mint)
///   Text("Plum").tag(Flavour.plum)
/// }
/// ```
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  init(selection: Binding<SelectionValue>, label: Label, content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content())
  }

  @available(*, deprecated, renamed: "init(selection:content:label:)")
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, label: label, content: content())
  }

  /// A picker that chooses for many things at once.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: selection] }
    guard let first = bindings.first else {
      preconditionFailure("A picker needs at least one source: there is nothing to choose for.")
    }
    self.init(
      selection: Binding(get: { first.wrappedValue }, set: { new in for b in bindings { b.wrappedValue = new } }),
      label: label(), content: content())
  }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    PickerNode(view, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: PickerNode<Label, SelectionValue, Content>.self).update(view)
  }
}

nonisolated extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content())
  }
}

nonisolated extension Picker where Label == CairnCore.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: CairnCore.Label(titleKey, systemImage: systemImage), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: CairnCore.Label(title, systemImage: systemImage), content: content())
  }
}

/// The node of a picker: its label, the chosen option in words, and the options, which some styles only show when asked.
final class PickerNode<Label: View, V: Hashable, Content: View>: Node, EventHandler {
  private var picker: Picker<Label, V, Content>
  private let element: Element
  private let options: Element
  private let chosen: Element
  private var label: Node!
  private var content: Node!
  private var optionElements: [Element] = []
  private var tags: [Tag?] = []
  private var reads = RecordedReads()
  private var isOpen = false
  private var style: PickerLook = .automatic

  init(_ picker: Picker<Label, V, Content>, under parent: Node) {
    self.picker = picker
    let screen = parent.childScope.screen
    element = Element(on: screen, role: .picker, layout: .row())
    options = Element(on: screen, role: .group)
    chosen = Element(on: screen, role: .text, layout: .text)
    super.init(under: parent)
    element.handler = self
    label = ControlLabel<Label>._makeNode(ControlLabel(picker.label), under: self)
    content = Content._makeNode(picker.content, under: self)
    run()
    graph.enqueueStructure(self)
  }

  func update(_ new: Picker<Label, V, Content>) {
    picker = new
    ControlLabel<Label>._updateNode(label, to: ControlLabel(new.label))
    Content._updateNode(content, to: new.content)
    run()
  }

  override func run() {
    flags.remove(.dirty)
    reads.record(for: self, graph.type(Self.self)) {
      let handle = _ElementHandle(element: element, node: self)
      let environment = handle.environment
      let selected = picker.selection.wrappedValue
      let old = style
      style = environment[PickerLookKey.self]
      handle.look(style: style == .automatic ? nil : style.rawValue)
      mark(selected)
      handle.control([.activate, .expand, .step]) {
        $0.label = environment.spokenLabel(picker.label)
        $0.value = chosenIndex(selected).flatMap { optionElements[$0].label } ?? ""
        if isOpen { $0.traits.insert(.expanded) } else { $0.traits.remove(.expanded) }
      }
      let isEnabled = environment.isEnabled
      for option in optionElements { option.events = isEnabled ? [.activate, .select] : [] }
      showChosen(selected, environment)
      if old != style { arrange() }
    }
  }

  private func chosenIndex(_ selected: V) -> Int? {
    tags.firstIndex { $0?.value(as: V.self) == selected }
  }

  private func mark(_ selected: V) {
    let index = chosenIndex(selected)
    for (place, option) in optionElements.enumerated() {
      option.describe {
        if place == index { $0.traits.insert(.selected) } else { $0.traits.remove(.selected) }
      }
    }
  }

  private func showChosen(_ selected: V, _ environment: EnvironmentValues) {
    let text = chosenIndex(selected).flatMap { optionElements[$0].label } ?? ""
    let shown = TextContent(text, style: environment[TextSurroundingsKey.self].textStyle)
    if case .text(let old) = chosen.content, old == shown { return }
    chosen.content = .text(shown)
  }

  // MARK: Elements

  override var gathersElements: Bool { true }

  override func gatherElements() {
    var rows = RowCollector()
    content.collectRows(into: &rows)
    var found: [Element] = []
    for part in rows.parts {
      if case .elements(let elements) = part.content, part.place == .row { found += elements }
    }
    let known = Dictionary(
      optionElements.compactMap { option in option.children.first.map { (ObjectIdentifier($0), option) } },
      uniquingKeysWith: { first, _ in first })
    let old = optionElements
    optionElements = found.map { inner in
      if let option = known[ObjectIdentifier(inner)] { return option }
      let option = Element(on: inner.screen, role: .option)
      option.handler = self
      option.setChildren([inner])
      return option
    }
    for option in old where !optionElements.contains(where: { $0 === option }) { option.leave() }
    tags = found.map { $0.traits?[TagTrait.self] ?? $0.traits?[ImplicitTagTrait.self] }
    options.setChildren(optionElements)
    arrange()
    run()
  }

  /// Styles that show all options side by side or below each other have no need of words for the chosen one.
  private func arrange() {
    var labels: [Element] = []
    label.collectElements(into: &labels)
    let isSpread = style.showsOptions || isOpen
    options.setLayout(style.isRow ? .row() : .column(alignment: .leading))
    options.describe { if isSpread { $0.traits.remove(.hidden) } else { $0.traits.insert(.hidden) } }
    element.setLayout(isSpread ? (style.isRow ? .row() : .column(alignment: .leading)) : .first)
    element.setChildren(style.showsOptions ? labels + [options] : [row(labels), options])
  }

  private lazy var heading = Element(on: element.screen, role: .group, layout: .row())

  private func row(_ labels: [Element]) -> Element {
    heading.setChildren(labels + [chosen])
    return heading
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let label { visit(label) }
    if let content { visit(content) }
  }

  override func collectElements(into elements: inout [Element]) { elements.append(element) }

  override func willUnmount() {
    reads.end()
    for option in optionElements { option.leave() }
    heading.leave()
    chosen.leave()
    options.leave()
    element.leave()
  }

  // MARK: Events

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    if let index = optionElements.firstIndex(where: { $0 === element }) { return choose(index) }
    switch event {
    case .activate, .expand: open(event == .expand(false) ? false : !isOpen)
    case .step(let steps):
      guard let index = chosenIndex(picker.selection.wrappedValue) else { return false }
      return choose(min(max(index + steps, 0), optionElements.count - 1))
    default: return false
    }
    return true
  }

  private func open(_ isWanted: Bool) {
    guard !style.showsOptions, isOpen != isWanted else { return }
    isOpen = isWanted
    arrange()
    run()
    graph.requestTurnIfNeeded()
  }

  private func choose(_ index: Int) -> Bool {
    guard tags.indices.contains(index), let value = tags[index]?.value(as: V.self) else {
      graph.diagnostics.report(
        .warning, "picker.invalid-tag",
        "Picker: the option \"\(optionElements[index].label ?? "")\" has no tag of the selection's type, \(V.self), so it "
          + "cannot be chosen. Add `.tag(…)` with a value of that type.")
      return false
    }
    picker.selection.wrappedValue = value
    open(false)
    return true
  }
}

/// The id of a row in its collection, where the view says nothing else.
enum ImplicitTagTrait: ElementTraitKey {
  typealias Value = Tag
}
