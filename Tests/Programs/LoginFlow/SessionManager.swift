import Foundation
import SwiftUI

struct Account: Codable, Equatable {
    var email: String
    var name: String
}

enum AuthError: Error, LocalizedError {
    case invalidCredentials, unreachable

    var errorDescription: String? {
        switch self {
        case .invalidCredentials: return "Wrong mail or password."
        case .unreachable: return "Nobody there."
        }
    }
}

final class AuthService {
    static let shared = AuthService()
    private init() {}

    func login(email: String, password: String, completion: @escaping (Result<Account, AuthError>) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            if password.count >= 4 {
                completion(.success(Account(email: email, name: email.components(separatedBy: "@").first!.capitalized)))
            } else {
                completion(.failure(.invalidCredentials))
            }
        }
    }

    func signUp(email: String, password: String) async throws -> Account {
        try await withCheckedThrowingContinuation { continuation in
            login(email: email, password: password) { result in
                continuation.resume(with: result.mapError { $0 as Error })
            }
        }
    }
}

class SessionManager: ObservableObject {
    static let shared = SessionManager()

    @Published var account: Account?
    @Published var isLoading = false
    @Published var error: AuthError?

    var isLoggedIn: Bool { account != nil }

    func login(email: String, password: String) {
        isLoading = true
        AuthService.shared.login(email: email, password: password) { [weak self] result in
            guard let self = self else { return }
            self.isLoading = false
            switch result {
            case .success(let account): self.account = account
            case .failure(let error): self.error = error
            }
        }
    }

    @MainActor
    func signUp(email: String, password: String) async {
        isLoading = true
        defer { isLoading = false }
        do {
            account = try await AuthService.shared.signUp(email: email, password: password)
        } catch let error as AuthError {
            self.error = error
        } catch {
            print(error)
        }
    }

    func logout() {
        withAnimation { account = nil }
    }
}
