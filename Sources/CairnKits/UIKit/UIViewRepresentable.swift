import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// A view of SwiftUI that shows a view of UIKit.
///
/// Labels, buttons, fields, stacks and other common views are shown as views of SwiftUI. A placeholder takes the place of views
/// that exist only on Apple's systems, and of those that draw themselves.
///
/// ```swift
/// struct Caption: UIViewRepresentable {
///   var text: String
///   func makeUIView(context: Context) -> UILabel { UILabel() }
///   func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
/// }
/// ```
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date, first after it was made, then after each change.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  /// Prepares the view for removal.
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the object that passes changes from the view to SwiftUI, before the view.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal, or `nil` for the size of the view.
  @MainActor @preconcurrency
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    RepresentedLife<UIViewKind<Self>>().makeNode(of: view, under: parent)
  }

  public static func _updateNode(_ node: _Node, to view: Self) {
    RepresentedLife<UIViewKind<Self>>.updateNode(node, to: view)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view made of a view of UIKit knows about its surroundings.
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

  fileprivate init(_ context: RepresentedContext<Representable.Coordinator>) {
    (coordinator, transaction, environment) = (context.coordinator, context.transaction, context.environment)
  }
}

private enum UIViewKind<V: UIViewRepresentable>: RepresentedKind {
  static var framework: String { "UIKit" }
  static func makeCoordinator(_ view: V) -> V.Coordinator { view.makeCoordinator() }
  static func make(_ view: V, _ context: RepresentedContext<V.Coordinator>) -> V.UIViewType {
    view.makeUIView(context: V.Context(context))
  }
  static func update(_ view: V, _ object: V.UIViewType, _ context: RepresentedContext<V.Coordinator>) {
    view.updateUIView(object, context: V.Context(context))
  }
  static func dismantle(_ object: V.UIViewType, _ coordinator: V.Coordinator) {
    V.dismantleUIView(object, coordinator: coordinator)
  }
  static func size(
    _ view: V, _ proposal: ProposedViewSize, _ object: V.UIViewType, _ context: RepresentedContext<V.Coordinator>
  ) -> CGSize? { view.sizeThatFits(proposal, uiView: object, context: V.Context(context)) }
  static func shown(_ object: V.UIViewType) -> ShownObject { ShownObject(object) }
}
