import CairnCore
import CairnHosting
import CairnScreen
import CairnStorage
import CairnValues
import Foundation

@MainActor
package final class DumpHost: AppHost {
  package let metrics: any Metrics = WebMetrics()
  package let windowSize: CGSize
  package let supportsMultipleWindows = true
  package init(width: CGFloat) { windowSize = CGSize(width: width, height: CGFloat(Double(ProcessInfo.processInfo.environment["H"] ?? "800")!)) }
  package func opened(_ window: SceneWindow) {}
  package func closed(_ window: SceneWindow) {}
  package func broughtForward(_ window: SceneWindow) {}
  package func commit(_ changes: ScreenChanges, in window: SceneWindow, transaction: Transaction) {}
  package func requestTurn() {}
  package func openInSystem(_ url: URL) -> Bool { false }
  package func store(for place: StorePlace) -> any KeyValueStore { MemoryStore() }
  package func store(over defaults: UserDefaults) -> any KeyValueStore { DefaultsStore(defaults) }

  package static func run(_ app: _AppSource, _ taps: [String]) {
    let host = DumpHost(width: CGFloat(Double(ProcessInfo.processInfo.environment["W"] ?? "390")!))
    let session = Session(app, on: host)
    for tap in taps {
      let root = session.windows.last!.screen.root!
      func find(_ e: Element) -> Element? {
        if e.isUnseen { return nil }
        if e.label == tap, e.role.isActionable, !e.events.isEmpty { return e }
        for c in e.children.reversed() { if let f = find(c) { return f } }
        return nil
      }
      if let e = find(root) { _ = session.send(.activate, to: e) } else { print("no", tap) }
      session.runTurns()
    }
    func dump(_ e: Element, _ d: Int) {
      var c = ""
      switch e.content {
      case .none: break
      case .text(let t): c = "text \"\(t.string)\""
      case .image(let i): c = "image \(i.name)"
      case .field(let f): c = "field \(f.text)|\(f.prompt)"
      case .toggle(let b): c = "toggle \(b)"
      case .range(let r): c = "range \(r.value)"
      case .shape: c = "shape"
      case .drawing: c = "drawing"
      }
      print(String(repeating: "  ", count: d), e.role, e.id, e.layoutKind.arrangement, c, e.isUnseen ? "UNSEEN" : "", e.isPlaced ? "" : "UNPLACED", e.events.rawValue, e.semantics.map { "[\($0.label ?? "") \($0.value ?? "") \($0.traits.rawValue)]" } ?? "", e.effects.isEmpty ? "" : "fx\(e.effects.count)", e.frame)
      for x in e.children { dump(x, d + 1) }
    }
    for w in session.windows { dump(w.screen.root!, 0) }
  }
}
