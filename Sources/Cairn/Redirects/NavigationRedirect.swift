import CairnCore
import SwiftUI

extension View {
  /// Shows another page in place of pages for values of a type, such as a log-in.
  ///
  /// ```swift
  /// NavigationStack(path: $path) { … }
  ///   .navigationRedirect(for: Checkout.self) { _ in account.isLoggedIn ? nil : LogIn() }
  /// ```
  ///
  /// It holds for links, code, URLs and restored paths alike, and the page that is not shown is never made. As soon as the
  /// closure returns `nil`, and the user has not gone back in the meantime, the stack goes on to what the user wanted;
  /// ``Navigator/resume()`` does the same. When the closure returns a value for a page that is already shown, the page is
  /// replaced, such as after logging out.
  ///
  /// - Parameter target: Returns the value to show instead, or `nil` to show the page.
  nonisolated public func navigationRedirect<Value: Hashable, Target: Hashable>(
    for type: Value.Type, to target: @escaping @MainActor (Value) -> Target?
  ) -> some View {
    modifier(
      RedirectModifier(isAsynchronous: false) { element, _ in
        element.value(as: Value.self).flatMap(target).map { .leads(to: $0) }
      })
  }

  /// Shows another page in place of pages for values of a type, once an asynchronous check has decided.
  ///
  /// ```swift
  /// .navigationRedirect(for: Document.self) { document async in
  ///   await server.mayRead(document) ? nil : NoAccess(document)
  /// }
  /// ```
  ///
  /// The page below is shown during the check. A user who goes elsewhere in the meantime stays there.
  nonisolated public func navigationRedirect<Value: Hashable, Target: Hashable>(
    for type: Value.Type, checking target: @escaping @MainActor (Value) async -> Target?
  ) -> some View {
    modifier(RedirectChecks(target: target))
  }
}

private struct RedirectChecks<Value: Hashable, Target: Hashable>: ViewModifier {
  let target: @MainActor (Value) async -> Target?
  @Environment(\.self) private var environment

  nonisolated init(target: @escaping @MainActor (Value) async -> Target?) { self.target = target }

  func body(content: Content) -> some View {
    let session = environment.stackHandle?.session
    content.modifier(
      RedirectModifier(isAsynchronous: true) { element, later in
        guard let value = element.value(as: Value.self), let session else { return nil }
        session.run { later(await target(value)) }
        return .waits
      })
  }
}

extension Navigator {
  /// Goes on to the page that a redirect has interrupted. Does nothing if there is none.
  ///
  /// ```swift
  /// Button("Log In") {
  ///   account.logIn()
  ///   navigator.resume()
  /// }
  /// ```
  public func resume() { _ = stack?.resume() }
}
