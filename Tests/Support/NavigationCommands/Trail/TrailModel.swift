import CairnScreen
import SwiftUI

/// The state of the app, which the test reads and writes.
@MainActor @Observable
final class TrailModel {
  var path: NavigationPath
  var setter = TrailSetter.takes
  var registersText = true
  var sheet: TrailSheet?
  /// A counter that makes the stack's body run and changes nothing else.
  var runs = 0

  /// The action for the next call of a callback.
  @ObservationIgnored var armed: (callback: TrailCallback, action: TrailAction)?
  @ObservationIgnored private(set) var pages: [Int: KnownPage] = [:]
  /// The app's state of its pages, including removed ones.
  @ObservationIgnored private(set) var kept: [Int: TrailKept] = [:]
  /// The pages that have appeared and not disappeared.
  @ObservationIgnored private(set) var visible: [Int] = []
  /// A violated invariant.
  @ObservationIgnored private(set) var problem: String?
  /// Objects that belong to pages and must be released with them.
  @ObservationIgnored private var witnesses: [Witness] = []
  /// The dismiss action of a page that has been removed since.
  @ObservationIgnored private(set) var lateDismissal: DismissAction?
  @ObservationIgnored private var lastToken = 0

  init(path: NavigationPath) { self.path = path }

  struct KnownPage {
    weak var page: TrailPageModel?
    let dismiss: DismissAction
  }

  private struct Witness {
    weak var object: AnyObject?
    let what: String
    let token: Int
  }

  /// Registers an object that must be released with a page. Tasks are canceled then, and take a moment to end.
  func watch(_ object: AnyObject, _ what: String, of page: TrailPageModel) {
    guard !witnesses.contains(where: { $0.object === object }) else { return }
    witnesses.append(Witness(object: object, what: what, token: page.token))
  }

  /// Returns an object for a part of a page to retain.
  func newWitness(_ what: String, of page: TrailPageModel) -> TrailWitness {
    let witness = TrailWitness()
    watch(witness, what, of: page)
    return witness
  }

  /// The objects of removed pages that are still alive.
  var leftBehind: [String] {
    witnesses.removeAll { $0.object == nil }
    return witnesses.filter { pages[$0.token]?.page == nil }.map { "\($0.what) of page \($0.token)" }
  }

  /// Handles the stack writing the path.
  func write(_ new: NavigationPath) {
    switch setter {
    case .takes, .refusesResets, .changesItems: path = new
    case .refuses: break
    case .keepsTwo:
      var shorter = new
      shorter.removeLast(max(0, new.count - 2))
      path = shorter
    case .keepsAll: if new.count >= path.count { path = new }
    }
  }

  /// Records that a page was created.
  func note(_ page: TrailPageModel, _ dismiss: DismissAction) {
    guard page.token == 0 else { return }
    lastToken += 1
    page.token = lastToken
    kept[lastToken] = page.kept
    pages[lastToken] = KnownPage(page: page, dismiss: dismiss)
  }

  func appeared(_ page: TrailPageModel) {
    if visible.contains(page.token) { problem = "page \(page.token) appeared twice" }
    visible.append(page.token)
    called(.appear, on: page)
  }

  func disappeared(_ page: TrailPageModel) {
    if !visible.contains(page.token) { problem = "page \(page.token) disappeared without having appeared" }
    visible.removeAll { $0 == page.token }
    called(.disappear, on: page)
  }

  func pathChanged() {
    guard let root = pages[1]?.page else { return }
    called(.pathChange, on: root)
  }

  private func called(_ callback: TrailCallback, on page: TrailPageModel) {
    guard let armed, armed.callback == callback else { return }
    self.armed = nil
    switch armed.action {
    case .append(let value): path.append(value)
    case .clear: path = NavigationPath()
    case .removeLast: if !path.isEmpty { path.removeLast() }
    case .show(let isShown): page.isShown = isShown
    case .item(let item): page.kept.item = item.map { TrailItem(number: $0) }
    case .dismiss: pages[page.token]?.dismiss()
    }
  }

  /// Returns the number of living pages.
  func countPages() -> Int {
    for (token, known) in pages where known.page == nil {
      lateDismissal = known.dismiss
      pages[token] = nil
    }
    return pages.count
  }
}

/// Where the app's own code is called while the stack changes.
package enum TrailCallback: CaseIterable { case appear, disappear, pathChange }

/// The app's action in a callback, on the path or on the page that was called.
package enum TrailAction {
  case append(TrailValue)
  case clear
  case removeLast
  case show(Bool)
  case item(Int?)
  case dismiss
}

/// How the app's bindings handle writes by the stack.
package enum TrailSetter: CaseIterable {
  case takes
  /// The path does not change.
  case refuses
  /// Only the lowest two elements of a path are kept.
  case keepsTwo
  /// A shorter path is rejected.
  case keepsAll
  /// Presentations are not reset.
  case refusesResets
  /// Instead of `nil`, an item becomes the next one.
  case changesItems

  func path(_ new: [TrailValue], over old: [TrailValue]) -> [TrailValue] {
    switch self {
    case .takes, .refusesResets, .changesItems: new
    case .refuses: old
    case .keepsTwo: Array(new.prefix(2))
    case .keepsAll: new.count >= old.count ? new : old
    }
  }

  func item(instead old: Int) -> Int? {
    switch self {
    case .refusesResets: old
    case .changesItems: (old + 1) % 4
    default: nil
    }
  }
}

/// The state of one page.
@MainActor
final class TrailPageModel: ObservableObject {
  var token = 0
  @Published var isShown: Bool
  @Published var marks = 0
  let kept = TrailKept()
  /// The page whose binding presents this one.
  private(set) weak var presenter: TrailPageModel?

  init(isShown: Bool, item: Int?, presenter: TrailPageModel?) {
    self.isShown = isShown
    self.presenter = presenter
    kept.item = item.map { TrailItem(number: $0) }
  }
}

/// The app's state of a page, which outlives the page.
@MainActor @Observable
final class TrailKept {
  var item: TrailItem?
}

/// The value of an item binding. It is not Equatable, so that writing an equal value also notifies the stack.
struct TrailItem {
  let number: Int
  var value: AnyHashable { TrailValue.itemValue(number) }
}

/// The item of a sheet over everything.
struct TrailSheet: Identifiable { let id: Int }
