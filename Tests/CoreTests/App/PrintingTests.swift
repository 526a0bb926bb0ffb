import Foundation
import Glibc
import HostileText
import SwiftUI
import Testing

@testable import CairnCore
@testable import SwiftUI

/// A program's output and exit status, seen from outside.
@Suite("Printing")
struct PrintingTests {
  private struct Page: App {
    var body: some Scene { WindowGroup { Text("Hello") } }
  }

  /// Prints the first screen and exits like a program.
  @MainActor private static func run() -> Never { exit(TextHost.run(.of(Page()))) }

  @MainActor private static func report() { Runtime.shared.report(.warning, "test.hostile", HostileText.text) }

  @Test func aScreenThatCannotBePrintedEndsWithAnInputOutputError() async {
    let result = await #expect(processExitsWith: .exitCode(EX_IOERR), observing: [\.standardErrorContent]) {
      let full = open("/dev/full", O_WRONLY)
      dup2(full, STDOUT_FILENO)
      await Self.run()
    }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(said.contains("cannot print: No space left on device"), "\(said)")
  }

  @Test func soDoesOneWhoseAppHasPrintedWhatTheDiskHasNoRoomFor() async {
    await #expect(processExitsWith: .exitCode(EX_IOERR)) {
      let full = open("/dev/full", O_WRONLY)
      dup2(full, STDOUT_FILENO)
      print("by the app")
      await Self.run()
    }
  }

  @Test func aScreenThatIsPrintedEndsWell() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await Self.run()
    }
    #expect(result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) } == "Hello\n")
  }

  @Test func whatIsReportedBeforeThereIsAnAppIsPrintable() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await Self.report()
    }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(said.hasPrefix("cairn: a") && said.contains("a]0;owned31mtxt"), "\(said)")
    #expect(said.contains("[test.hostile]"))
    #expect(HostileText.isAbsent(from: said), "\(said.debugDescription)")
  }
}
