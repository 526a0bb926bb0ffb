import Testing
import os.log
import os.signpost

@Suite("import os.log and os.signpost")
struct PartOfModuleTests {
  @Test func bringsWhatTheWholeModuleDoes() {
    let logger = Logger(subsystem: "org.example.app", category: "tests")
    logger.debug("opened \(3) pages")
    #expect(OSLog(subsystem: "org.example.app", category: "tests") !== OSLog.default)
  }
}
