import SwiftUI

/// A button that counts its taps: its label shows whether state was kept.
struct Tally: View {
  let name: String
  @State private var count = 0

  init(_ name: String) { self.name = name }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

/// What a test changes to make views change.
@MainActor @Observable
final class Switchboard<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Something whose end can be seen from outside.
final class Token {}

/// Runs a builder in a body of its own, so that what it reads is tracked.
struct Deferred<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}
