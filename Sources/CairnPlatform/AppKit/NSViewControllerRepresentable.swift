import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// A view made of a view controller from AppKit, which does not exist here. A placeholder names the view, and `makeNSViewController` is never called.
///
/// ```swift
/// struct Camera: NSViewControllerRepresentable {
///   func makeNSViewController(context: Context) -> NSViewController { NSViewController() }
///   func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
/// }
/// ```
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  associatedtype NSViewControllerType: NSViewController
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Makes a view controller. Never called.
  @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType
  /// Passes changes on to a view controller. Never called.
  @MainActor @preconcurrency func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Prepares a view controller for removal. Never called.
  @MainActor @preconcurrency static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// Makes the object that passes changes from a view controller to SwiftUI. Never called.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Returns the size of a view controller, or `nil` for the default. Never called: the placeholder takes the space it is offered.
  @MainActor @preconcurrency
  func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize?
}

extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
    -> CGSize?
  { nil }

  public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    MissingView<EmptyView>._makeNode(placeholder, under: parent)
  }

  public static func _updateNode(_ node: _Node, to view: Self) {
    MissingView<EmptyView>._updateNode(node, to: placeholder)
  }

  private nonisolated static var placeholder: MissingView<EmptyView> {
    MissingView(String(describing: Self.self), from: "AppKit")
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view made of a view controller reads about its surroundings. There are none, because no method that takes one is called.
///
/// ```swift
/// func makeNSViewController(context: Context) -> NSViewController { configured(by: context.coordinator) }
/// ```
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  /// The object that passes changes to SwiftUI.
  public let coordinator: Representable.Coordinator
  /// The transaction of the current change.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues

  private init?() { return nil }
}
