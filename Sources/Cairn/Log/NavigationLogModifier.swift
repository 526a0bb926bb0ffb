import CairnCore
import SwiftUI

extension View {
  /// Records the inputs of the app, and the changes of the navigation stacks inside.
  ///
  /// ```swift
  /// ContentView().navigationLog(log)
  /// ```
  public func navigationLog(_ log: NavigationLog) -> some View { modifier(LogModifier(log: log)) }
}

private struct LogModifier: ViewModifier {
  let log: NavigationLog
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    content
      .onNavigation { log.record($0) }
      .onAppear { environment.stackHandle?.session.inputListener = { [weak log] in log?.record($0) } }
  }
}
