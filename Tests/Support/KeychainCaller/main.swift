import CairnSecurity
import Foundation

// Calls the keychain as an app does, and prints statuses and secrets, for `Scripts/test-keychain.sh`.
//
//   KeychainCaller COMMAND...     with `set NAME SECRET`, `get NAME`, `delete NAME` or `wait`, which goes on with the next line of input

func query(_ name: String, _ more: [CFString: Any] = [:]) -> CFDictionary {
  let query: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: name]
  return query.merging(more) { $1 } as CFDictionary
}

func answer(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

var words = CommandLine.arguments.dropFirst()
@MainActor func next() -> String {
  guard let word = words.popFirst() else { exit(64) }
  return word
}

while let command = words.popFirst() {
  switch command {
  case "set":
    let (name, secret) = (next(), Data(next().utf8))
    let status = SecItemAdd(query(name, [kSecValueData: secret]), nil)
    answer(
      status == errSecDuplicateItem
        ? "\(SecItemUpdate(query(name), [kSecValueData: secret] as CFDictionary))" : "\(status)")
  case "get":
    var item: CFTypeRef?
    let status = SecItemCopyMatching(query(next(), [kSecReturnData: true]), &item)
    answer((item as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "\(status)")
  case "delete": answer("\(SecItemDelete(query(next())))")
  case "wait": if readLine() == nil { exit(0) }
  default: exit(64)
  }
}
