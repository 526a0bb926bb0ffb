import CairnPrinting
import CairnUnsafe
import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Records an issue with the running test library, at the test's line.
enum IssueReport {
  static func record(_ message: String, at location: TestHost.SourceLocation) {
    #if canImport(Testing)
      if Test.current != nil {
        let location = SourceLocation(
          fileID: location.fileID, filePath: location.filePath, line: location.line, column: location.column)
        Issue.record(Comment(rawValue: message), sourceLocation: location)
        return
      }
    #endif
    if let fail = failUnderXCTest {
      fail(message, location.staticPath, UInt(location.line))
    } else {
      StandardError.write("issue: \(message.printableLines)\n")
    }
  }

  /// `XCTFail`, if the program is linked with XCTest. It is looked up by name, so that an app driven by a host need not
  /// be linked with it.
  private static var failUnderXCTest: FailureReporter? {
    failureReporter(named: "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF")
  }
}
