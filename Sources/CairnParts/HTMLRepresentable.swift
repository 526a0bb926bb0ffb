import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// Markup with a style sheet and a script, for browsers.
public struct HTMLPart: Sendable {
  /// The elements inside the view.
  public var markup: String
  /// Rules for the markup alone: nothing else on the page is styled by them.
  public var style: String
  /// A JavaScript module. Its default export is a function of the root that has the markup, and of the connection to the app.
  public var script: String

  /// Creates markup with a style sheet and a script.
  public init(_ markup: String, style: String = "", script: String = "") {
    self.markup = markup
    self.style = style
    self.script = script
  }
}

/// A view that shows markup of the app's own, in a browser. Other hosts show `elsewhere`.
///
/// ```swift
/// struct Stars: HTMLRepresentable {
///   @Binding var count: Int
///
///   static var html: HTMLPart {
///     HTMLPart(
///       "<button>Another star</button> <output></output>",
///       script: """
///         export default (root, app) => {
///           root.querySelector('button').onclick = () => app.send(1);
///           app.onvalue = count => { root.querySelector('output').textContent = '★'.repeat(count); };
///         }
///         """)
///   }
///
///   var htmlValue: Int { count }
///   func receive(_ message: Int) { count += message }
/// }
/// ```
///
/// The markup is in a separate shadow tree, so its ids, classes and rules meet nothing else on the page. Until the script runs,
/// and without scripts, a browser shows the markup as it is. The script gets `htmlValue` at first and after each change, by
/// `app.onvalue`, and sends messages with `app.send`. If it returns a function, that is called when the view is removed. It obeys the
/// policy of the page: no inline scripts, no code from texts, requests to the app's own server only.
///
/// The view takes the proposed space; `frame` gives it a size. Markup is the app's own and trusted: put what users enter into
/// `htmlValue`, and write it with `textContent`.
@MainActor @preconcurrency
public protocol HTMLRepresentable: HostRepresentable {
  associatedtype HTMLValue: Encodable = HTMLNothing
  associatedtype HTMLMessage: Decodable = HTMLNothing

  /// The markup, which is the same for all views of the type.
  static var html: HTMLPart { get }
  /// What the script gets.
  var htmlValue: HTMLValue { get }
  /// Takes what the script sends. Messages that are no `HTMLMessage` are reported and dropped.
  func receive(_ message: HTMLMessage)
}

/// No value, or no message.
public struct HTMLNothing: Codable, Sendable {
  /// Creates nothing.
  public init() {}
}

extension HTMLRepresentable where HTMLValue == HTMLNothing {
  /// No value.
  public var htmlValue: HTMLNothing { HTMLNothing() }
}

extension HTMLRepresentable where HTMLMessage == HTMLNothing {
  /// Does nothing.
  public func receive(_ message: HTMLNothing) {}
}

struct MarkupPart<V: HTMLRepresentable>: View {
  typealias Body = Never
  let view: V
  var isUnseen = false

  static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    MarkupLife<V>().makeNode(of: view, under: parent)
  }

  static func _updateNode(_ node: _Node, to view: Self) { MarkupLife<V>.updateNode(node, to: view) }
}

extension Session {
  /// Runs the script of a view in the user's browser, without showing the view. A second view of the type replaces the first, whose
  /// script goes on with the new value. Returns false if no browser shows the app.
  ///
  /// - Parameter window: Where it runs, if not in the window in front.
  package func runScript<V: HTMLRepresentable>(of view: V, in window: SceneWindow? = nil) -> Bool {
    guard host.parts.showsMarkup, let window = window ?? frontWindow else { return false }
    window.accompany(with: MarkupPart(view: view, isUnseen: true))
    return true
  }
}

@MainActor
private final class MarkupLife<V: HTMLRepresentable>: Representing {
  private let html = V.html
  private var part: HostPart?
  private var changes = 0

  func update(with part: MarkupPart<V>, _ environment: EnvironmentValues, _ transaction: Transaction) -> HostPartView {
    let (view, session) = (part.view, environment.weakSession)
    let markup = HostMarkup(
      html: html.markup, style: html.style, script: html.script, value: Self.json(of: view.htmlValue, session))
    let shown = self.part ?? HostPart(.markup(markup), isUnseen: part.isUnseen)
    self.part = shown
    shown.content = .markup(markup)
    shown.receive = { text in
      do {
        view.receive(try JSONDecoder().decode(V.HTMLMessage.self, from: Data(text.utf8)))
      } catch {
        Self.report("sent a message that cannot be read as \(V.HTMLMessage.self): \(error)", session)
      }
    }
    changes &+= 1
    return HostPartView(shown, changes: changes)
  }

  private static func json(of value: V.HTMLValue, _ session: WeakSession) -> String {
    do {
      return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    } catch {
      report("has a value that JSON cannot express: \(error)", session)
      return "null"
    }
  }

  private static func report(_ problem: String, _ session: WeakSession) {
    session.session?.graph.diagnostics.report(.warning, "html.unreadable", "The markup of \(V.self) \(problem)")
  }

  func dismantle() { part = nil }
}
