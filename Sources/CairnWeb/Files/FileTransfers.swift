import CairnCore
import CairnScreen
import Foundation
import UniformTypeIdentifiers

/// The files that go between the page's app and its browser. To open files, the browser's picker uploads them; files that
/// the app saves are downloaded. All of them are deleted with the page.
@MainActor
final class FileTransfers {
  typealias Answer = @MainActor ([URL]?) -> Void

  let folder = TabFolder()
  let downloads = Downloads()
  private(set) var uploads: [Upload] = []
  /// The browser's open picker.
  private var wish: (number: Int, wantsFolder: Bool, answer: Answer)?
  private(set) var lastWish = 0
  /// What the files take of the user's account.
  private var held = FileShare()
  private let account: FileAccount
  private let notices: PageNotices
  private(set) weak var page: (any PageContext)?

  init(_ page: any PageContext, _ account: FileAccount, _ notices: PageNotices) {
    (self.page, self.account, self.notices) = (page, account, notices)
  }

  func ask(_ request: FileRequest, _ answer: @escaping Answer) {
    switch request.question {
    case .open(let types, let many): askForFiles(types, many: many, answer)
    case .save(let name, _):
      let file = (try? folder.makeSubfolder())?.appending(path: FileName.safe(name), directoryHint: .notDirectory)
      answerLater(file.map { [$0] }, answer)
    case .folder: answerLater((try? folder.makeSubfolder()).map { [$0] }, answer)
    }
  }

  /// Lets the app write the files it saves, and offers them for download.
  private func answerLater(_ urls: [URL]?, _ answer: @escaping Answer) {
    page?.after(.zero) { [weak self] in
      self?.page?.act {
        answer(urls)
        self?.offerDownloads(of: (urls ?? []).flatMap { $0.filesToDownload })
      }
    }
  }

  // MARK: Opening

  private func askForFiles(_ types: [UTType], many: Bool, _ answer: @escaping Answer) {
    // Without the script, the browser cannot show a picker.
    guard let page, page.isAttached else { return answerLater(nil, answer) }
    cancelWish()
    let wantsFolder = types.contains(.folder) || types.contains(.directory)
    lastWish += 1
    wish = (lastWish, wantsFolder, answer)
    page.post {
      $0.chooseFiles(lastWish, types: FileTypes.accepted(types), how: wantsFolder ? "folder" : many ? "many" : "one")
    }
  }

  /// Handles the user's choice; no files mean that they canceled.
  func choose(_ files: [OfferedFile], for number: Int) {
    guard let wish, wish.number == number else { return }
    self.wish = nil
    guard !files.isEmpty else { return wish.answer(nil) }
    receive(files, key: "w\(number)", keepsFolders: wish.wantsFolder, arrived: wish.answer)
  }

  /// Makes upload addresses, and waits for the files.
  func receive(_ files: [OfferedFile], key: String, keepsFolders: Bool = false, arrived: @escaping Answer) {
    if let refusal = account.refusal(of: files) {
      notices.notify(refusal)
      return arrived(nil)
    }
    let share = FileShare(of: files)
    var made: Upload?
    made = try? Upload(files, key: key, in: folder, keepsFolders: keepsFolders) { [weak self] urls in
      if let made { self?.ended(made, share, hasFailed: urls == nil) }
      made = nil
      self?.page?.act { arrived(urls) }
    }
    guard let upload = made else { return arrived(nil) }
    uploads.append(upload)
    held = held + share
    account.take(share)
    account.expect(upload)
    page?.post { $0.upload(key, upload.files.map { WebService.uploadPath + RandomToken.masked($0.token) }) }
  }

  /// Forgets an upload that is over. Files that have arrived stay as long as the page, because the app may read them.
  private func ended(_ upload: Upload, _ share: FileShare, hasFailed: Bool) {
    uploads.removeAll { $0 === upload }
    account.forget(upload)
    guard hasFailed else { return }
    account.release(share)
    held = held - share
  }

  /// The browser could not upload its files.
  func fail(_ key: String) { for upload in uploads where upload.key == key && !upload.isOver { upload.cancel() } }

  /// Cancels pickers and uploads, because the browser has reloaded the page.
  func cancel() {
    cancelWish()
    for upload in uploads where !upload.isOver { upload.cancel() }
  }

  /// Deletes the page's files when it has ended.
  func remove() {
    cancel()
    folder.remove()
    account.release(held)
    held = FileShare()
  }

  private func cancelWish() {
    guard let wish else { return }
    self.wish = nil
    wish.answer(nil)
  }
}

/// File types as HTML names them.
enum FileTypes {
  private static let everything: Set<UTType> = [.item, .data, .content, .folder, .directory]
  private static let general: [(type: UTType, pattern: String)] = [
    (.image, "image/*"), (.text, "text/*"), (.audio, "audio/*"), (.movie, "video/*"),
  ]

  /// Returns the value of a picker's `accept` attribute; an empty text allows every file.
  static func accepted(_ types: [UTType]) -> String {
    guard !types.contains(where: everything.contains) else { return "" }
    var names: [String] = []
    for type in types {
      for name in general where name.type == type { names.append(name.pattern) }
      if let kind = type.preferredMIMEType { names.append(kind) }
      names += (type.tags[.filenameExtension] ?? type.preferredFilenameExtension.map { [$0] } ?? []).map { ".\($0)" }
    }
    return names.joined(separator: ",")
  }
}
