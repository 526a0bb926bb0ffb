import CairnPlatform
@_exported import Foundation

/// Where a method of Objective-C puts its error. Foundation has no such type on Linux.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// How a user proves who they are.
///
/// ```swift
/// context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)
/// ```
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// What a device recognizes.
///
/// ```swift
/// context.biometryType == .faceID
/// ```
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}

/// Why a user was not recognized.
///
/// ```swift
/// catch let error as LAError where error.code == .biometryNotAvailable {}
/// ```
public struct LAError: LocalizedError, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
  }
  /// The reason.
  public let code: Code
  /// Creates an error for a reason.
  public init(_ code: Code) { self.code = code }
  /// A message for users.
  public var errorDescription: String? { "Users cannot be recognized on this system." }
}

/// Recognizes the user, which nothing here does.
///
/// ```swift
/// guard LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) else { return askForPassword() }
/// ```
open class LAContext: NSObject {
  /// The label of the button for another way.
  open var localizedFallbackTitle: String?
  /// The label of the button that cancels.
  open var localizedCancelTitle: String?
  /// Why the user is asked.
  open var localizedReason = ""
  /// What the device recognizes, which is nothing.
  open var biometryType: LABiometryType { .none }

  /// Creates a context.
  public override init() { super.init() }

  /// Whether the user can be recognized. Always false.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    error?.pointee = NSError(domain: "com.apple.LocalAuthentication", code: LAError.Code.biometryNotAvailable.rawValue)
    return false
  }

  /// Recognizes the user. Fails.
  nonisolated(nonsending) open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw failure()
  }

  /// Recognizes the user. Fails.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) { reply(false, failure()) }

  /// Ends the context. Has no effect.
  open func invalidate() {}

  private func failure() -> LAError {
    MissingFramework.reportCall(
      "LAContext.evaluatePolicy", from: "LocalAuthentication", outcome: "It fails. Ask for a password.")
    return LAError(.biometryNotAvailable)
  }
}
