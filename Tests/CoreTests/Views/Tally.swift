import SwiftUI

/// A button that counts its taps. Its label shows whether state was preserved.
struct Tally: View {
  let name: String
  @State private var count = 0

  init(_ name: String) { self.name = name }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

/// State that a test changes to update views.
@MainActor @Observable
final class Switchboard<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// An object whose deallocation can be observed.
final class Token {}

/// Runs a builder in its own body, so that its reads are tracked.
struct Deferred<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}
