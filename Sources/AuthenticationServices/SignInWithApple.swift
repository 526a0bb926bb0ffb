import CairnCore
@_exported import CairnKits
import CairnValues
@_exported import Foundation

/// What an app asks a user for.
///
/// ```swift
/// request.requestedScopes = [.fullName, .email]
/// ```
@preconcurrency @MainActor
open class ASAuthorizationAppleIDRequest: NSObject {
  /// What the app wants to know.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A text that the answer repeats.
  open var nonce: String?
  /// A text that the answer repeats.
  open var state: String?
}

/// What a user agreed to. None is ever made.
///
/// ```swift
/// guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else { return }
/// ```
public final class ASAuthorization: NSObject, Sendable {
  /// What an app wants to know.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  /// Who the user is.
  public var credential: any ASAuthorizationCredential { preconditionFailure("There is no authorization.") }
  private init?(nothing: Never) {}
}

/// Who a user is.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Who a user is, according to Apple. None is ever made.
///
/// ```swift
/// store(credential.user)
/// ```
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, Sendable {
  /// Identifies the user.
  public var user: String { "" }
  /// The name.
  public var fullName: PersonNameComponents? { nil }
  /// The address.
  public var email: String? { nil }
  /// The signed identity.
  public var identityToken: Data? { nil }
  /// A code for the app's server.
  public var authorizationCode: Data? { nil }
  private init?(nothing: Never) {}
}

/// Why a user was not signed in.
///
/// ```swift
/// catch let error as ASAuthorizationError where error.code == .canceled {}
/// ```
public struct ASAuthorizationError: LocalizedError, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed
  }
  /// The reason.
  public let code: Code
  /// Creates an error for a reason.
  public init(_ code: Code) { self.code = code }
  /// A message for users.
  public var errorDescription: String? { "Sign in with Apple is not available on this system." }
}

/// A button that signs in with an Apple account, which is not possible here. A placeholder takes its place.
///
/// ```swift
/// SignInWithAppleButton(.signIn) { $0.requestedScopes = [.email] } onCompletion: { result in finish(result) }
/// ```
nonisolated public struct SignInWithAppleButton: View {
  /// The text of the button.
  public struct Label: Hashable, Sendable {
    private let name: String
    public static let signIn = Label(name: "signIn")
    public static let `continue` = Label(name: "continue")
    public static let signUp = Label(name: "signUp")
  }

  /// The look of the button.
  public struct Style: Hashable, Sendable {
    private let name: String
    public static let black = Style(name: "black")
    public static let white = Style(name: "white")
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  /// Creates a button. Neither closure is called.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {}

  @MainActor public var body: some View { MissingView("SignInWithAppleButton", from: "AuthenticationServices") }
}

nonisolated extension View {
  /// Sets the look of buttons that sign in with an Apple account. Has no effect.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}
