/// Something that shows a view and can stop showing it: a pushed page, a sheet.
@MainActor
protocol Presented: AnyObject {
  var isPresented: Bool { get }
  func dismiss()
}

struct PresentedBy: @unchecked Sendable {
  private enum Way {
    case nowhere
    /// There is one for each page, so they go the quicker way.
    case page(LiveReference<PageNode>)
    case other(WeakPresented)
  }

  private let way: Way

  var target: (any Presented)? {
    switch way {
    case .nowhere: nil
    case .page(let link): link.target
    case .other(let other): other.target
    }
  }

  init(_ target: (any Presented)?) {
    switch target {
    case nil: way = .nowhere
    case let page as PageNode: way = .page(page.link)
    case let target?: way = .other(WeakPresented(target))
    }
  }
}

private final class WeakPresented {
  private(set) weak var target: (any Presented)?
  init(_ target: any Presented) { self.target = target }
}

struct PresentedKey: EnvironmentKey {
  static var defaultValue: PresentedBy { PresentedBy(nil) }
}

/// Ends the presentation a view is in: goes back from a page, closes a sheet.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// Button("Done") { dismiss() }
/// ```
@MainActor @preconcurrency
public struct DismissAction {
  let presented: PresentedBy
  /// Whether the view was presented at all when the action was read.
  let isPresented: Bool
  let dismissWindow: DismissWindowAction

  /// Ends the presentation; does nothing if it has ended already. A view that nothing presented closes its window, unless
  /// no other would be left.
  public func callAsFunction() {
    if isPresented { presented.target?.dismiss() } else { dismissWindow.closeUnlessLast() }
  }
}

/// Whether a view is presented, and a way to end that.
///
/// ```swift
/// @Environment(\.presentationMode) private var presentationMode
/// Button("Done") { presentationMode.wrappedValue.dismiss() }
/// ```
public struct PresentationMode: Sendable {
  let presented: PresentedBy

  public var isPresented: Bool {
    let presented = presented
    return MainActor.assumeIsolated { presented.target?.isPresented ?? false }
  }

  public mutating func dismiss() {
    let presented = presented
    MainActor.assumeIsolated { presented.target?.dismiss() }
  }
}

extension EnvironmentValues {
  /// Ends the presentation the view is in.
  public var dismiss: DismissAction {
    let presented = self[PresentedKey.self]
    let dismissWindow = dismissWindow
    return MainActor.assumeIsolated {
      DismissAction(presented: presented, isPresented: presented.target != nil, dismissWindow: dismissWindow)
    }
  }

  /// Whether the view has been pushed or is in a sheet or the like.
  public var isPresented: Bool {
    let presented = self[PresentedKey.self]
    return MainActor.assumeIsolated { presented.target?.isPresented ?? false }
  }

  public var presentationMode: Binding<PresentationMode> {
    let presented = self[PresentedKey.self]
    return Binding(get: { PresentationMode(presented: presented) }, set: { _ in })
  }
}
