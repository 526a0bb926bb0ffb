import Foundation

enum NSItemProviderError {
  static func missing(_ type: String, among known: [String]) -> any Error {
    let list = known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))"
    return NSError(
      domain: "NSItemProviderErrorDomain", code: -1000,
      userInfo: [NSLocalizedDescriptionKey: "The provider has no form of type \(type); \(list)."])
  }
}
