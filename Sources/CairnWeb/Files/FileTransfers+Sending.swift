import CairnCore
import CoreTransferable
import Foundation

// What the app saves and shares is sent to the browser, which saves it or offers it to other apps.
extension FileTransfers {
  /// Returns `false` if no browser is connected.
  func share(_ items: SharedItems) -> Bool {
    guard let page, page.isAttached else { return false }
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
      page.post { $0.share(title: items.subject, text: text.isEmpty ? nil : text, url: address) }
    }
    offerDownloads(of: files, named: names)
    return true
  }
  /// Offers files for the browser to save.
  func offerDownloads(of files: [URL], named names: [String] = []) {
    guard !files.isEmpty else { return }
    var offers: [(url: String, name: String)] = []
    for (index, file) in files.enumerated() {
      let name = FileName.safe(names.indices.contains(index) ? names[index] : file.lastPathComponent)
      let token = downloads.add(.init(url: file, name: name, isOwn: folder.contains(file)))
      page?.after(Downloads.keptTime) { [weak downloads] in downloads?.forget(token) }
      offers.append((WebService.downloadPath + RandomToken.masked(token), name))
    }
    page?.post { $0.download(offers) }
  }
}

extension URL {
  /// The files to download: this one, or all in this folder.
  var filesToDownload: [URL] {
    guard let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType else {
      return []
    }
    if kind == .typeRegular { return [self] }
    guard kind == .typeDirectory else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { appending(path: $0, directoryHint: .notDirectory) }.filter(\.isRegularFile)
  }

  private var isRegularFile: Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeRegular
  }
}
