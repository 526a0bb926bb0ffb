import CairnCore
import CairnScreen
import Foundation
import UniformTypeIdentifiers

/// A file picker that the browser shows.
struct FileWish {
  let number: Int
  let wantsFolder: Bool
  let answer: @MainActor ([URL]?) -> Void
}

// The app's file dialogs. To open files, the browser's picker uploads them; files that the app saves are downloaded.
extension WebTab {
  func ask(_ request: FileRequest, _ answer: @escaping @MainActor ([URL]?) -> Void) {
    switch request.question {
    case .open(let types, let many): askForFiles(types, many: many, answer)
    case .save(let name, _):
      guard let subfolder = try? folder.makeSubfolder() else { return answerLater(nil, answer) }
      answerLater([subfolder.appending(path: FileName.safe(name), directoryHint: .notDirectory)], answer)
    case .folder:
      guard let subfolder = try? folder.makeSubfolder() else { return answerLater(nil, answer) }
      answerLater([subfolder], answer)
    }
  }

  /// Lets the app write the files it saves, and offers them for download.
  private func answerLater(_ urls: [URL]?, _ answer: @escaping @MainActor ([URL]?) -> Void) {
    app.after(.zero) { [weak self] in
      guard let self, !isEnded else { return }
      app.act(at: self) { answer(urls) }
      offerDownloads(of: (urls ?? []).flatMap { $0.filesToDownload })
      update()
    }
  }

  // MARK: Opening

  private func askForFiles(_ types: [UTType], many: Bool, _ answer: @escaping @MainActor ([URL]?) -> Void) {
    // Without the script, the browser cannot show a picker.
    guard isAttached else { return answerLater(nil, answer) }
    cancelWish()
    let wantsFolder = types.contains(.folder) || types.contains(.directory)
    lastWish += 1
    wish = FileWish(number: lastWish, wantsFolder: wantsFolder, answer: answer)
    post {
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
  func receive(
    _ files: [OfferedFile], key: String, keepsFolders: Bool = false, arrived: @escaping @MainActor ([URL]?) -> Void
  ) {
    let limits = service.fileLimits
    let share = FileShare(of: files)
    let total = user.fileAccount.held + share
    guard files.count <= limits.files else {
      notify("Too many files. The limit is \(limits.files).")
      return arrived(nil)
    }
    guard total.entries <= limits.entries else {
      notify("Too many files were sent to open pages.")
      return arrived(nil)
    }
    guard total.bytes <= limits.bytes else {
      notify("These files are too large. The limit is \(limits.bytes >> 20) MB.")
      return arrived(nil)
    }
    var made: Upload?
    made = try? Upload(files, key: key, in: folder, keepsFolders: keepsFolders) { [weak self] urls in
      guard let self else { return }
      if let made { ended(made, share, hasFailed: urls == nil) }
      made = nil
      guard !isEnded else { return }
      app.act(at: self) { arrived(urls) }
      update()
    }
    guard let upload = made else { return arrived(nil) }
    uploads.append(upload)
    user.fileAccount.take(share)
    heldFiles = heldFiles + share
    user.fileAccount.expect(upload)
    post { $0.upload(key, upload.files.map { WebService.uploadPath + RandomToken.masked($0.token) }) }
  }

  /// Forgets an upload that is over. Files that have arrived stay as long as the page, because the app may read them.
  private func ended(_ upload: Upload, _ share: FileShare, hasFailed: Bool) {
    uploads.removeAll { $0 === upload }
    user.fileAccount.forget(upload)
    guard hasFailed else { return }
    user.fileAccount.release(share)
    heldFiles = heldFiles - share
  }

  /// The browser could not upload its files.
  func uploadFailed(_ key: String) {
    for upload in uploads where upload.key == key && !upload.isOver { upload.cancel() }
  }

  /// Cancels pickers and uploads, because the browser has reloaded the page.
  func cancelFiles() {
    cancelWish()
    for upload in uploads where !upload.isOver { upload.cancel() }
  }

  /// Deletes the page's files when it has ended.
  func removeFiles() {
    cancelFiles()
    folder.remove()
    user.fileAccount.release(heldFiles)
    heldFiles = FileShare()
  }

  private func cancelWish() {
    guard let wish else { return }
    self.wish = nil
    wish.answer(nil)
  }

  // MARK: Downloading

  /// Offers files for the browser to save.
  func offerDownloads(of files: [URL], named names: [String] = []) {
    guard !files.isEmpty else { return }
    var offers: [(url: String, name: String)] = []
    for (index, file) in files.enumerated() {
      let name = FileName.safe(names.indices.contains(index) ? names[index] : file.lastPathComponent)
      let token = downloads.add(.init(url: file, name: name, isOwn: folder.contains(file)))
      app.after(Downloads.keptTime) { [weak downloads] in downloads?.forget(token) }
      offers.append((WebService.downloadPath + RandomToken.masked(token), name))
    }
    post { $0.download(offers) }
  }
}

extension URL {
  /// The files to download: this one, or all in this folder.
  fileprivate var filesToDownload: [URL] {
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
