import Foundation

/// Notes what `cairn dev` does and how long that takes, in a file, and on the screen if the app does not have it.
final class DevelopmentLog {
  private let file: URL

  init(_ file: URL) {
    self.file = file
    try? Files.write("", to: file)
  }

  func note(_ text: String, since: Date, onScreen: Bool) {
    let seconds = Date().timeIntervalSince(since)
    let line = "\(text): \(String(format: "%.2f", seconds)) s"
    if onScreen { Terminal.printError(line) }
    guard let handle = FileHandle(forWritingAtPath: file.path) else { return }
    _ = try? handle.seekToEnd()
    try? handle.write(contentsOf: Data("\(line)\n".utf8))
    try? handle.close()
  }
}
