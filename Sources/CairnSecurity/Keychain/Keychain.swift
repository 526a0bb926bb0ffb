import CairnCore
import CairnFoundation
import CairnLocks
import CairnStorage
import CairnValues
import Foundation

/// The keychain of the user for whom code runs.
///
/// In an app that runs for its user, it is in the secret service of the desktop, or in a file beside the settings that only the user can
/// read. In an app that is served, each user has a file; in tests it is in memory.
struct Keychain {
  private enum Place {
    case desktop(DesktopKeychain)
    case file(KeychainFile)
    case memory(KeychainMemory)
  }
  private let place: Place

  static func run(
    _ work: (Keychain) throws(KeychainError) -> AnyObject?
  ) -> (status: OSStatus, result: AnyObject?) {
    do throws(KeychainError) { return (errSecSuccess, try work(try here())) } catch { return (error.status, nil) }
  }

  init(desktop: DesktopKeychain) { place = .desktop(desktop) }
  init(file: KeychainFile) { place = .file(file) }
  init(memory: KeychainMemory) { place = .memory(memory) }

  /// The keychain for the code that runs on this thread.
  private static func here() throws(KeychainError) -> Keychain {
    switch SessionPlaces.current {
    case .appFolder?:
      return Keychain(desktop: ofApp(ProcessInfo.processInfo.processName))
    case .folder(let folder)?: return Keychain(file: KeychainFile(in: folder))
    case .memory(let memory)?:
      return Keychain(memory: memory.stores("keychain", where: { (_: KeychainMemory) in true }) { KeychainMemory() })
    case nil:
      AppDiagnostics.report(
        .warning, "keychain.unknown-user",
        "Security: the keychain was used on another thread, in a process that serves several users, so it is not known whose it "
          + "is. The call fails. Use it on the main actor, or in a task that a view started.")
      throw KeychainError(status: errSecNotAvailable)
    }
  }

  private static func ofApp(_ app: String) -> DesktopKeychain {
    let environment = ProcessInfo.processInfo.environment
    let file = KeychainFile(in: StorePlace.settings.url(app: app, environment: environment).deletingLastPathComponent())
    let service = DesktopSecretService(app: app, folder: file.folder, environment: environment)
    return DesktopKeychain(file: file, service: service, keepsFile: environment["CAIRN_KEYCHAIN"] == "file")
  }

  // MARK: Calls

  func add(_ query: Query) throws(KeychainError) -> AnyObject? {
    try refuseOtherClasses(query)
    try refuseUnusable(query)
    return try change { items throws(KeychainError) in try items.add(query, now: Date()) }
  }

  func find(_ query: Query) throws(KeychainError) -> AnyObject? {
    try refuseUnusable(query)
    switch place {
    case .desktop(let desktop): return try desktop.read().find(query)
    case .file(let file): return try file.read().find(query)
    case .memory(let memory): return try memory.items.withLock { $0 }.find(query)
    }
  }

  func update(_ query: Query, with new: Query) throws(KeychainError) {
    try refuseOtherClasses(new)
    try refuseUnusable(query, new)
    _ = try change { items throws(KeychainError) in
      try items.update(query, with: new, now: Date())
      return nil
    }
  }

  func delete(_ query: Query) throws(KeychainError) {
    try refuseUnusable(query)
    _ = try change { items throws(KeychainError) in
      try items.delete(query)
      return nil
    }
  }

  private func refuseUnusable(_ queries: Query...) throws(KeychainError) {
    let unusable = queries.reduce(into: Set()) { $0.formUnion($1.unusable) }
    guard !unusable.isEmpty else { return }
    AppDiagnostics.report(
      .warning, "keychain.refused",
      "Security: the keychain cannot use \(unusable.sorted().map { "\"\($0)\"" }.joined(separator: ", ")) of this query. It knows "
        + "the keys of passwords, each with values of one type. The call fails and changes nothing.")
    throw KeychainError(status: errSecParam)
  }

  private func refuseOtherClasses(_ query: Query) throws(KeychainError) {
    if query.isOfOtherClass {
      AppDiagnostics.report(
        .warning, "keychain.refused",
        "Security: the keychain here keeps passwords. Keys, certificates and identities are not stored. Store the bytes of a "
          + "key as a generic password.")
      throw KeychainError(status: errSecUnimplemented)
    }
    if query.needsUser {
      AppDiagnostics.report(
        .warning, "keychain.refused",
        "Security: an item that only a passcode or biometry opens is not stored, as nothing here recognizes users. The call fails "
          + "as on a device without a passcode.")
      throw KeychainError(status: errSecAuthFailed)
    }
  }

  private func change(
    _ work: (inout Items) throws(KeychainError) -> AnyObject?
  ) throws(KeychainError) -> AnyObject? {
    switch place {
    case .desktop(let desktop): return try desktop.change(work)
    case .file(let file): return try file.change(work)
    case .memory(let memory):
      var result: AnyObject?
      try memory.items.withLock { items throws(KeychainError) in result = try work(&items) }
      return result
    }
  }
}

/// The keychain of an app under test.
final class KeychainMemory: Sendable {
  let items = Mutex(Items())
}
