import CairnCore
import CairnScreen
import CairnWire
import Foundation

// The first page of a visitor who may never return. It is rendered by the guests' process and dropped when it is sent.
// Its mark lets the user's own process render it again when the visitor returns.
extension WebService {
  /// Whether the guests' process may answer a user who has a cookie and no worker yet: pages mention pictures.
  static func isForGuests(_ request: HTTPRequest) -> Bool {
    let isFile = request.path.hasPrefix(picturePath) || request.path.hasPrefix(partPath)
    return isFile && (request.method == .get || request.method == .head)
  }

  /// Serves guests from now on.
  func serveGuests() { isForGuests = true }

  /// Answers a guest, and drops the page. The app's diagnostics would be logged for each guest; they are logged once
  /// for each user.
  func respondToGuest(_ request: HTTPRequest, on exchange: Exchange) {
    DiagnosticOutput.$isQuiet.withValue(true) {
      exchange.respond(answer(to: request))
      for tab in tabs.values { discard(tab) }
      users = [:]
    }
  }

  // MARK: Their pictures

  /// How long a request for a picture waits for its page, and how many may wait.
  private static let patience = DispatchTimeInterval.seconds(5)
  private static let mostAwaiting = 100

  /// Whether the request is for a picture of a guest's page that is about to be rendered here.
  func awaitsPage(_ request: HTTPRequest) -> Bool {
    onlyUser != nil && tabs.isEmpty && awaiting.count < Self.mostAwaiting && Self.isForGuests(request)
      && shelf.file(at: request.path) == nil
  }

  func wait(_ exchange: Exchange) {
    awaiting.append(exchange)
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      MainActor.assumeIsolated { self?.answerAwaited() }
    }
  }

  /// Answers waiting requests when a page was rendered, or after the time limit.
  func answerAwaited() {
    let all = awaiting
    awaiting = []
    for exchange in all { exchange.respond(answer(to: exchange.request)) }
  }

  // MARK: One process for all

  /// The maximum number of unused pages in a shared process.
  static let mostUnusedTabs = 200

  /// Ends the oldest unused page, to make space for another.
  func dropUnused() {
    let unused = tabs.values.filter { !$0.life.isUsed && !$0.isAttached }
    guard unused.count >= Self.mostUnusedTabs, let oldest = unused.min(by: { $0.life.leftAt < $1.life.leftAt }) else {
      return
    }
    drop(oldest)
  }

  /// Renders a page again whose first document was sent by another process, or by this one before it dropped the page.
  ///
  /// - Returns: The page, and whether it matches the document. A page that does not match gets another name, so that
  ///   events for the document do not reach it.
  func begin(_ mark: PageMark, named token: String, at path: String, of user: WebUser) -> (tab: WebTab, isSame: Bool)? {
    guard !user.tabs.contains(where: { $0.token == token }), hasRoom(for: user), let location = Location(url: path)
    else { return nil }
    let same = WebTab(user: user, service: self, size: mark.size, token: token)
    guard let begun = begin(same, at: location) else { return nil }
    // The app may have only one window, which is already open.
    guard begun === same else { return (begun, false) }
    _ = same.contents()
    let isSame = same.shown.contentsHash == mark.contents
    if !isSame {
      isReplacing = true
      discard(same)
      isReplacing = false
    }
    guard let tab = isSame ? same : makeTab(for: user, size: mark.size, location) else { return nil }
    if isSame { tab.life.promise() }
    tab.notices.isLost = mark.isLost
    return (tab, isSame)
  }
}

/// The inputs of a document, so that another process can render it again: the size, and a hash of its contents.
struct PageMark: Equatable {
  var contents: String
  var size: CGSize
  /// Whether its address led to no page, and the user has not been notified yet.
  var isLost: Bool

  init(contents: String, size: CGSize, isLost: Bool) {
    self.contents = contents
    self.size = size
    self.isLost = isLost
  }

  var text: String { "\(contents).\(Int(size.width))x\(Int(size.height))" + (isLost ? ".lost" : "") }

  /// Parses ``text``.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard text.utf8.count <= 100, (2...3).contains(parts.count), parts.count == 2 || parts[2] == "lost",
      let size = WebUser.size(String(parts[1]))
    else { return nil }
    self.init(contents: String(parts[0]), size: size, isLost: parts.count == 3)
  }
}

extension WebTab {
  /// The mark of the last rendered document.
  var mark: PageMark {
    PageMark(contents: shown.contentsHash, size: windowSize, isLost: notices.isLost || addresses.leadsNowhere)
  }
}
