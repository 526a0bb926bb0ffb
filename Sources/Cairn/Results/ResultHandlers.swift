import CairnCore
import SwiftUI

extension View {
  /// Receives the results of pages above that nobody waits for, such as after a restart.
  ///
  /// ```swift
  /// IssueView(issue: issue)
  ///   .onNavigationResult(of: PickPerson.self) { person, _ in issue.assignee = person }
  /// ```
  ///
  /// It also receives results of sheets that views inside present.
  ///
  /// - Parameter action: Takes the result and the value of the page.
  nonisolated public func onNavigationResult<Page: Hashable & ResultPage>(
    of page: Page.Type, perform action: @escaping @MainActor (Page.PageResult, Page) -> Void
  ) -> some View {
    modifier(
      ResultHandlerModifier { result, request in
        guard let result = result as? Page.PageResult, let request = request as? Page else { return false }
        action(result, request)
        return true
      })
  }

  /// Receives results of a type from pages and sheets that nobody waits for.
  ///
  /// ```swift
  /// Form { … }
  ///   .sheet(isPresented: $isChoosing) { ColorPicker() }
  ///   .onNavigationResult(for: Color.self) { color = $0 }
  /// ```
  nonisolated public func onNavigationResult<Value: Sendable>(
    for type: Value.Type, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    modifier(
      ResultHandlerModifier { result, _ in
        guard let result = result as? Value else { return false }
        action(result)
        return true
      })
  }
}
