import CairnCore
import CairnHosting
import CairnScreen
import CoreTransferable
import Foundation

// The browser's clipboard. Pages may write it, and read it only when their person pastes.
extension WebTab {
  /// Gives the browser what the app has copied, as text. What is no text empties the browser's clipboard, so that a paste
  /// does not bring what was copied before.
  func copy(_ contents: [_SharedContent]) {
    let text = contents.text
    guard text.utf8.count <= ClientMessage.mostText else { return }
    var patches = Patches()
    patches.copy(text)
    post(patches)
  }

  func paste(_ id: Int, _ text: String) {
    guard let element = reachable(id), element.pasting == .press else { return }
    take(text)
    tap(element)
  }

  /// Does what a clipboard command means where the focus is.
  func obey(_ command: ClipboardCommand, at id: Int, _ text: String) {
    guard let element = reachable(id) else { return }
    var current: Element? = element
    while let one = current, !one.canHaveFocus { current = one.parent }
    if let current { focus(current, true) }
    if command == .paste { take(text) }
    _ = controller?.offer(Key(.character(command.letter), .control))
  }

  /// Takes over the browser's clipboard. What the app itself has copied stays: it is more than its text.
  private func take(_ text: String) {
    let clipboard = session.clipboard
    guard !text.isEmpty, text != clipboard.contents.text else { return }
    clipboard.take([.from(outside: text)])
    update()
  }
}

extension [_SharedContent] {
  /// The content as text for others, without the server's own files.
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
  /// A text that comes from the browser, which may be a link.
  static func from(outside text: String) -> _SharedContent {
    // What names a file would be one of the server.
    if !text.contains(where: \.isWhitespace), let url = URL(string: text), url.scheme != nil, url.host != nil,
      !url.isFileURL
    {
      return .url(url)
    }
    return .text(text)
  }
}
