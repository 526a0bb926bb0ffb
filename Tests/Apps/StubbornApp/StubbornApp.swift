import Foundation
import SwiftUI

/// Resists termination in several ways, for `Scripts/test-terminal.sh`.
@main
struct StubbornApp: App {
  @State private var hasForked = false

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          Button("Hang") { while true {} }
          Button("Wait a while") { Thread.sleep(forTimeInterval: 4) }
          Button("Overflow elsewhere") {
            Thread.detachNewThread { print(Self.depth(of: 1)) }
          }
          Button(hasForked ? "Forked" : "Fork") {
            Self.fork()
            hasForked = true
          }
          Growing()
        }
        .navigationTitle("Stubborn")
      }
    }
  }

  /// Makes two children: one exits, and one ends by a signal.
  static func fork() {
    guard let address = dlsym(nil, "fork") else { return }
    let fork = unsafeBitCast(address, to: (@convention(c) () -> pid_t).self)
    if fork() == 0 { exit(0) }
    let second = fork()
    if second == 0 { while true { pause() } }
    kill(second, SIGTERM)
    while wait(nil) > 0 {}
  }

  /// Recurses forever. The work after the call prevents tail-call optimization.
  nonisolated static func depth(of number: Int) -> Int {
    var numbers = (number, number + 1, number + 2, number + 3)
    return withUnsafeMutableBytes(of: &numbers) { bytes in
      bytes[0] = 1
      return depth(of: number + 1) + Int(bytes[1])
    }
  }
}

/// Changes all the time, so that much is written.
private struct Growing: View {
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    Button(isOn ? "Number \(count)" : "Write all the time") { isOn = true }
    ForEach(0..<15, id: \.self) { row in
      if isOn { Text(String(repeating: "\((count &* 31 &+ row) % 10)", count: 70)) }
    }
    .task(id: isOn) {
      while isOn, !Task.isCancelled {
        count += 1
        try? await Task.sleep(nanoseconds: 1_000_000)
      }
    }
  }
}
