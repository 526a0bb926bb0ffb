import Foundation
import SwiftUI

/// Writes all the time, for `Scripts/kill-writers.sh`: each step sets all keys to its number, in the settings
/// and in the scene.
///
/// With `WRITING_LOG`, it logs its process id to that file, and for each step its number and completion time in
/// milliseconds. Without it, it shows what is stored and does nothing.
@main
struct WritingApp: App {
  var body: some Scene {
    WindowGroup { Steps() }
  }
}

private struct Steps: View {
  @AppStorage("first") private var first = 0
  @SceneStorage("second") private var second = 0
  @AppStorage("third") private var third = ""
  @SceneStorage("fourth") private var fourth: Double?
  @AppStorage("fifth") private var fifth = 0

  var body: some View {
    Text(verbatim: "stored \(first) \(second) \(Int(third) ?? 0) \(Int(fourth ?? 0)) \(fifth)")
      .task {
        guard let path = ProcessInfo.processInfo.environment["WRITING_LOG"] else { return }
        let log = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        note("process \(getpid())", in: log)
        while !Task.isCancelled {
          step()
          note("\(first) \(now)", in: log)
          try? await Task.sleep(nanoseconds: 1_000_000)
        }
      }
  }

  /// Runs like a button's action. It is slow, so that it is often interrupted in the middle.
  private func step() {
    let number = max(first, second, fifth) + 1
    first = number
    dawdle()
    second = number
    dawdle()
    third = "\(number)"
    dawdle()
    fourth = Double(number)
    dawdle()
    fifth = number
  }

  private func dawdle() {
    let end = DispatchTime.now().uptimeNanoseconds + 200_000
    while DispatchTime.now().uptimeNanoseconds < end {}
  }

  private var now: UInt64 { DispatchTime.now().uptimeNanoseconds / 1_000_000 }

  private func note(_ line: String, in log: Int32) {
    let bytes = Array((line + "\n").utf8)
    _ = write(log, bytes, bytes.count)
  }
}
