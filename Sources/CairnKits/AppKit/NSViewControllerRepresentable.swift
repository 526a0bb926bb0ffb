import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// A view of SwiftUI that shows a view controller of AppKit.
///
/// ```swift
/// struct Panel: NSViewControllerRepresentable {
///   func makeNSViewController(context: Context) -> NSViewController { NSViewController() }
///   func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
/// }
/// ```
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  associatedtype NSViewControllerType: NSViewController
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Makes the view controller, once.
  @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType
  /// Brings the view controller up to date, first after it was made, then after each change.
  @MainActor @preconcurrency func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Prepares the view controller for removal.
  @MainActor @preconcurrency static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// Makes the object that passes changes from the view controller to SwiftUI, before the view controller.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal, or `nil` for the size of the view controller's view.
  @MainActor @preconcurrency
  func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize?
}

extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
    -> CGSize?
  { nil }

  public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    RepresentedLife<NSViewControllerKind<Self>>().makeNode(of: view, under: parent)
  }

  public static func _updateNode(_ node: _Node, to view: Self) {
    RepresentedLife<NSViewControllerKind<Self>>.updateNode(node, to: view)
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view made of a view controller of AppKit knows about its surroundings.
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

  fileprivate init(_ context: RepresentedContext<Representable.Coordinator>) {
    (coordinator, transaction, environment) = (context.coordinator, context.transaction, context.environment)
  }
}

private enum NSViewControllerKind<V: NSViewControllerRepresentable>: RepresentedKind {
  static var framework: String { "AppKit" }
  static func makeCoordinator(_ view: V) -> V.Coordinator { view.makeCoordinator() }
  static func make(_ view: V, _ context: RepresentedContext<V.Coordinator>) -> V.NSViewControllerType {
    view.makeNSViewController(context: V.Context(context))
  }
  static func update(_ view: V, _ object: V.NSViewControllerType, _ context: RepresentedContext<V.Coordinator>) {
    view.updateNSViewController(object, context: V.Context(context))
  }
  static func dismantle(_ object: V.NSViewControllerType, _ coordinator: V.Coordinator) {
    V.dismantleNSViewController(object, coordinator: coordinator)
  }
  static func size(
    _ view: V, _ proposal: ProposedViewSize, _ object: V.NSViewControllerType,
    _ context: RepresentedContext<V.Coordinator>
  ) -> CGSize? { view.sizeThatFits(proposal, nsViewController: object, context: V.Context(context)) }
  static func shown(_ object: V.NSViewControllerType) -> ShownObject { ShownObject(object) }
}
