import CairnCore
import CairnHosting
import CairnScreen
import CoreTransferable
import Foundation

// The browser's clipboard. Pages may write it, and read it only when the user pastes.
extension WebTab {
  /// Copies the app's text to the browser's clipboard. Copying anything but text clears it, so that a later paste does
  /// not insert old text.
  func copy(_ contents: [_SharedContent]) {
    let text = contents.text
    guard text.utf8.count <= ClientMessage.mostText else { return }
    post { $0.copy(text) }
  }

  func paste(_ id: Int, _ text: String) {
    guard let element = reachable(id), element.pasting == .press else { return }
    take(text)
    tap(element)
  }

  /// Performs a clipboard command at the focused element.
  func obey(_ command: ClipboardCommand, at id: Int, _ text: String) {
    guard let element = reachable(id) else { return }
    if let place = element.selfAndAncestors.first(where: \.canHaveFocus) { focus(place, true) }
    if command == .paste { take(text) }
    _ = controller?.offer(Key(.character(command.letter), .control))
  }

  /// Takes over the browser's clipboard. If the app has copied this text itself, its richer content stays.
  private func take(_ text: String) {
    let clipboard = session.clipboard
    guard !text.isEmpty, text != clipboard.contents.text else { return }
    clipboard.take([.from(outside: text)])
    update()
  }
}

extension [_SharedContent] {
  /// The content as text, without paths of the server's files.
  var text: String {
    compactMap { content -> String? in
      switch content {
      case .text(let text): text
      case .url(let url): url.isFileURL ? nil : url.absoluteString
      case .data: nil
      }
    }
    .joined(separator: "\n")
  }
}

extension _SharedContent {
  /// Text from the browser, which may be a link.
  static func from(outside text: String) -> _SharedContent {
    // A file URL would name a file of the server.
    if !text.contains(where: \.isWhitespace), let url = URL(string: text), url.scheme != nil, url.host != nil,
      !url.isFileURL
    {
      return .url(url)
    }
    return .text(text)
  }
}
