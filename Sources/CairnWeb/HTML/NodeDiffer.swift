import CairnHosting
import CairnScreen

/// Compares elements with the nodes that were sent to the browser, and writes the patches.
@MainActor
struct NodeDiffer {
  private let scribe: Scribe
  private let memory: SentNodes
  private let echo: InputEcho

  init(_ scribe: Scribe, _ memory: SentNodes, _ echo: InputEcho) {
    self.scribe = scribe
    self.memory = memory
    self.echo = echo
  }

  /// Compares the changed elements, and their ancestors whose nodes depend on descendants.
  mutating func run(_ changed: [Element], _ patches: inout Patches) {
    var found: [ElementID: (element: Element, depth: Int)] = [:]
    func add(_ element: Element) {
      guard found[element.id] == nil, memory.elements[element.id] != nil else { return }
      found[element.id] = (element, depth(of: element))
      // A sheet gets a close button unless the bars inside have one.
      if element.role == .bar || element.role == .stack, let panel = element.panelAround { add(panel) }
    }
    for element in changed where !element.isGone {
      add(element)
      climb(from: element, add)
      // The only button of a row looks different from one beside other content.
      if element.role == .row { addButtons(in: element, add) }
      // The positions a row can be moved to depend on its siblings.
      for row in element.children where row.events.contains(.move) { add(row) }
    }
    for id in echo.repeated {
      if let element = memory.elements[id]?.element, !element.isGone { add(element) }
    }
    // Outer nodes first: if one is rewritten, that includes everything inside.
    for (element, _) in found.values.sorted(by: { ($0.depth, $0.element.id) < ($1.depth, $1.element.id) }) {
      compare(element, &patches)
    }
  }

  private func addButtons(in element: Element, _ add: (Element) -> Void) {
    for child in element.children {
      if child.role == .button { add(child) } else { addButtons(in: child, add) }
    }
  }

  private func depth(of element: Element) -> Int {
    var depth = 0
    var current = element.parent
    while let outer = current {
      depth += 1
      current = outer.parent
    }
    return depth
  }

  private func climb(from element: Element, _ add: (Element) -> Void) {
    var current = element.parent
    var isDirect = true
    while let outer = current {
      let reads = outer.readsInside
      let growth = scribe.growths.of(outer)
      let changes = memory.elements[outer.id].map { $0.growth != growth } ?? false
      guard isDirect || reads || changes else { return }
      add(outer)
      isDirect = false
      current = outer.parent
    }
  }

  private func compare(_ element: Element, _ patches: inout Patches) {
    guard let sent = memory.elements[element.id] else { return }
    let node = scribe.node(for: element)
    if sent.tag != node.tag || sent.shape != node.shape {
      var writer = HTMLWriter(scribe, memory)
      memory.forgetInside(element.id)
      writer.write(element)
      return patches.replace(node.id.text, writer.text)
    }
    memory.noteGrowth(scribe.growths.of(element), of: element)
    compare(node, of: element, &patches)
  }

  private func compare(_ node: HTMLNode, of element: Element, _ patches: inout Patches) {
    guard let known = memory.elements[element.id], let sent = known[node.id.part] else { return }
    let new = SentNodes.Sent(node)
    if new.children != sent.children {
      var writer = HTMLWriter(scribe, memory)
      for item in node.items {
        switch item {
        case .element(let child): if memory.elements[child.id] == nil { writer.write(child) }
        case .part(let part): if known[part.id.part] == nil { writer.write(part, of: element) }
        }
      }
      memory.adopt(new.children, by: node.id)
      let kept = Set(new.children)
      for id in sent.children where !kept.contains(id) { memory.dropped(id, from: node.id) }
      patches.children(node.id.text, new.children.map(\.text), new: writer.text)
    }
    let isRepeated = echo.repeated.contains(element.id)
    if new.attributes != sent.attributes || isRepeated {
      let isKnown = !isRepeated && new.others == sent.others && echo.isText(of: element)
      if !isKnown { patches.attributes(node.id.text, node.attributes, version: echo.version(of: element.id)) }
    }
    if new.html != sent.html || isRepeated && node.tag == "select", let html = node.html, !echo.isText(of: element) {
      patches.html(node.id.text, html)
    }
    memory.note(new, of: node.id)
    for case .part(let part) in node.items { compare(part, of: element, &patches) }
  }
}

extension Element {
  /// Whether the element's node depends on descendants, for example for its name.
  fileprivate var readsInside: Bool {
    switch role {
    case .button, .link, .toggle, .picker, .option, .slider, .stepper, .menu, .menuItem, .datePicker, .colorPicker,
      .disclosure, .tab, .backButton, .row, .progress, .gauge, .bar, .header, .footer, .alert, .dialog, .popover,
      .sheet, .column:
      true
    case .group: parent != nil && !holdsRowsOfList
    case .text, .image, .shape, .divider, .spacer, .field, .secureField, .textEditor, .list, .section, .scrollArea,
      .table, .window, .stack, .page, .split, .tabs, .inspector, .menuBar:
      false
    }
  }
}
