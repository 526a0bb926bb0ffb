/// The rules of a navigation stack in their plainest form: lists that are copied and compared as a whole. It
/// shares no code with the model under test.
package struct ReferenceStack<Value: Equatable> {
  package struct Page: Equatable {
    package var id: Int
    package var kind: Kind
    package var owner: Int
  }

  package enum Kind: Equatable {
    case element(Value)
    case link(Int)
    case declared(Int, order: Int, item: Int?)
  }

  package struct Waiter: Equatable {
    package var page: Int
    package var declaration: Int
    package var order: Int
    package var item: Int?
    package var isReported: Bool
  }

  package let typeOf: (Value) -> String
  package var pages: [Page] = []
  package var waiters: [Waiter] = []
  package var resets: [Int] = []
  private var told: [Value] = []
  package var presentedThisTurn: Set<Int> = []
  private var pagesAtStart: [Page] = []
  private var pagesMade = 0
  private var isFirstTurn = true

  package init(path: [Value], typeOf: @escaping (Value) -> String) {
    self.typeOf = typeOf
    told = path
    setElements(path)
  }

  package var path: [Value] {
    pages.compactMap { if case .element(let value) = $0.kind { value } else { nil } }
  }

  package var top: Int { pages.last?.id ?? 0 }

  package func has(_ page: Int) -> Bool { page == 0 || pages.contains { $0.id == page } }

  /// The value of the app's binding, as far as the stack knows.
  package var toldPath: [Value] { told }

  package mutating func setPath(_ values: [Value]) {
    if values == told, path != told { return }
    told = values
    setElements(values)
  }

  package mutating func setElements(_ values: [Value]) {
    let old = pages.filter { isElement($0) }
    let views = pages.filter { !isElement($0) }
    var new: [Page] = []
    for (index, value) in values.enumerated() {
      new.append(Page(id: idOfElement(value, at: index, among: old), kind: .element(value), owner: 0))
    }
    if new.map(\.id).last == old.map(\.id).last && new.count == old.count {
      new += views
    } else {
      leave(views)
    }
    pages = new
  }

  package mutating func cut(above count: Int) {
    guard count < pages.count else { return }
    leave(pages[count...].filter { !isElement($0) })
    pages = Array(pages[..<count])
  }

  package mutating func pop(_ page: Int) {
    if let index = pages.firstIndex(where: { $0.id == page }) { cut(above: index) }
  }

  package mutating func popTo(_ page: Int) {
    if let depth = depth(of: page) { cut(above: depth) }
  }

  package mutating func follow(_ link: Int, from page: Int) {
    guard let depth = depth(of: page) else { return }
    if depth < pages.count, pages[depth].kind == .link(link) { return }
    cut(above: depth)
    add(.link(link), owner: page)
  }

  package mutating func present(_ declaration: Int, order: Int, item: Int?, on page: Int, initially: Bool) {
    resets.removeAll { $0 == declaration }
    for index in pages.indices {
      if case .declared(declaration, let order, _) = pages[index].kind {
        pages[index].kind = .declared(declaration, order: order, item: item)
        return
      }
    }
    for index in waiters.indices where waiters[index].declaration == declaration {
      waiters[index].item = item
      return
    }
    guard let depth = depth(of: page) else {
      waiters.append(Waiter(page: page, declaration: declaration, order: order, item: item, isReported: false))
      return
    }
    if depth == pages.count {
      addDeclared(declaration, order: order, item: item, on: page)
      return
    }
    var rival: Waiter?
    if case .declared(let other, let otherOrder, let otherItem) = pages[depth].kind,
      presentedThisTurn.contains(other)
    {
      rival = Waiter(page: page, declaration: other, order: otherOrder, item: otherItem, isReported: true)
    }
    if initially || (rival != nil && rival!.order <= order) {
      waiters.append(
        Waiter(page: page, declaration: declaration, order: order, item: item, isReported: rival != nil))
      return
    }
    cut(above: depth)
    if let rival {
      resets.removeAll { $0 == rival.declaration }
      waiters.append(rival)
    }
    addDeclared(declaration, order: order, item: item, on: page)
  }

  package mutating func dismiss(_ declaration: Int) {
    waiters.removeAll { $0.declaration == declaration }
    for (index, page) in pages.enumerated() {
      if case .declared(declaration, _, _) = page.kind {
        cut(above: index)
        break
      }
    }
    resets.removeAll { $0 == declaration }
  }

  package mutating func presentWaiting() -> Bool {
    let candidates = waiters.filter { $0.page == top }.sorted { $0.order < $1.order }
    guard let next = candidates.first else { return false }
    waiters.removeAll { $0.declaration == next.declaration }
    addDeclared(next.declaration, order: next.order, item: next.item, on: next.page)
    return true
  }

  package mutating func takeWrites() -> (path: [Value]?, resets: [Int]) {
    defer {
      resets = []
      told = path
    }
    return (path == told ? nil : path, resets)
  }

  package struct Summary: Equatable {
    package var left: [Int]
    package var came: [Int]
    package var renewed: Set<Int>
    package var transition: String
    package var waiting: [Int]

    package init(left: [Int], came: [Int], renewed: Set<Int>, transition: String, waiting: [Int]) {
      self.left = left
      self.came = came
      self.renewed = renewed
      self.transition = transition
      self.waiting = waiting
    }
  }

  package mutating func finishTurn() -> Summary {
    let before = pagesAtStart
    waiters = waiters.filter { has($0.page) }
    let transition =
      if isFirstTurn || (pages.count == before.count && pages.last?.id == before.last?.id) {
        "none"
      } else if pages.count == before.count {
        "replace"
      } else {
        pages.count > before.count ? "push" : "pop"
      }
    let summary = Summary(
      left: before.map(\.id).filter { !has($0) }.reversed(),
      came: pages.map(\.id).filter { id in !before.contains { $0.id == id } },
      renewed: Set(pages.filter { page in before.contains { $0.id == page.id && $0.kind != page.kind } }.map(\.id)),
      transition: transition,
      waiting: waiters.filter(\.isReported).map(\.declaration))
    pagesAtStart = pages
    presentedThisTurn = []
    isFirstTurn = false
    for index in waiters.indices { waiters[index].isReported = false }
    return summary
  }

  package func depth(of page: Int) -> Int? {
    if page == 0 { return 0 }
    return pages.firstIndex { $0.id == page }.map { $0 + 1 }
  }

  private func isElement(_ page: Page) -> Bool {
    if case .element = page.kind { true } else { false }
  }

  /// Returns the page of an element. A page stays while its depth shows an element of the same type, even if it
  /// was removed and added within the turn.
  private mutating func idOfElement(_ value: Value, at index: Int, among old: [Page]) -> Int {
    for list in [old, pagesAtStart] where index < list.count {
      if case .element(let other) = list[index].kind, typeOf(other) == typeOf(value) { return list[index].id }
    }
    pagesMade += 1
    return pagesMade
  }

  private mutating func addDeclared(_ declaration: Int, order: Int, item: Int?, on page: Int) {
    presentedThisTurn.insert(declaration)
    add(.declared(declaration, order: order, item: item), owner: page)
  }

  private mutating func add(_ kind: Kind, owner: Int) {
    let index = pages.count
    if index < pagesAtStart.count, pagesAtStart[index].owner == owner, isSameView(pagesAtStart[index].kind, kind) {
      pages.append(Page(id: pagesAtStart[index].id, kind: kind, owner: owner))
    } else {
      pagesMade += 1
      pages.append(Page(id: pagesMade, kind: kind, owner: owner))
    }
  }

  private func isSameView(_ a: Kind, _ b: Kind) -> Bool {
    switch (a, b) {
    case (.link(let a), .link(let b)): a == b
    case (.declared(let a, _, _), .declared(let b, _, _)): a == b
    default: false
    }
  }

  private mutating func leave(_ views: [Page]) {
    for view in views.reversed() {
      if case .declared(let declaration, _, _) = view.kind {
        presentedThisTurn.remove(declaration)
        resets.append(declaration)
      }
    }
  }
}
