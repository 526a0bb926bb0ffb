import CairnNavigation
import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// The node of a picker: its label, the selected value, and the options, which some styles show only on request.
final class PickerNode<Label: View, V: Hashable, Content: View>: Node, EventHandler {
  private var picker: Picker<Label, V, Content>
  private let element: Element
  private let options: Element
  private let chosen: Element
  private var label: Node!
  private var content: Node!
  /// The app's view of the selected value, and the element that holds it.
  private var currentValue: Node?
  private lazy var currentValueRoom = Element(on: element.screen, role: .group, layout: .row())
  /// The viewport through which a wheel shows some of its options.
  private lazy var wheel = Element(on: element.screen, role: .scrollArea, layout: .scrollArea(.vertical))
  private lazy var wheelFrame = Element(on: element.screen, role: .group)
  private var hasWheel = false
  private var optionElements: [Element] = []
  private var tags: [Tag?] = []
  private var reads = RecordedReads()
  private var isOpen = false
  private var style: _Looks.Picker = .automatic
  private lazy var link = LinkID(graph.nextNumber())

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
    currentValue = picker.currentValue.map { AnyView._makeNode($0, under: self) }
    run()
    graph.enqueueStructure(self)
  }

  func update(_ new: Picker<Label, V, Content>) {
    picker = new
    ControlLabel<Label>._updateNode(label, to: ControlLabel(new.label))
    Content._updateNode(content, to: new.content)
    updateCurrentValue(to: new.currentValue)
    run()
    if style == .navigationLink { page?.stack.update(link, showing: optionsPage) }
  }

  private func updateCurrentValue(to new: AnyView?) {
    if let new, let currentValue { return AnyView._updateNode(currentValue, to: new) }
    if (new == nil) == (currentValue == nil) { return }
    currentValue?.unmount()
    currentValue = new.map { AnyView._makeNode($0, under: self) }
    graph.enqueueStructure(self)
  }

  private var page: PageNode? { scope.box(PageKey.self).value.page }

  /// The page that a picker in the navigation link style leads to.
  private var optionsPage: PageSource {
    ViewSource(
      PickerPage(title: TextOfLabel.of(picker.label), selection: picker.choice, content: picker.content))
  }

  override func run() {
    flags.remove(.dirty)
    reads.record(for: self, graph.type(Self.self)) {
      let handle = _ElementHandle(element: element, node: self)
      let environment = handle.environment
      let selected = picker.choice.wrappedValue
      let old = style
      style = environment[PickerLookKey.self]
      // In a menu, the options are items of that menu.
      if style == .automatic, scope.box(ChoiceKey.self).value.host != nil { style = .inline }
      handle.look(.picker(style))
      mark(selected)
      handle.control([.activate, .expand, .step]) {
        $0.setUnseenLabel(environment.spokenLabel(picker.label))
        $0.value = currentValue == nil ? nameOfChoice(selected) : nil
        if isOpen { $0.traits.insert(.expanded) } else { $0.traits.remove(.expanded) }
      }
      if (element.traits?[ShownValueTrait.self] == nil) != (currentValue == nil) {
        element.setTrait(ShownValueTrait.self, currentValue == nil ? nil : currentValueRoom)
      }
      let isEnabled = environment.isEnabled
      for option in optionElements {
        option.setEvents(isEnabled ? [.activate, .select] : [])
        option.describe { if isEnabled { $0.traits.remove(.disabled) } else { $0.traits.insert(.disabled) } }
      }
      showChosen(selected, environment)
      if old != style {
        arrange()
        if old == .inline || style == .inline { structureChanged() }
      }
    }
  }

  private func chosenIndex(_ selected: V?) -> Int? {
    guard let selected else { return nil }
    return tags.firstIndex { $0?.value(as: V.self) == selected }
  }

  private func nameOfChoice(_ selected: V?) -> String {
    chosenIndex(selected).flatMap { optionElements[$0].label } ?? ""
  }

  private func mark(_ selected: V?) {
    let index = chosenIndex(selected)
    for (place, option) in optionElements.enumerated() {
      option.describe {
        if place == index { $0.traits.insert(.selected) } else { $0.traits.remove(.selected) }
      }
    }
  }

  /// Shows the selected value once the parts of its view exist, if they do not yet, as those of a `Label`.
  private func showChosenLater() {
    let selected = picker.choice.wrappedValue
    guard chosenIndex(selected) != nil, nameOfChoice(selected).isEmpty else { return }
    graph.effects.add(.task, of: self) { [weak self] in
      guard let self, !flags.contains(.unmounted) else { return }
      run()
    }
  }

  private func showChosen(_ selected: V?, _ environment: EnvironmentValues) {
    let shown = TextContent(nameOfChoice(selected), style: environment[TextSurroundingsKey.self].textStyle)
    if case .text(let old) = chosen.content, old == shown { return }
    chosen.content = .text(shown)
  }

  // MARK: Elements

  private static func optionLayout(_ metrics: any Metrics) -> ElementLayout {
    let insets = metrics.insets(of: .option)
    if insets == EdgeInsets() { return .passThrough }
    // In a row, the host draws an option over the whole of it.
    return metrics.insets(ofLabelled: .option) == EdgeInsets() ? .freeStandingControl(insets) : .control(insets)
  }

  override func metricsChanged() {
    super.metricsChanged()
    let screen = element.screen
    for option in optionElements { option.setLayout(Self.optionLayout(screen.metrics)) }
    heading.setLayout(.choiceHeading(.picker, on: screen))
  }

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
      let option = Element(on: inner.screen, role: .option, layout: Self.optionLayout(inner.screen.metrics))
      option.handler = self
      option.setChildren([inner])
      return option
    }
    for option in old where !optionElements.contains(where: { $0 === option }) { option.leave() }
    tags = found.map { $0.traits?[TagTrait.self] ?? $0.traits?[ImplicitTagTrait.self] }
    if !isSpreadOverRows { options.setChildren(optionElements) }
    arrange()
    run()
    showChosenLater()
    if isSpreadOverRows, !hasSame(old) { structureChanged() }
  }

  private func hasSame(_ old: [Element]) -> Bool {
    old.count == optionElements.count && zip(old, optionElements).allSatisfy { $0 === $1 }
  }

  /// Arranges the elements. Styles that show all options do not show the selected value.
  private func arrange() {
    if isSpreadOverRows { return element.setChildren([]) }
    options.setChildren(optionElements)
    var labels: [Element] = []
    label.collectElements(into: &labels)
    let isSpread = style.showsOptions || isOpen
    options.setLayout(style.isRow ? .row() : style.showsOptions ? .column(alignment: .leading) : .popUp)
    options.describe { if isSpread { $0.traits.remove(.hidden) } else { $0.traits.insert(.hidden) } }
    element.setLayout(
      !isSpread
        ? .first
        : style.isRow ? .labelled(.option, on: element.screen, plain: .row()) : .column(alignment: .leading))
    if style == .wheel, hasWheel || !optionElements.isEmpty { return element.setChildren(labels + [turnedWheel]) }
    element.setChildren(style.showsOptions ? labels + [options] : [row(labels), options])
  }

  /// The wheel, initially with the selected option in its middle.
  private var turnedWheel: Element {
    if !hasWheel, !optionElements.isEmpty {
      hasWheel = true
      wheel.answers(.scroll, by: self)
      wheelFrame.setChildren([wheel])
      let place = chosenIndex(picker.choice.wrappedValue) ?? 0
      let share = optionElements.count > 1 ? CGFloat(place) / CGFloat(optionElements.count - 1) : 0
      wheel.setLayout(.scrollArea(.vertical, anchors: ScrollAnchors(start: UnitPoint(x: 0, y: share))))
    }
    let metrics = element.screen.metrics
    let line = metrics.size(of: TextContent("X"), proposal: .unspecified).height
    let option = line + metrics.insets(of: .option).vertical
    let height = option * CGFloat(min(optionElements.count, 5))
    wheelFrame.setLayout(.frame(minHeight: option, idealHeight: height, maxHeight: height))
    wheel.setChildren([options])
    return wheelFrame
  }

  private lazy var heading = Element(
    on: element.screen, role: .group, layout: .choiceHeading(.picker, on: element.screen))

  private func row(_ labels: [Element]) -> Element {
    var shown = chosen
    if let currentValue {
      var elements: [Element] = []
      currentValue.collectElements(into: &elements)
      currentValueRoom.setChildren(elements)
      shown = currentValueRoom
    }
    heading.setChildren(labels + [shown])
    return heading
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let label { visit(label) }
    if let content { visit(content) }
    if let currentValue { visit(currentValue) }
  }

  override func collectElements(into elements: inout [Element]) { elements.append(element) }

  /// In a list, each option is a separate row, below the label's row.
  override func collectRows(into rows: inout RowCollector) {
    guard isSpreadOverRows else { return rows.add([element]) }
    var labels: [Element] = []
    label.collectElements(into: &labels)
    rows.add(labels + optionElements)
  }

  private var isSpreadOverRows: Bool { style == .inline && isRightInsideList }

  override func willUnmount() {
    reads.end()
    for option in optionElements { option.leave() }
    heading.leave()
    currentValueRoom.leave()
    chosen.leave()
    options.leave()
    if hasWheel {
      wheel.leave()
      wheelFrame.leave()
    }
    element.leave()
  }

  // MARK: Events

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    if hasWheel, element === wheel { return element.answerScrolling(event, in: self) }
    if let index = optionElements.firstIndex(where: { $0 === element }) {
      return (event == .activate || event == .select) && choose(index)
    }
    switch event {
    case .activate where style == .navigationLink && page != nil:
      if let page { page.stack.follow(link, showing: optionsPage, from: page) }
    case .activate, .expand: open(event == .expand(false) ? false : !isOpen)
    case .step(let steps):
      guard let index = chosenIndex(picker.choice.wrappedValue) else { return false }
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
        "Picker: the option \"\(optionElements[index].label ?? "")\" has no tag of the selection's type, \(V.self), so "
          + "it cannot be chosen. Add `.tag(…)` with a value of that type.")
      return false
    }
    perform(chosen: { picker.choice.wrappedValue = value })
    open(false)
    return true
  }
}

/// The options of a picker on a separate page, which closes when one is chosen.
nonisolated struct PickerPage<V: Hashable, Content: View>: View {
  let title: Text?
  let selection: Binding<V?>
  let content: Content
  @Environment(\.dismiss) private var dismiss

  init(title: Text?, selection: Binding<V?>, content: Content) {
    self.title = title
    self.selection = selection
    self.content = content
  }

  @MainActor var body: some View {
    let dismiss = dismiss
    let choice = Binding.unread(
      get: { selection.wrappedValue },
      set: { new in
        selection.wrappedValue = new
        MainActor.assumeIsolated { dismiss() }
      })
    List(content, .required(choice)).navigationTitle(title ?? Text(""))
  }
}
