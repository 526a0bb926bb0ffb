import CairnSecurity
import Foundation
import Testing

@Suite("Passwords shared with Safari")
struct SharedWebCredentialTests {
  @Test func thereAreNone() {
    var errors: [Int] = []
    SecRequestSharedWebCredential(nil, nil) { credentials, error in
      #expect(credentials == nil)
      errors.append(error?.code ?? 0)
    }
    SecAddSharedWebCredential("example.org" as CFString, "ann" as CFString, nil) { errors.append($0?.code ?? 0) }
    #expect(errors == [Int(errSecUnimplemented), Int(errSecUnimplemented)])
  }

  @Test func passwordsAreRandomAndReadable() throws {
    let passwords = Set((0..<50).compactMap { _ in SecCreateSharedWebCredentialPassword().map { $0 as String } })
    #expect(passwords.count == 50)
    for password in passwords {
      #expect(password.wholeMatch(of: /[a-zA-Z2-9]{3}(-[a-zA-Z2-9]{3}){3}/) != nil)
      #expect(!password.contains { "01lIOij".contains($0) })
    }
  }
}
