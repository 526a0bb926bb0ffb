/// What `GuardedTrail` should do, written down without an engine.
struct NaiveTrail {
  struct Page: Equatable {
    let id: Int
    var value: Int
    /// When the page was made: first shown, or first named by the back button. Without views, it has no guard.
    var shownAt: Int?
  }

  enum Move: Equatable {
    case back(from: Int)
    case backTo(Int)
    case dismiss(Int)
    case write([Int])
  }

  struct Attempt: Equatable {
    let move: Move
    var consents: Set<Int> = []
    var asking: Int
  }

  private(set) var pages: [Page] = []
  private(set) var asked = 0
  private(set) var pending: Attempt?
  var policy = GuardAnswers.Policy.waits
  private(set) var isLocked = true
  /// The path that was wanted, the position of its page 13, and the page that is shown there instead.
  private var wanted: (path: [Int], index: Int, page: Int)?
  private var lastID = 0
  private var clock = 0

  var path: [Int] { pages.map(\.value) }

  mutating func attempt(_ move: Move) { attempt(move, consents: []) }

  private mutating func attempt(_ move: Move, consents: Set<Int>) {
    guard let new = target(of: move) else { return }
    let leaving = guards(leavingFor: new)
    if let pending, leaving.contains(pending.asking) { return }
    var consents = consents
    for id in leaving where !consents.contains(id) {
      asked += 1
      switch policy {
      case .agrees: consents.insert(id)
      case .refuses: return
      case .waits:
        pending = Attempt(move: move, consents: consents, asking: id)
        return
      }
    }
    show(new)
  }

  /// The guards of pages that a path removes or gives another value, the one shown last first.
  private func guards(leavingFor new: [Int]) -> [Int] {
    pages.enumerated()
      .filter { index, page in
        page.shownAt != nil && !page.value.isMultiple(of: 2) && (index >= new.count || new[index] != page.value)
      }
      .map(\.element).sorted { ($0.shownAt ?? 0) > ($1.shownAt ?? 0) }.map(\.id)
  }

  private func target(of move: Move) -> [Int]? {
    switch move {
    case .back(let id): pages.last?.id == id ? path.dropLast() : nil
    case .backTo(0): pages.isEmpty ? nil : []
    case .backTo(let id):
      pages.firstIndex { $0.id == id }.flatMap { $0 == pages.count - 1 ? nil : Array(path[...$0]) }
    case .dismiss(let id): pages.firstIndex { $0.id == id }.map { Array(path[..<$0]) }
    case .write(let new): new
    }
  }

  /// Goes back to the topmost page below with a value. The history of the back button makes all pages.
  mutating func chooseInHistory(_ value: Int) {
    for index in pages.indices where pages[index].shownAt == nil {
      clock += 1
      pages[index].shownAt = clock
    }
    let page = pages.dropLast().last { $0.value == value }
    attempt(.backTo(page?.id ?? 0))
  }

  mutating func push(_ value: Int) { show(path + [value]) }

  mutating func proceed() {
    guard let pending else { return }
    self.pending = nil
    attempt(pending.move, consents: pending.consents.union([pending.asking]))
  }

  mutating func stay() { pending = nil }

  mutating func lock(_ isLocked: Bool) {
    self.isLocked = isLocked
    if !isLocked, let wanted, isShown(wanted) {
      self.wanted = nil
      return show(wanted.path)
    }
    show(path)
  }

  private func isShown(_ wanted: (path: [Int], index: Int, page: Int)) -> Bool {
    wanted.index < pages.count && pages[wanted.index].id == wanted.page && pages[wanted.index].value == 12
  }

  private mutating func show(_ new: [Int]) {
    var new = new
    if let wanted, wanted.index >= new.count || new[wanted.index] != 12 || !isShown(wanted) { self.wanted = nil }
    let whole = new
    let index = isLocked ? new.firstIndex(of: 13) : nil
    if let index { new = Array(new[..<index]) + [12] }
    pages.removeLast(max(pages.count - new.count, 0))
    for index in pages.indices { pages[index].value = new[index] }
    for value in new[pages.count...] {
      lastID += 1
      pages.append(Page(id: lastID, value: value))
    }
    if let index { wanted = (whole, index, pages[index].id) }
    clock += 1
    if let last = pages.indices.last, pages[last].shownAt == nil { pages[last].shownAt = clock }
    // The back button shows the title of the page directly below.
    if let below = pages.indices.dropLast().last, pages[below].shownAt == nil {
      clock += 1
      pages[below].shownAt = clock
    }
    // Nothing waits for a page that has left.
    if let pending, !pages.contains(where: { $0.id == pending.asking }) { self.pending = nil }
  }
}
