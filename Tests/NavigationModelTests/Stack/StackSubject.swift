import TestSupport

@testable import CairnNavigation

/// A random command. Its numbers are taken modulo the available choices, so that it stays meaningful after
/// others are removed.
enum StackCommand {
  case appSetsPath([TestValue])
  case appAppends(TestValue)
  case appRemovesLast(Int)
  case linkAppends([TestValue])
  case stackSetsPath([TestValue])
  case pop(Int)
  case popTo(Int)
  case popPageThatHasGone(Int)
  case popToRoot
  case follow(link: Int, page: Int)
  case present(declaration: Int, page: Int, item: Int, initially: Bool)
  case changeItem(Int, item: Int)
  case dismiss(Int)
  case presentWaiting
  case tellBindings(refused: Bool)
  case endTurn
}

/// A stack, the naive stack, and an app with a path and bindings.
struct StackSubject<Paths: TestPaths>: CommandSubject {
  private let stack: Held
  private var reference: ReferenceStack<TestValue>
  private var appPath: [TestValue] = []
  /// The true declarations, with the values of their items.
  private var appBindings: [Int: Int] = [:]
  private var referenceIDs: [EntryID: Int] = [.root: 0]
  private var modelIDs: [Int: EntryID] = [0: .root]
  private var pagesThatHaveGone: [EntryID] = []
  private var commandsRun = 0

  init() {
    appPath = [.number(0), .text("a")]
    stack = Held(StackModel(path: Paths.make(appPath, variant: 0)))
    reference = ReferenceStack(path: appPath, typeOf: Paths.typeName(of:))
    _ = compareEntries()
  }

  /// A model is noncopyable.
  private final class Held {
    var model: StackModel
    init(_ model: consuming StackModel) { self.model = model }
  }

  private var path: [TestValue] { Paths.values(of: stack.model.path) }

  mutating func run(_ command: StackCommand) -> String? {
    commandsRun += 1
    return carryOut(command) ?? compareEntries()
  }

  private mutating func carryOut(_ command: StackCommand) -> String? {
    switch command {
    case .appSetsPath(let values): setPath(values)
    case .appAppends(let value): setPath(appPath + [value])
    case .appRemovesLast(let count): setPath(appPath.dropLast(count))
    case .linkAppends(let values):
      let variant = commandsRun
      stack.model.followValueLink(from: stack.model.topPage) {
        $0 = Paths.make(Paths.values(of: $0) + values, variant: variant)
      }
      reference.setElements(reference.path + values)
    case .stackSetsPath(let values):
      stack.model.editPath { $0 = Paths.make(values, variant: commandsRun) }
      reference.setElements(values)
    case .pop(let number):
      let page = page(number)
      stack.model.pop(page.model)
      reference.pop(page.reference)
    case .popTo(let number):
      let page = page(number)
      stack.model.popTo(page.model)
      reference.popTo(page.reference)
    case .popPageThatHasGone(let number):
      guard !pagesThatHaveGone.isEmpty else { break }
      let page = pagesThatHaveGone[number % pagesThatHaveGone.count]
      if stack.model.contains(page) { return "a page that was reported to have left is there: \(page)" }
      stack.model.pop(page)
      stack.model.popTo(page)
      stack.model.follow(LinkID(1), from: page)
      stack.model.followValueLink(from: page) { $0 = Paths.make([], variant: 0) }
      stack.model.present(Declaration(id: DeclarationID(-1), page: page, order: 0))
    case .popToRoot:
      stack.model.popToRoot()
      reference.cut(above: 0)
    case .follow(let link, let number):
      let page = page(number)
      stack.model.follow(LinkID(link), from: page.model)
      reference.follow(link, from: page.reference)
    case .present(let number, let pageNumber, let item, let initially):
      let declaration = page(pageNumber).reference * 4 + number % 4
      appBindings[declaration] = item
      present(declaration, item: item, initially: initially)
    case .changeItem(let number, let item):
      guard let declaration = trueDeclaration(number), !declaration.isMultiple(of: 2) else { break }
      appBindings[declaration] = item
      present(declaration, item: item, initially: false)
    case .dismiss(let number):
      guard let declaration = trueDeclaration(number) else { break }
      appBindings[declaration] = nil
      stack.model.dismiss(DeclarationID(declaration))
      reference.dismiss(declaration)
    case .presentWaiting:
      if stack.model.presentWaiting() != reference.presentWaiting() {
        return "a waiting declaration was presented by one"
      }
    case .tellBindings(let refused):
      return tellBindings(refused: refused)
    case .endTurn:
      return endTurn()
    }
    return nil
  }

  private mutating func setPath(_ values: [TestValue]) {
    appPath = values
    stack.model.setPath(Paths.make(values, variant: commandsRun))
    reference.setPath(values)
  }

  private mutating func present(_ declaration: Int, item: Int, initially: Bool) {
    guard let page = modelIDs[declaration / 4] else { return }
    let order = declaration % 4
    let isItem = !declaration.isMultiple(of: 2)
    let declared = Declaration(id: DeclarationID(declaration), page: page, order: order)
    if isItem {
      stack.model.present(declared, item: item, initially: initially)
    } else {
      stack.model.present(declared, initially: initially)
    }
    reference.present(
      declaration, order: order, item: isItem ? item : nil, on: declaration / 4, initially: initially)
  }

  private mutating func tellBindings(refused: Bool) -> String? {
    let writes = stack.model.takeWrites()
    let expected = reference.takeWrites()
    let written = writes.path ? path : nil
    if written != expected.path { return "the path written was \(written as Any), not \(expected.path as Any)" }
    if writes.resets.map(\.number) != expected.resets {
      return "reset were \(writes.resets.map(\.number)), not \(expected.resets)"
    }
    if !stack.model.takeWrites().isEmpty { return "writes were asked for twice" }
    guard !refused else {
      if writes.path { setPath(appPath) }
      for declaration in expected.resets {
        if let item = appBindings[declaration] { present(declaration, item: item, initially: false) }
      }
      return nil
    }
    if let path = expected.path {
      appPath = path
      if commandsRun.isMultiple(of: 2) { setPath(path) }
    }
    for declaration in expected.resets { appBindings[declaration] = nil }
    return nil
  }

  private mutating func endTurn() -> String? {
    if let problem = tellBindings(refused: false) { return problem }
    while stack.model.presentWaiting() {
      if !reference.presentWaiting() { return "a waiting declaration should not be presented" }
      if let problem = compareEntries() { return problem }
    }
    if reference.presentWaiting() { return "a waiting declaration should be presented" }

    let change = stack.model.finishTurn()
    let found = ReferenceStack<TestValue>.Summary(
      left: change.left.reversed().map { referenceIDs[$0.id] ?? -1 },
      came: change.came.map { referenceIDs[$0.id] ?? -1 },
      renewed: Set(change.renewed.map { referenceIDs[$0] ?? -1 }), transition: "\(change.transition)",
      waiting: change.waiting.map(\.number))
    let expected = reference.finishTurn()
    if found != expected { return "the change was \(found), not \(expected)" }
    if change.renewed.count != found.renewed.count { return "a page was renewed twice" }
    pagesThatHaveGone += change.left.map(\.id)
    return compareBindings()
  }

  /// Checks that the bindings and the stack agree after a turn.
  private mutating func compareBindings() -> String? {
    if appPath != path { return "the app has \(appPath), the stack \(path)" }
    for declaration in appBindings.keys where modelIDs[declaration / 4].map({ !stack.model.contains($0) }) ?? true {
      appBindings[declaration] = nil
    }
    for declaration in appBindings.keys {
      let isShown = stack.model.isShown(DeclarationID(declaration))
      let isWaiting = reference.waiters.contains { $0.declaration == declaration }
      if isShown == isWaiting { return "declaration \(declaration) is true, shown \(isShown), waiting \(isWaiting)" }
    }
    for case .declared(let declaration, _, _) in reference.pages.map(\.kind) where appBindings[declaration] == nil {
      return "declaration \(declaration) is shown, but not true"
    }
    return nil
  }

  private mutating func compareEntries() -> String? {
    let entries = stack.model.entries
    guard entries.count == reference.pages.count else {
      return "there are \(entries.count) entries, not \(reference.pages.count)"
    }
    let path = path
    if path != reference.path || path.map(\.spelling) != reference.path.map(\.spelling) {
      return "the path is \(path), not \(reference.path)"
    }
    if stack.model.topPage != (entries.last?.id ?? .root) { return "the top page is wrong" }
    var below: Set<EntryID> = [.root]
    for (index, (entry, page)) in zip(entries, reference.pages).enumerated() {
      if referenceIDs[entry.id] ?? page.id != page.id { return "entry \(index) has the id of another page" }
      if modelIDs[page.id] ?? entry.id != entry.id { return "entry \(index) should have kept its id" }
      referenceIDs[entry.id] = page.id
      modelIDs[page.id] = entry.id
      if !below.contains(entry.owner) { return "entry \(index) lies below its owner" }
      if !below.insert(entry.id).inserted { return "an id is there twice" }
      if referenceIDs[entry.owner] != page.owner { return "entry \(index) has the wrong owner" }
      if let problem = compare(entry, page, at: index) { return problem }
    }
    return nil
  }

  private func compare(_ entry: Entry, _ page: ReferenceStack<TestValue>.Page, at index: Int) -> String? {
    let isSame =
      switch (entry.origin, page.kind) {
      case (.element(let position), .element): position == index
      case (.link(let link), .link(let expected)): link.number == expected
      case (.flag(let declaration), .declared(let expected, _, nil)):
        declaration.number == expected && stack.model.item(of: entry.id) == nil
      case (.item(let declaration), .declared(let expected, _, let item)):
        declaration.number == expected && stack.model.item(of: entry.id) as? Int == item
      default: false
      }
    return isSame ? nil : "entry \(index) is \(entry.origin), not \(page.kind)"
  }

  private func page(_ number: Int) -> (model: EntryID, reference: Int) {
    let depth = number % (reference.pages.count + 1)
    guard depth > 0 else { return (.root, 0) }
    return (stack.model.entries[depth - 1].id, reference.pages[depth - 1].id)
  }

  private func trueDeclaration(_ number: Int) -> Int? {
    let declarations = appBindings.keys.sorted()
    return declarations.isEmpty ? nil : declarations[number % declarations.count]
  }
}

extension StackSubject {
  static func randomCommand(_ generator: inout SeededGenerator) -> StackCommand {
    func values(_ generator: inout SeededGenerator) -> [TestValue] {
      (0..<generator.below(5)).map { _ in TestValue.random(&generator) }
    }
    let number = generator.below(12)
    switch generator.below(26) {
    case 0, 1: return .appSetsPath(values(&generator))
    case 2, 3: return .appAppends(.random(&generator))
    case 4: return .appRemovesLast(1 + generator.below(2))
    case 5: return .linkAppends([.random(&generator)])
    case 6: return .linkAppends(values(&generator))
    case 7: return .stackSetsPath(values(&generator))
    case 8, 9: return .pop(number)
    case 10: return .popTo(number)
    case 11: return .popPageThatHasGone(number)
    case 12: return generator.chance(30) ? .popToRoot : .pop(number)
    case 13, 14: return .follow(link: generator.below(3), page: number)
    case 15, 16, 17, 18:
      return .present(
        declaration: generator.below(4), page: number, item: generator.below(3), initially: generator.chance(25))
    case 19: return .changeItem(number, item: generator.below(3))
    case 20: return .dismiss(number)
    case 21: return .presentWaiting
    case 22: return .tellBindings(refused: generator.chance(40))
    default: return .endTurn
    }
  }

  static func simplerCommands(than command: StackCommand) -> [StackCommand] {
    func shorter(_ values: [TestValue]) -> [[TestValue]] {
      values.indices.map { index in values.enumerated().filter { $0.offset != index }.map(\.element) }
    }
    switch command {
    case .appSetsPath(let values): return shorter(values).map { .appSetsPath($0) }
    case .linkAppends(let values): return shorter(values).map { .linkAppends($0) }
    case .stackSetsPath(let values): return shorter(values).map { .stackSetsPath($0) }
    case .pop(let number) where number > 0: return [.pop(number / 2)]
    case .follow(let link, let page) where link > 0 || page > 0: return [.follow(link: link / 2, page: page / 2)]
    case .present(let declaration, let page, let item, let initially):
      var simpler: [StackCommand] = []
      if initially {
        simpler.append(.present(declaration: declaration, page: page, item: item, initially: false))
      }
      if page > 0 {
        simpler.append(.present(declaration: declaration, page: page / 2, item: item, initially: initially))
      }
      return simpler
    case .tellBindings(refused: true): return [.tellBindings(refused: false)]
    default: return []
    }
  }
}
