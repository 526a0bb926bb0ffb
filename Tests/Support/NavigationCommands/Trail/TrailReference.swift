import TestSupport

/// A naive model of the app for random commands: the naive stack, and the values of its pages' bindings.
struct TrailReference {
  private(set) var stack: ReferenceStack<TrailValue>
  private(set) var registersText = true
  /// Whether another tab is in front of the stack.
  private(set) var isHidden = false
  /// The pages that have been created. The root always is.
  private(set) var made: Set<Int> = [0]
  /// Those that show a missing-destination placeholder.
  private(set) var placeholders: Set<Int> = []
  private(set) var shown: Set<Int> = []
  /// The app's state of its pages, including removed ones.
  private(set) var items: [Int: Int] = [:]
  var setter = TrailSetter.takes
  var armed: (callback: TrailCallback, action: TrailAction)?

  /// The app at launch, with a path from a file.
  init(path: [TrailValue]) {
    stack = ReferenceStack(path: []) { value in
      switch value {
      case .number, .unreadable: "number"
      case .text: "text"
      case .real: "real"
      case .any: "any"
      case .spelled: "spelled"
      case .gone: "gone"
      }
    }
    setDecodedPath(path)
    settle()
  }

  var path: [TrailValue] { stack.path }

  /// Returns whether the path has exactly this spelling.
  func hasSpelled(_ values: [TrailValue]) -> Bool {
    path == values && path.map(\.spelling) == values.map(\.spelling)
  }

  var depth: Int { stack.pages.count }
  var top: Int { stack.top }
  /// The visible page, unless it is a placeholder or in another tab.
  var visible: Int? { isHidden || placeholders.contains(top) ? nil : top }
  var livePages: Int { made.count - placeholders.count }

  /// The pages of the stack, the root first.
  var pages: [Int] { [0] + stack.pages.map(\.id) }

  func title(of id: Int) -> String? {
    if placeholders.contains(id) { return nil }
    guard let page = stack.pages.first(where: { $0.id == id }) else { return "root" }
    return switch page.kind {
    case .element(let value): value.title
    case .link(let link): link.isMultiple(of: 2) ? "view" : nil
    case .declared(let declaration, _, nil): declaration / 2 == 0 ? nil : "flag"
    case .declared(_, _, let item?): TrailValue.itemTitle(item)
    }
  }

  /// Returns the name of a page.
  func name(of id: Int) -> String {
    guard let page = stack.pages.first(where: { $0.id == id }) else { return "root" }
    return switch page.kind {
    case .element(let value): value.name
    case .link(let link): link.isMultiple(of: 2) ? "view" : "plain"
    case .declared(_, _, nil): "flag"
    case .declared(_, _, let item?): "item \(TrailValue.itemValue(item))"
    }
  }

  /// The page whose binding presents this one.
  func presenter(of id: Int) -> Int? {
    guard case .declared(let declaration, _, _)? = stack.pages.first(where: { $0.id == id })?.kind else { return nil }
    return declaration / 2
  }

  // MARK: Events

  /// Performs a change and a turn, then the action of an armed callback and another turn.
  mutating func turn(_ change: (inout TrailReference) -> Void) {
    let before = (visible: visible, path: path)
    change(&self)
    settle()
    guard let armed else { return }
    let page: Int? =
      switch armed.callback {
      case .appear: visible != before.visible ? visible : nil
      case .disappear: visible != before.visible ? before.visible : nil
      case .pathChange: path != before.path ? 0 : nil
      }
    guard let page else { return }
    self.armed = nil
    turn { $0.perform(armed.action, on: page) }
  }

  private mutating func perform(_ action: TrailAction, on page: Int) {
    switch action {
    case .append(let value): stack.setPath(path + [value])
    case .clear: stack.setPath([])
    case .removeLast: stack.setPath(path.dropLast())
    case .show(let isShown): setShown(isShown, on: page)
    case .item(let item): setItem(item, on: page)
    case .dismiss: pop(page)
    }
  }

  mutating func setPath(_ values: [TrailValue]) { stack.setPath(values) }

  /// Sets a path from a file. It ends where no destination is known.
  mutating func setDecodedPath(_ values: [TrailValue]) {
    let old = stack.pages
    stack.setPath(values)
    for (index, page) in stack.pages.enumerated() {
      guard case .element(let value) = page.kind, !canShow(value) else { continue }
      let isUnchanged = index < old.count && old[index] == page
      let isLost = !made.contains(page.id) || placeholders.contains(page.id)
      if value == .gone || value == .unreadable || isLost && !isUnchanged {
        // The destination may be declared on a page below.
        while !canShow(value), let below = stack.pages[..<index].first(where: { isMissing($0) }) { make(below) }
        if canShow(value) { continue }
        stack.setElements(Array(values[..<index]))
        return
      }
    }
  }

  /// Whether links to reals have a destination.
  var showsReals: Bool { canShow(.real(0)) }

  /// Presses a link. If it had a destination when pressed, it leads there even if the app has just removed the
  /// declaring page.
  mutating func tap(_ link: TrailLink, showingReals: Bool? = nil) {
    guard visible != nil else { return }
    switch link {
    case .number: stack.setElements(path + [.number(0)])
    case .text: if registersText { stack.setElements(path + [.text("a")]) }
    case .real:
      guard showingReals ?? showsReals else { return }
      stack.setElements(path + [.real(0)])
      made.insert(stack.top)
    case .view: stack.follow(top * 2, from: top)
    case .plain: stack.follow(top * 2 + 1, from: top)
    }
  }

  mutating func goBack() { stack.pop(top) }

  mutating func pop(_ page: Int) { stack.pop(page) }

  mutating func switchTab() { isHidden.toggle() }

  mutating func goBack(to page: Int) {
    makeAll()
    stack.popTo(page)
  }

  mutating func makeAll() {
    for page in stack.pages where !made.contains(page.id) { make(page, orPlaceholder: true) }
  }

  mutating func setShown(_ isShown: Bool, on page: Int) {
    guard shown.contains(page) != isShown else { return }
    if isShown {
      shown.insert(page)
      stack.present(page * 2, order: 0, item: nil, on: page, initially: false)
    } else {
      shown.remove(page)
      stack.dismiss(page * 2)
    }
  }

  mutating func setItem(_ item: Int?, on page: Int) {
    guard items[page] != item else { return }
    items[page] = item
    if let item {
      stack.present(page * 2 + 1, order: 1, item: item, on: page, initially: false)
    } else {
      stack.dismiss(page * 2 + 1)
    }
  }

  mutating func setRegistersText(_ value: Bool) {
    registersText = value
    replacePlaceholders()
  }

  /// Replaces placeholders whose value has a destination now.
  private mutating func replacePlaceholders() {
    for page in stack.pages where canMake(page) { placeholders.remove(page.id) }
  }

  // MARK: The end of a turn

  mutating func settle() {
    repeat {
      tellBindings()
      while stack.presentWaiting() {}
    } while makeNextPage()
    _ = stack.finishTurn()
    forgetPagesThatHaveGone()
  }

  /// Updates and re-reads the bindings, because the result of their setters counts.
  mutating func tellBindings() {
    for _ in 0..<8 {
      let before = stack.toldPath
      let writes = stack.takeWrites()
      if writes.path == nil, writes.resets.isEmpty { return }
      for declaration in writes.resets { reset(declaration) }
      if let path = writes.path { stack.setPath(setter.path(path, over: before)) }
    }
  }

  private mutating func reset(_ declaration: Int) {
    let page = declaration / 2
    if declaration.isMultiple(of: 2) {
      guard shown.contains(page) else { return }
      if setter == .refusesResets {
        stack.present(declaration, order: 0, item: nil, on: page, initially: true)
      } else {
        shown.remove(page)
      }
    } else if let item = items[page] {
      items[page] = setter.item(instead: item)
      if let item = items[page] { stack.present(declaration, order: 1, item: item, on: page, initially: true) }
    }
  }

  /// Creates the top page, after all those below if its destination is unknown. Returns `false` if it already
  /// existed.
  private mutating func makeNextPage() -> Bool {
    guard let top = stack.pages.last else { return false }
    if made.contains(top.id) { return makePageBelow() }
    if canMake(top) {
      make(top)
    } else if let hidden = stack.pages.first(where: { isMissing($0) }) {
      make(hidden)
    } else {
      make(top, orPlaceholder: true)
    }
    return true
  }

  /// Creates the page directly below the top one, after all those below it if its destination is unknown, because the
  /// back button shows its title. Returns `false` if it already existed or has no destination.
  private mutating func makePageBelow() -> Bool {
    guard !isHidden, stack.pages.count > 1 else { return false }
    let below = stack.pages[stack.pages.count - 2]
    if made.contains(below.id) { return false }
    guard let next = canMake(below) ? below : stack.pages.dropLast(2).first(where: { isMissing($0) }) else {
      return false
    }
    make(next)
    return true
  }

  /// Returns whether the page has not been created yet although it could be.
  private func isMissing(_ page: ReferenceStack<TrailValue>.Page) -> Bool { !made.contains(page.id) && canMake(page) }

  private func canMake(_ page: ReferenceStack<TrailValue>.Page) -> Bool {
    if case .element(let value) = page.kind { canShow(value) } else { true }
  }

  private func canShow(_ value: TrailValue) -> Bool {
    switch value {
    case .number, .any, .spelled: true
    case .text: registersText
    case .real: stack.pages.contains { made.contains($0.id) && declaresReals($0) }
    case .gone, .unreadable: false
    }
  }

  /// Returns whether the page declares the destination for reals. A page whose value cannot be decoded keeps its
  /// content until it is removed.
  private func declaresReals(_ page: ReferenceStack<TrailValue>.Page) -> Bool {
    switch page.kind {
    case .element(.number), .element(.unreadable): true
    default: false
    }
  }

  private mutating func make(_ page: ReferenceStack<TrailValue>.Page, orPlaceholder: Bool = false) {
    made.insert(page.id)
    if !canMake(page) {
      placeholders.insert(page.id)
    } else if case .element(let value) = page.kind {
      if value.presentsFlag {
        shown.insert(page.id)
        stack.present(page.id * 2, order: 0, item: nil, on: page.id, initially: true)
      }
      if let item = value.presentsItem {
        items[page.id] = item
        stack.present(page.id * 2 + 1, order: 1, item: item, on: page.id, initially: true)
      }
      if declaresReals(page) { replacePlaceholders() }
    }
  }

  private mutating func forgetPagesThatHaveGone() {
    let pages = Set(pages)
    made.formIntersection(pages)
    placeholders.formIntersection(pages)
    shown.formIntersection(pages)
  }
}
