import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// A view made of a view from AppKit, which does not exist here. A placeholder names the view, and `makeNSView` is never called.
///
/// ```swift
/// struct Fireworks: NSViewRepresentable {
///   func makeNSView(context: Context) -> NSView { NSView() }
///   func updateNSView(_ nsView: NSView, context: Context) {}
/// }
/// ```
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>

  /// Makes a view. Never called.
  @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
  /// Passes changes on to a view. Never called.
  @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
  /// Prepares a view for removal. Never called.
  @MainActor @preconcurrency static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Makes the object that passes changes from a view to SwiftUI. Never called.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Returns the size of a view, or `nil` for the default. Never called: the placeholder takes the space it is offered.
  @MainActor @preconcurrency
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }

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

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view made of a view reads about its surroundings. There are none, because no method that takes one is called.
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

  private init?() { return nil }
}
