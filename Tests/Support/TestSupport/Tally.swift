import SwiftUI

/// A button that counts its taps. Its label shows whether state was preserved.
public struct Tally: View {
  let name: String
  @State private var count = 0

  public init(_ name: String) { self.name = name }

  public var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

/// State that a test changes to update views.
@MainActor @Observable
public final class Switchboard<Value> {
  public var value: Value

  public init(_ value: Value) { self.value = value }
}

/// An object whose deallocation can be observed.
public final class Token {
  public init() {}
}

/// Runs a builder in its own body, so that its reads are tracked.
public struct Deferred<Content: View>: View {
  private let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  public var body: some View { content() }
}
