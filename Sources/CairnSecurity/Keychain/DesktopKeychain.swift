import CairnCore
import CairnFoundation
import CairnLocks
import Foundation

/// The keychain of an app that runs for its user: in the desktop's secret service where one runs, else in a file.
///
/// A note beside the file says which of the two counts. The items of the file move when a service is there for the first time. Each step
/// of a move leaves them in the place that counts, and the other is only cleared afterwards, so a process that is killed loses nothing.
/// Once they have moved, a call without the service fails: an answer from anywhere else would seem as if they were lost.
struct DesktopKeychain {
  /// The folders whose process does without a service: none runs, or the items could not move there. It is not asked again, because
  /// it may show the user a dialog each time.
  final class Refusals: Sendable {
    private let folders = Mutex(Set<String>())

    func has(_ folder: String) -> Bool { folders.withLock { $0.contains(folder) } }
    func add(_ folder: String) { folders.withLock { _ = $0.insert(folder) } }
  }
  private static let ofProcess = Refusals()

  let file: KeychainFile
  let service: any SecretService
  /// Whether the user wants the file, with `CAIRN_KEYCHAIN=file`.
  let keepsFile: Bool
  private let refusals: Refusals

  init(
    file: KeychainFile, service: any SecretService, keepsFile: Bool = false, refusals: Refusals = Self.ofProcess
  ) {
    (self.file, self.service, self.keepsFile, self.refusals) = (file, service, keepsFile, refusals)
  }

  func read() throws(KeychainError) -> Items {
    if let items = try readWithoutMoving() { return items }
    var items = Items()
    try file.locked { () throws(KeychainError) in items = try settled().items }
    return items
  }

  func change(_ work: (inout Items) throws(KeychainError) -> AnyObject?) throws(KeychainError) -> AnyObject? {
    var result: AnyObject?
    try file.locked { () throws(KeychainError) in
      let (old, isInService) = try settled()
      var items = old
      result = try work(&items)
      guard items != old else { return }
      if !isInService { return try file.write(items) }
      if try file.place() == .service { return try store(items) }
      // The first items of an app. They do not count before the note says so.
      try file.setPlace(.file)
      if trying({ () throws(SecretServiceError) in try service.store(items) }) != nil {
        return try file.setPlace(.service)
      }
      try file.write(items)
    }
    return result
  }

  /// Reads without the lock, or returns `nil` if items are to be moved.
  private func readWithoutMoving() throws(KeychainError) -> Items? {
    let place = try file.place()
    if place == .service {
      if keepsFile { return nil }
      return try file.readIfThere() == nil ? load() : nil
    }
    if !usesService {
      let items = try file.read()
      // Another process may have moved them before they were read.
      return try file.place() == .service ? nil : items
    }
    // Asking makes no folder for an app that has stored nothing yet.
    guard place == nil, try file.readIfThere() == nil,
      let stored = trying({ () throws(SecretServiceError) in try service.items() ?? Items() }), stored.all.isEmpty
    else { return nil }
    return stored
  }
}

// Moves, under the lock.
extension DesktopKeychain {
  /// The items, after a move that is due, and whether their place is the service.
  private func settled() throws(KeychainError) -> (items: Items, isInService: Bool) {
    let place = try file.place()
    if place == .service { return keepsFile ? (try moveBack(), false) : (try loadWithRest(), true) }
    let own = try file.readIfThere() ?? (place == .file ? Items() : nil)
    guard usesService, let stored = trying({ () throws(SecretServiceError) in try service.items() ?? Items() }) else {
      return (own ?? Items(), false)
    }
    guard let own else {
      // Those of an app whose folder was removed.
      if !stored.all.isEmpty { try file.setPlace(.service) }
      return (stored, true)
    }
    // Without a note, the service's items are those of a folder that was removed. With one, they are copies of a move that did not end.
    let all = place == nil ? stored.merging(own) : own
    if place == nil, stored.all.isEmpty { try file.setPlace(.file) }
    let moved: Items? = trying { () throws(SecretServiceError) in
      try service.store(all)
      guard try service.items() == all else { throw .failed("it did not keep what was stored") }
      return all
    }
    guard moved != nil else { return (own, false) }
    try file.setPlace(.service)
    try file.remove()
    return (all, true)
  }

  /// Loads the items, and adds what a process stored in the file that was killed or did not know the service.
  private func loadWithRest() throws(KeychainError) -> Items {
    let items = try load()
    guard let rest = try file.readIfThere() else { return items }
    let all = items.merging(rest)
    if all != items { try store(all) }
    try file.remove()
    return all
  }

  private func moveBack() throws(KeychainError) -> Items {
    let items = try load().merging(try file.read())
    try file.write(items)
    try file.setPlace(.file)
    // If this fails, the next move replaces the copy.
    try? service.clear()
    return items
  }
}

// The service, and what happens without it.
extension DesktopKeychain {
  private var usesService: Bool {
    if keepsFile || refusals.has(file.folder) { return false }
    if service.isRunning { return true }
    refusals.add(file.folder)
    return false
  }

  /// Asks the service while the file still counts. If it fails, the process uses the file.
  private func trying<Answer>(_ work: () throws(SecretServiceError) -> Answer) -> Answer? {
    do throws(SecretServiceError) { return try work() } catch {
      refusals.add(file.folder)
      AppDiagnostics.report(
        .warning, "keychain.stays-in-file",
        "Security: the desktop's secret service cannot keep the keychain: \(error.reason). It stays in \(file.folder), and the app "
          + "tries again when it starts next.")
      return nil
    }
  }

  private func load() throws(KeychainError) -> Items {
    do throws(SecretServiceError) {
      if let items = try service.items(expected: true) { return items }
    } catch { throw failed(error) }
    AppDiagnostics.report(
      .warning, "keychain.items-missing",
      "Security: the desktop's secret service has no keychain for \(file.folder), although it was stored there. Another service runs, "
        + "or the user removed it. The keychain is empty.")
    return Items()
  }

  private func store(_ items: Items) throws(KeychainError) {
    do throws(SecretServiceError) { try service.store(items) } catch { throw failed(error) }
  }

  private func failed(_ error: SecretServiceError) -> KeychainError {
    AppDiagnostics.report(
      .warning, "keychain.service-failed",
      "Security: the keychain of \(file.folder) is in the desktop's secret service, which cannot be used: \(error.reason). The call "
        + "fails. Start or unlock the service.")
    return KeychainError(status: error.status)
  }
}
