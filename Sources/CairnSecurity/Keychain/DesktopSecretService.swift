import CairnSecretLibrary
import Foundation

/// The secret service of the desktop on the session bus, such as GNOME's keyring or KDE's wallet, by libsecret.
struct DesktopSecretService: SecretService {
  let app: String
  /// The folder of the app's data: the same app has other items in another.
  let folder: String
  let environment: [String: String]

  /// The most bytes of the text, in base 64.
  private static let largest = PrivateFile.largest / 3 * 4 + 4

  init(app: String, folder: String, environment: [String: String]) {
    self.app = app
    // The user's home may get another name.
    let home = environment["HOME"] ?? ""
    self.folder = home.count > 1 && folder.hasPrefix(home + "/") ? "~" + folder.dropFirst(home.count) : folder
    self.environment = environment
  }

  /// Without an address, the library would start a bus.
  private var hasBus: Bool {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty {
      return !["autolaunch:", "disabled:"].contains(where: address.hasPrefix)
    }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return false }
    return FileManager.default.fileExists(atPath: folder + "/bus")
  }

  /// Whether the service may ask for a password.
  private var hasDisplay: Bool { ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0]?.isEmpty == false } }

  var isRunning: Bool { hasBus && cairn_secret_service_runs() }

  func load(expected: Bool) throws(SecretServiceError) -> Data? {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      var length = 0
      guard try call({ cairn_secret_load(app, folder, hasDisplay, expected, &bytes, bytes.count, &length) }) else {
        return nil
      }
      if length <= bytes.count { return Data(bytes[..<length]) }
      guard length <= Self.largest else { throw .damaged }
      bytes = [UInt8](repeating: 0, count: length)
    }
  }

  func store(_ text: Data) throws(SecretServiceError) {
    let bytes = [UInt8](text)
    _ = try call { cairn_secret_store(app, folder, hasDisplay, bytes, bytes.count) }
  }

  func clear() throws(SecretServiceError) { _ = try call { cairn_secret_clear(app, folder, hasDisplay) } }

  /// Returns false if there is no text.
  private func call(_ function: () -> Int32) throws(SecretServiceError) -> Bool {
    guard hasBus else { throw .absent("there is no session bus") }
    switch function() {
    case Int32(CAIRN_SECRET_DONE): return true
    case Int32(CAIRN_SECRET_NONE): return false
    case Int32(CAIRN_SECRET_LOCKED): throw .locked
    case Int32(CAIRN_SECRET_CANCELED): throw .canceled
    case Int32(CAIRN_SECRET_ABSENT): throw .absent(Self.problem)
    default: throw .failed(Self.problem)
    }
  }

  private static var problem: String {
    var text = [CChar](repeating: 0, count: 300)
    cairn_secret_problem(&text, text.count)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
