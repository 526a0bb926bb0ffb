import CairnCore
import CairnParts
import CairnScreen
import CairnWebKitLibrary
import Foundation
import FoundationNetworking

/// A page that WebKitGTK shows.
final class WindowEngine: PageEngine {
  private static var engines: [UInt64: Weak] = [:]
  private static var latest: UInt64 = 0

  private struct Weak {
    weak var engine: WindowEngine?
  }

  let widget: UnsafeMutablePointer<CairnWebWidget>
  /// Keeps the widget, whether or not it is shown.
  private let kept: any HostWidget
  private let number: UInt64
  private weak var listener: (any PageListener)?
  private var questions: [UInt64: @MainActor (Result<Any?, any Error>) -> Void] = [:]
  private var questionCount: UInt64 = 0

  init?(_ listener: any PageListener, stores: Bool, _ adopt: @MainActor (OpaquePointer) -> any HostWidget) {
    Self.latest += 1
    number = Self.latest
    guard let widget = cairn_web_make(number, Self.hearing, stores) else { return nil }
    self.widget = widget
    self.listener = listener
    kept = adopt(OpaquePointer(widget))
    Self.engines[number] = Weak(engine: self)
  }

  isolated deinit {
    cairn_web_leave(widget)
    Self.engines[number] = nil
  }

  func load(_ request: URLRequest) { if let url = request.url { cairn_web_load(widget, url.absoluteString) } }
  func load(html: String, base: URL) { cairn_web_load_html(widget, html, base.absoluteString) }
  func reload(all: Bool) { cairn_web_reload(widget, all) }
  func stop() { cairn_web_stop(widget) }
  func go(_ steps: Int) { if steps < 0 { cairn_web_go_back(widget) } else { cairn_web_go_forward(widget) } }

  func adopt(_ settings: PageSettings) {
    if settings.agent != nil || settings.appName != nil {
      cairn_web_set_agent(widget, settings.agent, settings.appName)
    }
    cairn_web_set_inspectable(widget, settings.isInspectable)
    cairn_web_set_scripts(widget, settings.allowsScripts)
    cairn_web_set_zoom(widget, settings.zoom)
  }

  func add(_ script: String, atEnd: Bool, mainFrameOnly: Bool) {
    cairn_web_add_script(widget, script, atEnd, mainFrameOnly)
  }

  func listen(to name: String) { cairn_web_listen(widget, name) }

  func run(_ text: String, isFunction: Bool, answer: @escaping @MainActor (Result<Any?, any Error>) -> Void) {
    questionCount += 1
    questions[questionCount] = answer
    cairn_web_run(widget, text, isFunction, questionCount)
  }

  // MARK: What WebKit tells

  private var state: PageState {
    PageState(
      url: cairn_web_address(widget).flatMap { URL(string: String(cString: $0)) },
      title: cairn_web_title(widget).map { String(cString: $0) } ?? "", isLoading: cairn_web_is_loading(widget),
      progress: cairn_web_progress(widget), canGoBack: cairn_web_can_go_back(widget),
      canGoForward: cairn_web_can_go_forward(widget))
  }

  /// Calls the listener of an engine that still exists. GTK calls on the main thread.
  private nonisolated static func tell(_ number: UInt64, _ act: @MainActor (WindowEngine, any PageListener) -> Void) {
    MainActor.assumeIsolated {
      guard let engine = engines[number]?.engine, let listener = engine.listener else { return }
      act(engine, listener)
    }
  }

  private static let hearing: UnsafePointer<CairnWebListener> = {
    let place = UnsafeMutablePointer<CairnWebListener>.allocate(capacity: 1)
    place.initialize(
      to: CairnWebListener(
        changed: { number in tell(number) { $1.changed($0.state) } },
        loading: { number, event in
          let events: [WebPage.NavigationEvent] = [
            .startedProvisionalNavigation, .receivedServerRedirect, .committed, .finished,
          ]
          guard events.indices.contains(Int(event)) else { return }
          tell(number) { engine, listener in
            listener.changed(engine.state)
            listener.happened(events[Int(event)])
          }
        },
        failed: { number, code, message in
          let error = NSError(
            domain: "WebKitErrorDomain", code: Int(code),
            userInfo: [NSLocalizedDescriptionKey: message.map { String(cString: $0) } ?? ""])
          tell(number) { $1.failed(error) }
        },
        permits: { number, address, isLink, opensWindow in
          guard let address, let url = URL(string: String(cString: address)) else { return false }
          return MainActor.assumeIsolated {
            engines[number]?.engine?.listener?.permits(url, isLink: isLink, opensWindow: opensWindow) ?? false
          }
        },
        ended: { number in tell(number) { $1.failed(WebPage.NavigationError.webContentProcessTerminated) } },
        received: { number, name, json in
          let name = name.map { String(cString: $0) } ?? ""
          let json = json.map { String(cString: $0) } ?? "null"
          tell(number) { $1.received(value(of: json) ?? NSNull(), name: name) }
        },
        answered: { number, question, json, problem in
          let json = json.map { String(cString: $0) }
          let problem = problem.map { String(cString: $0) }
          tell(number) { engine, _ in
            let answer = engine.questions.removeValue(forKey: question)
            answer?(problem.map { .failure(ScriptError(message: $0)) } ?? .success(json.flatMap { value(of: $0) }))
          }
        }))
    return UnsafePointer(place)
  }()

  private nonisolated static func value(of json: String) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
  }
}

/// What a script of a page threw.
struct ScriptError: LocalizedError {
  let message: String
  var errorDescription: String? { message }
}
