import CairnFoundation
import Foundation

/// Keeps one text for an app, as the secret service of a desktop does.
protocol SecretService: Sendable {
  /// Whether one runs. Asking starts none, and is quick.
  var isRunning: Bool { get }
  /// Returns the text, or `nil` if there is none. A service may find out only when it is unlocked, so it is unlocked if a text is
  /// expected and not found.
  func load(expected: Bool) throws(SecretServiceError) -> Data?
  func store(_ text: Data) throws(SecretServiceError)
  func clear() throws(SecretServiceError)
}

/// Why a secret service does not answer.
enum SecretServiceError: Error, Equatable {
  case absent(String)
  case failed(String)
  /// It is locked, and there is no display to ask the user on.
  case locked
  /// The user did not unlock it.
  case canceled
  /// Its text is no keychain.
  case damaged

  var status: OSStatus {
    switch self {
    case .absent, .failed: errSecNotAvailable
    case .locked: errSecInteractionNotAllowed
    case .canceled: errSecUserCanceled
    case .damaged: errSecDecode
    }
  }

  var reason: String {
    switch self {
    case .absent(let reason), .failed(let reason): reason
    case .locked: "it is locked, and there is no display to ask for its password"
    case .canceled: "it was not unlocked"
    case .damaged: "the app's secret in it is damaged"
    }
  }
}

// Services keep texts, so the property list is written in base 64.
extension SecretService {
  func items(expected: Bool = false) throws(SecretServiceError) -> Items? {
    guard let text = try load(expected: expected) else { return nil }
    guard let list = Data(base64Encoded: text), let items = Items(file: list) else { throw .damaged }
    return items
  }

  func store(_ items: Items) throws(SecretServiceError) {
    guard let list = items.file, list.count <= PrivateFile.largest else { throw .failed("the items are too large") }
    try store(list.base64EncodedData())
  }
}
