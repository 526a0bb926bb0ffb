import CairnCore
import CairnHosting
import CairnParts
import Foundation

/// All films of an app in a browser. They play in a part of the page that is not seen, and move into the views that show them.
@MainActor
package final class BrowserFilms {
  private static var all: [BrowserFilms] = []

  private weak var session: Session?
  /// The page that plays.
  private weak var window: SceneWindow?
  private var engines: [Int: Weak] = [:]
  private var latest = 0

  private struct Weak {
    weak var engine: BrowserEngine?
  }

  static func of(_ session: Session) -> BrowserFilms {
    all.removeAll { $0.session == nil }
    if let known = all.first(where: { $0.session === session }) { return known }
    let new = BrowserFilms(session)
    all.append(new)
    return new
  }

  private init(_ session: Session) { self.session = session }

  func number() -> Int {
    latest += 1
    return latest
  }

  func add(_ engine: BrowserEngine) { engines[engine.wanted.film] = Weak(engine: engine) }

  func remove(_ film: Int) {
    engines[film] = nil
    tell()
  }

  func address(of url: URL) throws -> String {
    guard !url.isFileURL else {
      guard let host = session?.host as? any MediaHost else { throw URLError(.unsupportedURL) }
      return try host.offerMedia(url)
    }
    guard ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false else {
      throw URLError(.unsupportedURL)
    }
    return url.absoluteString
  }

  func withdraw(_ address: String) { (session?.host as? any MediaHost)?.withdrawMedia(address) }

  private var wanted: [BrowserEngine.Wanted] {
    engines.values.compactMap { $0.engine?.wanted }.sorted { $0.film < $1.film }
  }

  /// Tells the page what to play.
  func tell() {
    guard let session else { return }
    if let window, !session.windows.contains(where: { $0 === window }) { self.window = nil }
    if window == nil { window = session.frontWindow }
    _ = session.runScript(of: FilmsPart(films: self, wanted: wanted), in: window)
  }

  struct Message: Decodable {
    enum Event: String, Decodable {
      case begin, ready, length, started, waiting, place, sought, ended, failed, speed, volume
    }

    var event: Event
    var film: Int?
    var load: Int?
    var source: String?
    var seeks: Int?
    var place: Double?
    var length: Double?
    var width: Double?
    var height: Double?
    var number: Double?
    var isMuted: Bool?
    var text: String?
  }

  func heard(_ message: Message) {
    if message.event == .begin {
      for entry in engines.values { entry.engine?.begin() }
      return tell()
    }
    if let film = message.film { engines[film]?.engine?.heard(message) }
  }
}

/// What plays, unseen. Its script is that of `FilmPart` too, so that a page has it once, and both share what it keeps.
struct FilmsPart: HTMLRepresentable {
  let films: BrowserFilms
  /// A view that is the same as before is not told to the page, so this is a value.
  let wanted: [BrowserEngine.Wanted]

  static var html: HTMLPart { HTMLPart("", script: FilmScript.text) }
  var htmlValue: [String: [BrowserEngine.Wanted]] { ["films": wanted] }
  func receive(_ message: BrowserFilms.Message) { films.heard(message) }
}

/// The place of a film on the page.
struct FilmPart: HTMLRepresentable {
  struct Place: Encodable {
    var film: Int
    var fit: String
    var hasControls: Bool
    var name: String
  }

  let place: Place

  static var html: HTMLPart {
    HTMLPart(
      "", style: ":host{display:block;background:#000}video,iframe{display:block;width:100%;height:100%;border:0}",
      script: FilmScript.text)
  }
  var htmlValue: Place { place }
}
