import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// A view that shows a widget of GTK, in a window. Other hosts show `elsewhere`.
///
/// ```swift
/// struct Level: GTKRepresentable {
///   var value: Double
///
///   func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> { gtk_level_bar_new() }
///
///   func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
///     gtk_level_bar_set_value(OpaquePointer(widget), value)
///   }
/// }
/// ```
///
/// The module of GTK is your own: a system library target with a module map. A widget that expands, as `gtk_widget_set_hexpand`
/// says, takes the proposed space; others have their natural size.
@MainActor @preconcurrency
public protocol GTKRepresentable: HostRepresentable {
  /// `GtkWidget`, as your module imports it.
  associatedtype Widget
  associatedtype Coordinator = Void
  typealias Context = GTKRepresentableContext<Self>

  /// Makes the widget, once. Cairn keeps a reference to it until the view is removed.
  func makeWidget(context: Context) -> UnsafeMutablePointer<Widget>
  /// Brings the widget up to date, first after it was made, then after each change.
  func updateWidget(_ widget: UnsafeMutablePointer<Widget>, context: Context)
  /// Prepares the widget for removal.
  static func dismantleWidget(_ widget: UnsafeMutablePointer<Widget>, coordinator: Coordinator)
  /// Makes the object that passes changes from the widget to SwiftUI, before the widget. It lives as long as the widget.
  func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal, or `nil` for the size that the widget asks for.
  func sizeThatFits(_ proposal: ProposedViewSize, widget: UnsafeMutablePointer<Widget>, context: Context) -> CGSize?
}

extension GTKRepresentable {
  /// Does nothing.
  public static func dismantleWidget(_ widget: UnsafeMutablePointer<Widget>, coordinator: Coordinator) {}

  /// Leaves the size to the widget.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, widget: UnsafeMutablePointer<Widget>, context: Context
  ) -> CGSize? { nil }
}

extension GTKRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator() {}
}

/// What a view that shows a widget knows about its surroundings.
@MainActor @preconcurrency
public struct GTKRepresentableContext<Representable: GTKRepresentable> {
  /// The object that passes changes to SwiftUI.
  public let coordinator: Representable.Coordinator
  /// The transaction of the current change.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues
}

struct WidgetPart<V: GTKRepresentable>: View {
  typealias Body = Never
  let view: V
  let adopt: @MainActor (OpaquePointer) -> any HostWidget

  static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    WidgetLife<V>().makeNode(of: view, under: parent)
  }

  static func _updateNode(_ node: _Node, to view: Self) { WidgetLife<V>.updateNode(node, to: view) }
}

/// The coordinator and the widget of a view, which live as long as its node.
@MainActor
private final class WidgetLife<V: GTKRepresentable>: Representing {
  private struct Made {
    let widget: UnsafeMutablePointer<V.Widget>
    /// Keeps the widget.
    let kept: any HostWidget
    let coordinator: V.Coordinator
    let part: HostPart
  }

  private var made: Made?
  private var changes = 0

  func update(with part: WidgetPart<V>, _ environment: EnvironmentValues, _ transaction: Transaction) -> HostPartView {
    let view = part.view
    let coordinator = made?.coordinator ?? view.makeCoordinator()
    let context = V.Context(coordinator: coordinator, transaction: transaction, environment: environment)
    let made = self.made ?? make(view, part.adopt, context)
    self.made = made
    view.updateWidget(made.widget, context: context)
    made.part.size = { proposal in
      view.sizeThatFits(proposal, widget: made.widget, context: context) ?? made.kept.size(for: proposal)
    }
    changes &+= 1
    return HostPartView(made.part, changes: changes)
  }

  private func make(
    _ view: V, _ adopt: @MainActor (OpaquePointer) -> any HostWidget, _ context: V.Context
  ) -> Made {
    let widget = view.makeWidget(context: context)
    let kept = adopt(OpaquePointer(widget))
    return Made(widget: widget, kept: kept, coordinator: context.coordinator, part: HostPart(.widget(kept)))
  }

  func dismantle() {
    guard let made else { return }
    self.made = nil
    V.dismantleWidget(made.widget, coordinator: made.coordinator)
  }
}
