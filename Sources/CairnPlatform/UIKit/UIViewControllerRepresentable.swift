import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// A view made of a view controller from UIKit, which does not exist here. A placeholder names the view, and `makeUIViewController` is never called.
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

  /// Makes a view controller. Never called.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// Passes changes on to a view controller. Never called.
  @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Prepares a view controller for removal. Never called.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the object that passes changes from a view controller to SwiftUI. Never called.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Returns the size of a view controller, or `nil` for the default. Never called: the placeholder takes the space it is offered.
  @MainActor @preconcurrency
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
    -> CGSize?
  { nil }

  public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    MissingView<EmptyView>._makeNode(placeholder, under: parent)
  }

  public static func _updateNode(_ node: _Node, to view: Self) {
    MissingView<EmptyView>._updateNode(node, to: placeholder)
  }

  private nonisolated static var placeholder: MissingView<EmptyView> {
    MissingView(String(describing: Self.self), from: "UIKit")
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view made of a view controller reads about its surroundings. There are none, because no method that takes one is called.
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

  private init?() { return nil }
}
