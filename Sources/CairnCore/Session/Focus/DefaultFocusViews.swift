import CairnScreen

/// A view that may prefer the default focus.
@MainActor
protocol DefaultFocusView: AnyObject {
  var prefersDefaultFocus: Bool { get }
  /// The element that would take the focus.
  var target: Element? { get }
}

/// The views that prefer the default focus, by focus scope.
@MainActor
final class DefaultFocusViews {
  private var views: [Namespace.ID: [WeakView]] = [:]

  private struct WeakView {
    weak var view: (any DefaultFocusView)?
  }

  func add(_ view: any DefaultFocusView, in namespace: Namespace.ID) {
    views[namespace, default: []].append(WeakView(view: view))
  }

  /// Returns the first view of a scope that prefers the focus and can take it.
  func target(in namespace: Namespace.ID) -> Element? {
    let live = (views[namespace] ?? []).filter { $0.view != nil }
    views[namespace] = live.isEmpty ? nil : live
    for wish in live {
      if let view = wish.view, view.prefersDefaultFocus, let target = view.target { return target }
    }
    return nil
  }
}
