import CairnCore
import CairnHosting
import Foundation
import Glibc

/// Drives an app by lines of JSON: each line of standard input is a request, each line of standard output its reply.
///
/// ```
/// {"id": 1, "do": "tap", "name": "Shopping"}
/// {"id": 1, "ok": true, "pages": ["Notes", "Shopping"], "title": "Shopping", "texts": ["Shopping", "Bread, apples, tea"]}
/// ```
package enum AppDriver: DriverHost {
  package static func run(_ make: @escaping @MainActor () -> _AppSource, opening urls: [URL]) -> Never {
    // Output of the app must not mix with the replies.
    let output = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let lines = inputLines()
    Task { @MainActor in
      let conversation = Conversation(TestHost(of: make, on: { HeadlessHost(size: CGSize(width: 390, height: 844)) }))
      for url in urls { conversation.host.open(url) }
      for await line in lines {
        // The reader has closed the pipe.
        guard (try? output.write(contentsOf: await conversation.reply(to: line) + Data("\n".utf8))) != nil else {
          break
        }
        if conversation.isOver { break }
      }
      exit(0)
    }
    while true { RunLoop.main.run() }
  }

  /// Reads lines on a separate thread, because reading blocks.
  private static func inputLines() -> AsyncStream<String> {
    AsyncStream { lines in
      Thread.detachNewThread {
        while let line = readLine() {
          if !line.allSatisfy(\.isWhitespace) { lines.yield(line) }
        }
        lines.finish()
      }
    }
  }
}
