import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// A view of SwiftUI that shows a view of AppKit.
///
/// Labels, buttons, fields, stacks and other common views are shown as views of SwiftUI. A placeholder takes the place of views
/// that exist only on Apple's systems, and of those that draw themselves.
///
/// ```swift
/// struct Caption: NSViewRepresentable {
///   var text: String
///   func makeNSView(context: Context) -> NSTextField { NSTextField(labelWithString: text) }
///   func updateNSView(_ nsView: NSTextField, context: Context) { nsView.stringValue = text }
/// }
/// ```
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>

  /// Makes the view, once.
  @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
  /// Brings the view up to date, first after it was made, then after each change.
  @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
  /// Prepares the view for removal.
  @MainActor @preconcurrency static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Makes the object that passes changes from the view to SwiftUI, before the view.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal, or `nil` for the size of the view.
  @MainActor @preconcurrency
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }

  public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    RepresentedLife<NSViewKind<Self>>().makeNode(of: view, under: parent)
  }

  public static func _updateNode(_ node: _Node, to view: Self) {
    RepresentedLife<NSViewKind<Self>>.updateNode(node, to: view)
  }
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view made of a view of AppKit knows about its surroundings.
///
/// ```swift
/// func makeNSView(context: Context) -> NSView { configured(by: context.coordinator) }
/// ```
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
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

private enum NSViewKind<V: NSViewRepresentable>: RepresentedKind {
  static var framework: String { "AppKit" }
  static func makeCoordinator(_ view: V) -> V.Coordinator { view.makeCoordinator() }
  static func make(_ view: V, _ context: RepresentedContext<V.Coordinator>) -> V.NSViewType {
    view.makeNSView(context: V.Context(context))
  }
  static func update(_ view: V, _ object: V.NSViewType, _ context: RepresentedContext<V.Coordinator>) {
    view.updateNSView(object, context: V.Context(context))
  }
  static func dismantle(_ object: V.NSViewType, _ coordinator: V.Coordinator) {
    V.dismantleNSView(object, coordinator: coordinator)
  }
  static func size(
    _ view: V, _ proposal: ProposedViewSize, _ object: V.NSViewType, _ context: RepresentedContext<V.Coordinator>
  ) -> CGSize? { view.sizeThatFits(proposal, nsView: object, context: V.Context(context)) }
  static func shown(_ object: V.NSViewType) -> ShownObject { ShownObject(object) }
}
