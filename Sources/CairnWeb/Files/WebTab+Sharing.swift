import CairnCore
import CoreTransferable
import Foundation

// Shared items are sent to the browser, which offers them to other apps or saves them.
extension WebTab {
  /// Returns `false` if no browser is connected.
  func share(_ items: SharedItems) -> Bool {
    guard isAttached else { return false }
    var texts: [String] = []
    var address: String?
    var files: [URL] = []
    var names: [String] = []
    for item in items.items {
      switch item.content {
      case .text(let text): texts.append(text)
      case .url(let url) where url.isFileURL:
        files.append(url)
        names.append(item.fileName ?? url.lastPathComponent)
      case .url(let url): if address == nil { address = url.absoluteString } else { texts.append(url.absoluteString) }
      case .data(let data):
        guard let subfolder = try? folder.makeSubfolder() else { continue }
        let file = subfolder.appending(path: "item", directoryHint: .notDirectory)
        guard (try? data.write(to: file)) != nil else { continue }
        files.append(file)
        names.append(items.fileName(of: item))
      }
    }
    let text = ([items.message].compactMap(\.self) + texts).joined(separator: "\n")
    if !text.isEmpty || address != nil {
      post { $0.share(title: items.subject, text: text.isEmpty ? nil : text, url: address) }
    }
    offerDownloads(of: files, named: names)
    return true
  }
}
