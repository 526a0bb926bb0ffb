import CairnHashes
import CairnWire
import Foundation

/// A user, identified by a cookie: their settings and open pages.
@MainActor
package final class WebUser {
  /// The id in their cookie, and the previous one, which is still accepted.
  private(set) var names: [UserID]
  /// Proves that a form comes from one of their pages.
  var formToken: String { service.naming.seal?.formToken(of: names[0]) ?? "" }
  /// The number of open sockets that may belong to their pages.
  var sockets = 0
  var tabs: [WebTab] = []
  let files: UserFiles
  let fileAccount: FileAccount
  private(set) lazy var app = UserApp(of: self, service)
  private unowned let service: WebService

  init(_ id: UserID, _ service: WebService) {
    names = [id]
    self.service = service
    fileAccount = FileAccount(limits: service.fileLimits)
    files = UserFiles(service.isForGuests ? nil : service.state, of: id)
    files.noteVisit()
    watchOthers()
  }

  func isNamed(_ id: UserID) -> Bool { names.contains(id) }

  /// Whether a form comes from one of their pages, under the current id or the previous one.
  func isProof(_ text: String) -> Bool {
    names.contains { ConstantTime.isSame(text, service.naming.seal?.formToken(of: $0) ?? "-") }
  }

  /// Stores the user's state from now on, as they use the app.
  func keep() {
    service.used()
    files.keep()
    watchOthers()
  }

  /// Drops the user's state here when another machine serves them.
  private func watchOthers() { files.watch { [weak self, weak service] in if let self { service?.drop(self) } } }

  /// Gives the user a new id. Returns the one that is no longer accepted.
  func rename(to new: UserID) -> UserID? {
    names.insert(new, at: 0)
    return names.count > 2 ? names.removeLast() : nil
  }

  /// Estimates the window's size for the first page. The script corrects it.
  static func size(for request: HTTPRequest) -> CGSize {
    if let reported = request.headers.cookie("size").flatMap({ size($0) }) { return reported }
    return isPhone(request) ? CGSize(width: 390, height: 800) : CGSize(width: 1_280, height: 800)
  }

  /// Whether a request probably comes from a phone.
  nonisolated static func isPhone(_ request: HTTPRequest) -> Bool {
    request.headers["sec-ch-ua-mobile"] == "?1" || request.headers["user-agent"]?.contains("Mobile") == true
  }

  /// Parses a window's size, such as `1280x800`.
  nonisolated static func size(_ text: String) -> CGSize? {
    let numbers = text.split(separator: "x").compactMap { Double($0) }
    guard numbers.count == 2, numbers.allSatisfy((200...8_000).contains) else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }
}
