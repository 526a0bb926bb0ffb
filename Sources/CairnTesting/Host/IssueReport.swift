import Foundation

#if canImport(Testing)
  import Testing
#endif

/// Records an issue with the test library that is running.
enum IssueReport {
  static func record(_ message: String) {
    #if canImport(Testing)
      Issue.record(Comment(rawValue: message))
    #else
      FileHandle.standardError.write(Data("issue: \(message)\n".utf8))
    #endif
  }
}
