import CairnCore
import SwiftUI

/// Navigates by code in the stack around a view.
///
/// ```swift
/// @Environment(\.navigator) private var navigator
///
/// Button("Open") { navigator.push(recipe) }
/// Button("Pay") { Task { outcome = await navigator.push(Checkout()) } }
/// ```
///
/// Each function exists twice: one does not wait, the other returns a ``NavigationOutcome`` when guards and redirects have
/// answered and the page is shown.
@MainActor
public struct Navigator {
  let stack: StackHandle?

  init(_ environment: EnvironmentValues) { stack = environment.stackHandle }

  /// Whether there is a stack around the view.
  public var isInStack: Bool { stack?.isInStack ?? false }

  /// The values of the pages above the root, the lowest first. Pages of links with views and of bindings have none.
  public var values: [(any Hashable)?] { stack?.values ?? [] }

  // MARK: Going forward

  /// Pushes a value onto the nearest stack with a destination for it.
  public func push(_ value: some Hashable) { start { $0.push(value) } }

  /// Pushes a value, and returns what has become of it.
  @discardableResult
  public func push(_ value: some Hashable) async -> NavigationOutcome { await perform { $0.push(value) } }

  /// Pushes a view.
  public func push(_ view: some View) { start { $0.push(view: view) } }

  /// Pushes a view, and returns what has become of it.
  @discardableResult
  public func push(_ view: some View) async -> NavigationOutcome { await perform { $0.push(view: view) } }

  /// Shows a value in place of the page on top.
  public func replaceTop(with value: some Hashable) { start { $0.replaceTop(with: value) } }

  /// Shows a value in place of the page on top, and returns what has become of it.
  @discardableResult
  public func replaceTop(with value: some Hashable) async -> NavigationOutcome {
    await perform { $0.replaceTop(with: value) }
  }

  /// Shows values in place of all pages above the root.
  public func replaceAll(with values: [any Hashable]) { start { $0.replaceAll(with: values) } }

  /// Shows values in place of all pages above the root, and returns what has become of the last one.
  @discardableResult
  public func replaceAll(with values: [any Hashable]) async -> NavigationOutcome {
    await perform { $0.replaceAll(with: values) }
  }

  // MARK: Going back

  /// Removes the page around the view, and all pages above it.
  public func pop() { goBack { $0.pop() } }

  /// Removes the page around the view, and returns what has become of it.
  @discardableResult
  public func pop() async -> NavigationOutcome { await goBack { $0.pop() } }

  /// Goes back to the nearest page that shows a value.
  public func popTo<Value: Hashable>(_ value: Value) { goBack { $0.pop { $0 as? Value == value } } }

  /// Goes back to the nearest page that shows a value, and returns what has become of it.
  @discardableResult
  public func popTo<Value: Hashable>(_ value: Value) async -> NavigationOutcome {
    await goBack { $0.pop { $0 as? Value == value } }
  }

  /// Goes back to the nearest page that shows a value of a type.
  public func popTo<Value: Hashable>(_ type: Value.Type) { goBack { $0.pop { $0 is Value } } }

  /// Goes back to the nearest page that shows a value of a type, and returns what has become of it.
  @discardableResult
  public func popTo<Value: Hashable>(_ type: Value.Type) async -> NavigationOutcome {
    await goBack { $0.pop { $0 is Value } }
  }

  /// Goes back to the root of the stack.
  public func popToRoot() { goBack { $0.popToRoot() } }

  /// Goes back to the root of the stack, and returns what has become of it.
  @discardableResult
  public func popToRoot() async -> NavigationOutcome { await goBack { $0.popToRoot() } }

  // MARK: URLs

  /// Opens a URL as if the system had sent it.
  public func open(_ url: URL) { stack?.session.open(url) }
}

extension EnvironmentValues {
  /// Navigates by code in the stack around the view.
  ///
  /// ```swift
  /// @Environment(\.navigator) private var navigator
  /// Button("Start over") { navigator.popToRoot() }
  /// ```
  @MainActor public var navigator: Navigator { Navigator(self) }
}
