import CairnCore
import CairnScreen
import CairnWire
import Foundation

// The first page of somebody who may never come back. It is rendered by a process that serves nobody else, and dropped as
// soon as it is sent. Whoever comes back does so with a mark of the page, from which their own process begins it again.
extension WebService {
  /// Whether the guests' worker may answer somebody who has a cookie and no worker yet: its pages mention pictures.
  static func isForGuests(_ request: HTTPRequest) -> Bool {
    request.path.hasPrefix(picturePath) && (request.method == .get || request.method == .head)
  }

  /// Serves those without a cookie from now on.
  func serveGuests() { isForGuests = true }

  /// Answers a guest, and drops what they have looked at. A diagnostic of the app would be in the log for each of them;
  /// it is there once for each user.
  func respondToGuest(_ request: HTTPRequest, on exchange: Exchange) {
    DiagnosticLog.$isQuiet.withValue(true) {
      exchange.respond(answer(to: request))
      for tab in tabs.values { discard(tab) }
      people = [:]
    }
  }

  // MARK: Their pictures

  /// How long a picture may wait for its page, and how many may.
  private static let patience = DispatchTimeInterval.seconds(5)
  private static let mostAwaiting = 100

  /// Whether a picture is asked for whose page was sent to a guest and is about to begin here.
  func awaitsPage(_ request: HTTPRequest) -> Bool {
    onlyPerson != nil && tabs.isEmpty && awaiting.count < Self.mostAwaiting && Self.isForGuests(request)
      && pictures.picture(at: request.path) == nil
  }

  func wait(_ exchange: Exchange) {
    awaiting.append(exchange)
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      MainActor.assumeIsolated { self?.answerAwaited() }
    }
  }

  /// A page has begun, or is late.
  func answerAwaited() {
    let all = awaiting
    awaiting = []
    for exchange in all { exchange.respond(answer(to: exchange.request)) }
  }

  // MARK: One process for all

  /// The most pages of a shared process that nobody has used.
  static let mostUnusedTabs = 200

  /// Makes room for another page that may never be used, by ending the first of those.
  func dropUnused() {
    let unused = tabs.values.filter { !$0.isUsed && !$0.isAttached }
    guard unused.count >= Self.mostUnusedTabs, let oldest = unused.min(by: { $0.leftAt < $1.leftAt }) else { return }
    drop(oldest)
  }

  /// Begins a page whose first document another process has sent, or this one before it dropped the page.
  ///
  /// - Returns: The page, and whether it is the one that the document shows. Another one has another name, so that nothing
  ///   that was meant for the first reaches it.
  func begin(
    _ mark: PageMark, named token: String, at path: String, of person: WebPerson
  ) -> (tab: WebTab, isSame: Bool)? {
    guard !person.tabs.contains(where: { $0.token == token }), hasRoom(for: person), let place = Place(url: path) else {
      return nil
    }
    let same = WebTab(person: person, service: self, size: mark.size, token: token)
    guard let begun = begin(same, at: place) else { return nil }
    // The app may have no window but one that is open.
    guard begun === same else { return (begun, false) }
    _ = same.contents()
    let isSame = same.contentsHash == mark.contents
    if !isSame {
      isReplacing = true
      discard(same)
      isReplacing = false
    }
    guard let tab = isSame ? same : makeTab(for: person, size: mark.size, place) else { return nil }
    tab.isPromised = isSame
    tab.isLost = mark.isLost
    return (tab, isSame)
  }
}

/// What a document was rendered from, as far as another process can render it again: the size, and a hash of all it shows.
struct PageMark: Equatable {
  var contents: String
  var size: CGSize
  /// Whether its address led nowhere, which its reader has not been told yet.
  var isLost: Bool

  init(contents: String, size: CGSize, isLost: Bool) {
    self.contents = contents
    self.size = size
    self.isLost = isLost
  }

  var text: String { "\(contents).\(Int(size.width))x\(Int(size.height))" + (isLost ? ".lost" : "") }

  /// Reads what `text` writes.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard text.utf8.count <= 100, (2...3).contains(parts.count), parts.count == 2 || parts[2] == "lost",
      let size = WebPerson.size(String(parts[1]))
    else { return nil }
    self.init(contents: String(parts[0]), size: size, isLost: parts.count == 3)
  }
}

extension WebTab {
  /// The mark of the document that was just rendered.
  var mark: PageMark {
    PageMark(contents: contentsHash, size: windowSize, isLost: isLost || !unknownSteps.isEmpty)
  }
}
