import CairnFoundation
import Foundation

/// Why the keychain refuses.
struct KeychainError: Error {
  let status: OSStatus
}
