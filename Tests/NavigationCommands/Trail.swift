import CairnTesting
import SwiftUI

/// What is on the path of the app that random commands use.
package enum TrailValue: Hashable {
  case number(Int)
  case text(String)
  /// Of a type that only the pages of numbers declare a destination for.
  case half(Int)
  /// Of a type that the app no longer has. Only paths from files hold one.
  case gone
  /// Of a type the app has, but written in a way it cannot read; from files, too.
  case unreadable

  /// The page of this value presents another one from the start.
  static let presenting = TrailValue.number(3)
  /// The page of this value presents two from the start: one is shown, the other waits.
  static let presentingTwo = TrailValue.number(2)

  var presentsFlag: Bool { self == .presenting || self == .presentingTwo }
  var presentsItem: Int? { self == .presentingTwo ? 7 : nil }

  var title: String {
    switch self {
    case .number(let number): "number \(number)"
    case .text(let text): "text \(text)"
    case .half(let half): "half \(half)"
    case .gone: "gone"
    case .unreadable: "unreadable"
    }
  }

  /// The value as an encoded path has it.
  var encoded: [String] {
    switch self {
    case .number(let number): ["Swift.Int", "\(number)"]
    case .text(let text): ["Swift.String", "\"\(text)\""]
    case .half(let half): ["Swift.Double", "\(half).5"]
    case .gone: ["Trail.Renamed", "{\"since\":2}"]
    case .unreadable: ["Swift.Int", "\"one\""]
    }
  }
}

extension NavigationPath {
  init(_ values: [TrailValue]) {
    self.init()
    for value in values { append(value) }
  }

  mutating func append(_ value: TrailValue) {
    switch value {
    case .number(let number): append(number)
    case .text(let text): append(text)
    case .half(let half): append(Double(half) + 0.5)
    case .gone, .unreadable: break
    }
  }

  /// The path as it comes back from a file.
  init(encoded values: [TrailValue]) throws {
    let data = try JSONEncoder().encode(values.reversed().flatMap(\.encoded))
    self.init(try JSONDecoder().decode(CodableRepresentation.self, from: data))
  }

  var strings: [String] {
    get throws {
      guard let codable else { return ["cannot be encoded"] }
      return try JSONDecoder().decode([String].self, from: JSONEncoder().encode(codable))
    }
  }
}

extension URL {
  init(trail: [TrailValue]) {
    self.init(
      string: "trail://open/" + trail.map { $0.title.replacingOccurrences(of: " ", with: ":") }.joined(separator: "/"))!
  }

  var trail: [TrailValue] {
    pathComponents.compactMap { component in
      let parts = component.split(separator: ":")
      guard parts.count == 2 else { return nil }
      switch parts[0] {
      case "text": return .text(String(parts[1]))
      case "half": return Int(parts[1]).map { .half($0) }
      default: return Int(parts[1]).map { .number($0) }
      }
    }
  }
}

/// The state of the app, which the test reads and writes.
@MainActor @Observable
final class TrailModel {
  var path: NavigationPath
  var registersText = true
  var sheet: TrailSheet?
  /// Counts what makes the body of the stack run and changes nothing else.
  var runs = 0

  /// What the next call of a callback is to do.
  @ObservationIgnored var armed: (callback: TrailCallback, action: TrailAction)?
  @ObservationIgnored private(set) var pages: [Int: KnownPage] = [:]
  /// What the app keeps of its pages, those that have gone included.
  @ObservationIgnored private(set) var kept: [Int: TrailKept] = [:]
  /// The pages that have appeared and not disappeared.
  @ObservationIgnored private(set) var visible: [Int] = []
  /// What happened that must not.
  @ObservationIgnored private(set) var problem: String?
  /// What dismissed a page that has gone since.
  @ObservationIgnored private(set) var lateDismissal: DismissAction?
  @ObservationIgnored private var lastToken = 0

  init(path: NavigationPath) { self.path = path }

  struct KnownPage {
    weak var page: TrailPageModel?
    let dismiss: DismissAction
  }

  /// A page was made.
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
    case .item(let item): page.kept.item = item
    case .dismiss: pages[page.token]?.dismiss()
    }
  }

  /// How many pages are there.
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

/// What it does there: to the path, or to the page that was called.
package enum TrailAction {
  case append(TrailValue)
  case clear
  case removeLast
  case show(Bool)
  case item(Int?)
  case dismiss
}

/// What one page keeps.
@MainActor
final class TrailPageModel: ObservableObject {
  var token = 0
  @Published var isShown: Bool
  let kept = TrailKept()
  /// The page whose binding presents this one.
  private(set) weak var presenter: TrailPageModel?

  init(isShown: Bool, item: Int?, presenter: TrailPageModel?) {
    self.isShown = isShown
    self.presenter = presenter
    kept.item = item
  }
}

/// What the app keeps of a page also after it has gone.
@MainActor @Observable
final class TrailKept {
  var item: Int?
}

/// What a sheet over everything is about.
struct TrailSheet: Identifiable { let id: Int }

/// Two tabs, the first of which has the stack.
struct TrailView: View {
  @Bindable var model: TrailModel

  var body: some View {
    TabView {
      Tab("Trail", systemImage: "map") { TrailStack(model: model) }
      Tab("Other", systemImage: "star") { Text("Nothing here") }
    }
    .sheet(item: $model.sheet) { Text("sheet \($0.id)") }
    .onOpenURL { model.path = NavigationPath($0.trail) }
  }
}

struct TrailStack: View {
  @Bindable var model: TrailModel

  var body: some View {
    let _ = model.runs
    NavigationStack(path: $model.path) {
      VStack {
        TrailPage(model: model, title: "root")
        if model.registersText {
          Text("Texts").navigationDestination(for: String.self) { TrailPage(model: model, title: "text \($0)") }
        }
      }
      .navigationDestination(for: Int.self) { TrailPage(model: model, number: $0) }
    }
    .onChange(of: model.path) { model.pathChanged() }
  }
}

struct TrailPage: View {
  let model: TrailModel
  let title: String
  private var declaresHalves = false
  @StateObject private var page: TrailPageModel
  @Environment(\.dismiss) private var dismiss

  init(
    model: TrailModel, title: String, isPresenting: Bool = false, item: Int? = nil, presenter: TrailPageModel? = nil
  ) {
    self.model = model
    self.title = title
    _page = StateObject(wrappedValue: TrailPageModel(isShown: isPresenting, item: item, presenter: presenter))
  }

  init(model: TrailModel, number: Int) {
    let value = TrailValue.number(number)
    self.init(model: model, title: value.title, isPresenting: value.presentsFlag, item: value.presentsItem)
    declaresHalves = true
  }

  var body: some View {
    let _ = model.note(page, dismiss)
    @Bindable var kept = page.kept
    VStack {
      NavigationLink("to 0", value: 0)
      NavigationLink("to a", value: "a")
      NavigationLink("to half", value: 0.5)
      NavigationLink("to view") { TrailPage(model: model, title: "view") }
      Button("dismiss") { dismiss() }
      if declaresHalves {
        // Does not hold this page, which what it shows may outlive.
        Text("Halves").navigationDestination(for: Double.self) { [model] in
          TrailPage(model: model, title: "half \(Int($0))")
        }
      }
    }
    .navigationTitle(title)
    .onAppear { model.appeared(page) }
    .onDisappear { model.disappeared(page) }
    // The root's is in force; this one goes with its page.
    .navigationDestination(for: Int.self) { TrailPage(model: model, number: $0) }
    .navigationDestination(item: $kept.item) { TrailPage(model: model, title: "item \($0)", presenter: page) }
    .navigationDestination(isPresented: $page.isShown) { TrailPage(model: model, title: "flag", presenter: page) }
  }
}
