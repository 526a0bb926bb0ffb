import CairnCore
import SwiftUI

extension View {
  /// Records the input and the state of the app, and the changes of the navigation stacks inside.
  ///
  /// ```swift
  /// ContentView().navigationLog(log)
  /// ```
  public func navigationLog(_ log: NavigationLog) -> some View { modifier(LogModifier(log: log)) }
}

struct LogModifier: ViewModifier {
  /// The log, or `nil` to record nothing.
  let log: NavigationLog?
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    content
      .id(log?.generation)
      .onNavigation { log?.record($0) }
      .onAppear {
        if let log, let session = environment.stackHandle?.session { log.begin(session) }
      }
  }
}
