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

struct LogModifier: ViewModifier {
  /// The log, or `nil` to record nothing.
  let log: NavigationLog?
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    content
      .onNavigation { log?.record($0) }
      .onAppear {
        guard let log, let session = environment.stackHandle?.session else { return }
        session.inputListener = { [weak log, weak session] input in
          // A user who looks at the app does nothing with it.
          if case .event(_, let element) = input, session?.graph.inspection?.isOfInspector(element) == true { return }
          log?.record(input)
        }
      }
  }
}
