import CairnCore
import CairnValues
import Foundation

/// An app that begins with a delegate of AppKit and shows the windows that it makes.
public struct _DelegateMacApp<Delegate: NSObject & NSApplicationDelegate>: App {
  // As a property wrapper, it would launch the app twice: once before `init`.
  private let delegate: NSApplicationDelegateAdaptor<Delegate>
  /// The windows that the delegate showed at launch.
  private let first: [NSWindow]

  /// Launches the app.
  public init() {
    (delegate, first) = OwnWindows.shown { NSApplicationDelegateAdaptor(Delegate.self) }
  }

  /// A window on the screen for each of the app's.
  public var body: some Scene {
    WindowGroup(for: OwnWindow.self) { $own in
      OwnWindowView(own: own, others: own == first.first?.own ? first.dropFirst().compactMap(\.own) : [])
    } defaultValue: {
      first.first?.own ?? OwnWindow()
    }
    .defaultSize(
      first.first.map(\.contentSize).flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
        ?? CGSize(width: 800, height: 600)
    )
    .restorationBehavior(.disabled)
  }
}

private struct OwnWindowView: View {
  let own: OwnWindow
  /// Windows that open with it.
  let others: [OwnWindow]
  @Environment(\.sceneWindow) private var shown
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    let _ = OwnWindows.note(own, in: shown.window, openWindow)
    Group {
      if let window = OwnWindows[own] { WindowContent(window: window) }
    }
    .onAppear { for other in others { openWindow(value: other) } }
    .onDisappear { OwnWindows.forget(own) }
  }
}

private struct WindowContent: View {
  let window: NSWindow

  var body: some View {
    let _ = window.changes.read()
    if window.title.isEmpty { window.shownView } else { window.shownView.navigationTitle(window.title) }
  }
}
