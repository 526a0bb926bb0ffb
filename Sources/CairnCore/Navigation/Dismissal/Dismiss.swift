/// Something that presents a view and can dismiss it: a pushed page or a sheet.
@MainActor
protocol Presented: AnyObject {
  var isPresented: Bool { get }
  func dismiss()
}

struct PresentedBy: @unchecked Sendable {
  // Sendable: only the main thread follows the reference.
  private enum Way {
    case nowhere
    /// Each page makes a `PresentedBy`, so pages get the faster case.
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

  /// Whether the view was presented by something that is gone.
  @MainActor var hasEnded: Bool {
    if case .nowhere = way { return false }
    return target?.isPresented != true
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

extension PresentedKey: EnvironmentKey {
  static var defaultValue: PresentedBy { PresentedBy(nil) }
}

/// Dismisses the presentation a view is in: pops a page or closes a sheet.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// Button("Done") { dismiss() }
/// ```
@MainActor @preconcurrency
public struct DismissAction {
  let presented: PresentedBy
  /// Whether the view was presented when the action was read.
  let isPresented: Bool
  let dismissWindow: DismissWindowAction

  /// Dismisses the presentation, or does nothing if it has already ended. In a view that was never presented,
  /// closes the window unless it is the last one.
  public func callAsFunction() {
    if isPresented { presented.target?.dismiss() } else { dismissWindow.closeUnlessLast() }
  }
}

/// Whether a view is presented, and an action to dismiss it.
///
/// ```swift
/// @Environment(\.presentationMode) private var presentationMode
/// Button("Done") { presentationMode.wrappedValue.dismiss() }
/// ```
public struct PresentationMode: Sendable {
  let presented: PresentedBy

  /// Whether the view is presented.
  public var isPresented: Bool {
    let presented = presented
    return MainActor.assumeIsolated { presented.target?.isPresented ?? false }
  }

  /// Dismisses the view if it is presented.
  public mutating func dismiss() {
    let presented = presented
    MainActor.assumeIsolated { presented.target?.dismiss() }
  }
}

extension EnvironmentValues {
  /// An action that dismisses the presentation the view is in.
  public var dismiss: DismissAction {
    let presented = self[PresentedKey.self]
    let dismissWindow = dismissWindow
    return MainActor.assumeIsolated {
      DismissAction(presented: presented, isPresented: presented.target != nil, dismissWindow: dismissWindow)
    }
  }

  /// Whether the view is pushed or presented, for example in a sheet.
  public var isPresented: Bool {
    let presented = self[PresentedKey.self]
    return MainActor.assumeIsolated { presented.target?.isPresented ?? false }
  }

  /// Whether the view is presented, and how to dismiss it.
  public var presentationMode: Binding<PresentationMode> {
    let presented = self[PresentedKey.self]
    return .unread(get: { PresentationMode(presented: presented) }, set: { _ in })
  }
}
