import CairnPrinting
import CairnUnsafe
import Foundation
import Glibc

#if canImport(Testing)
  import Testing
#endif

/// Records an issue with the test library that is running.
enum IssueReport {
  static func record(_ message: String) {
    #if canImport(Testing)
      if Test.current != nil {
        Issue.record(Comment(rawValue: message))
        return
      }
    #endif
    if let fail = failUnderXCTest {
      fail(message, #filePath, #line)
    } else {
      FileHandle.standardError.write(Data("issue: \(message.printableLines)\n".utf8))
    }
  }

  /// `XCTFail`, where the program was linked with XCTest. An app that is driven by a host need not be, so this library is
  /// not; what is there is looked up.
  private static var failUnderXCTest: FailureReporter? {
    failureReporter(named: "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF")
  }
}
