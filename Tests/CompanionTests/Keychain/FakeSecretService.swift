import CairnLocks
import Foundation

@testable import CairnSecurity

/// A secret service in memory, which fails when it is told to.
final class FakeSecretService: SecretService {
  struct Fault {
    let error: SecretServiceError
    /// How many calls succeed before.
    var calls = 0
    /// Whether what was asked for has happened, and only the answer is lost.
    var afterwards = false
    /// Whether it is over after one call.
    var once = false
  }
  private struct State {
    var text: Data?
    var isRunning = true
    var fault: Fault?
    var calls = 0
    var watch: (@Sendable (Int, Data?) -> Void)?
  }
  private let state = Mutex(State())

  init(text: Data? = nil) { state.withLock { $0.text = text } }

  var text: Data? {
    get { state.withLock { $0.text } }
    set { state.withLock { $0.text = newValue } }
  }
  var isRunning: Bool {
    get { state.withLock { $0.isRunning } }
    set { state.withLock { $0.isRunning = newValue } }
  }
  var fault: Fault? {
    get { state.withLock { $0.fault } }
    set { state.withLock { $0.fault = newValue } }
  }
  var calls: Int { state.withLock { $0.calls } }

  /// Called before and after each call, with a number that rises and the text at that time.
  func watch(_ action: (@Sendable (Int, Data?) -> Void)?) {
    state.withLock { ($0.calls, $0.watch) = (0, action) }
  }

  func load(expected: Bool) throws(SecretServiceError) -> Data? { try call { $0 } }
  func store(_ text: Data) throws(SecretServiceError) {
    _ = try call {
      $0 = text
      return nil
    }
  }
  func clear() throws(SecretServiceError) {
    _ = try call {
      $0 = nil
      return nil
    }
  }

  private func call(_ work: (inout Data?) -> Data?) throws(SecretServiceError) -> Data? {
    notice()
    var answer: Data?
    try state.withLock { state throws(SecretServiceError) in
      guard state.isRunning else { throw .absent("it does not run") }
      var error: SecretServiceError?
      var happens = true
      if let fault = state.fault {
        if fault.calls > 0 {
          state.fault?.calls -= 1
        } else {
          (error, happens) = (fault.error, fault.afterwards)
          if fault.once { state.fault = nil }
        }
      }
      if happens { answer = work(&state.text) }
      if let error { throw error }
    }
    notice()
    return answer
  }

  private func notice() {
    let (watch, number, text) = state.withLock { state in
      state.calls += 1
      return (state.watch, state.calls, state.text)
    }
    watch?(number, text)
  }
}

/// A folder that goes with its test.
final class KeychainFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "cairn-keychain-\(UUID().uuidString)/app")

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
}
