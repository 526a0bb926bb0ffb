import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// A view made of a view from UIKit, which does not exist here. A placeholder names the view, and `makeUIView` is never called.
///
/// ```swift
/// struct Fireworks: UIViewRepresentable {
///   func makeUIView(context: Context) -> UIView { UIView() }
///   func updateUIView(_ uiView: UIView, context: Context) {}
/// }
/// ```
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes a view. Never called.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Passes changes on to a view. Never called.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  /// Prepares a view for removal. Never called.
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the object that passes changes from a view to SwiftUI. Never called.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Returns the size of a view, or `nil` for the default. Never called: the placeholder takes the space it is offered.
  @MainActor @preconcurrency
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

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

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view made of a view reads about its surroundings. There are none, because no method that takes one is called.
///
/// ```swift
/// func makeUIView(context: Context) -> UIView { configured(by: context.coordinator) }
/// ```
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that passes changes to SwiftUI.
  public let coordinator: Representable.Coordinator
  /// The transaction of the current change.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues

  private init?() { return nil }
}
