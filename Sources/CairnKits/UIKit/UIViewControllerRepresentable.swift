import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// A view of SwiftUI that shows a view controller of UIKit.
///
/// Controllers of common views, of pages, of stacks, of tabs and of views of SwiftUI are shown. A placeholder takes the place of those
/// that exist only on Apple's systems.
///
/// ```swift
/// struct Camera: UIViewControllerRepresentable {
///   func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
///   func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
/// }
/// ```
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the view controller, once.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the view controller up to date, first after it was made, then after each change.
  @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Prepares the view controller for removal.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the object that passes changes from the view controller to SwiftUI, before the view controller.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal, or `nil` for the size of the view controller's view.
  @MainActor @preconcurrency
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
    -> CGSize?
  { nil }

  public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    RepresentedLife<UIViewControllerKind<Self>>().makeNode(of: view, under: parent)
  }

  public static func _updateNode(_ node: _Node, to view: Self) {
    RepresentedLife<UIViewControllerKind<Self>>.updateNode(node, to: view)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view made of a view controller of UIKit knows about its surroundings.
///
/// ```swift
/// func makeUIViewController(context: Context) -> UIViewController { configured(by: context.coordinator) }
/// ```
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
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

private enum UIViewControllerKind<V: UIViewControllerRepresentable>: RepresentedKind {
  static var framework: String { "UIKit" }
  static func makeCoordinator(_ view: V) -> V.Coordinator { view.makeCoordinator() }
  static func make(_ view: V, _ context: RepresentedContext<V.Coordinator>) -> V.UIViewControllerType {
    view.makeUIViewController(context: V.Context(context))
  }
  static func update(_ view: V, _ object: V.UIViewControllerType, _ context: RepresentedContext<V.Coordinator>) {
    view.updateUIViewController(object, context: V.Context(context))
  }
  static func dismantle(_ object: V.UIViewControllerType, _ coordinator: V.Coordinator) {
    V.dismantleUIViewController(object, coordinator: coordinator)
  }
  static func size(
    _ view: V, _ proposal: ProposedViewSize, _ object: V.UIViewControllerType,
    _ context: RepresentedContext<V.Coordinator>
  ) -> CGSize? { view.sizeThatFits(proposal, uiViewController: object, context: V.Context(context)) }
  static func shown(_ object: V.UIViewControllerType) -> ShownObject { ShownObject(object) }
}
