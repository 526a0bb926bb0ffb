import CairnCore
import CairnValues
import Foundation

/// An app that begins with a delegate of UIKit and shows what its windows contain.
public struct _DelegateApp<Delegate: NSObject & UIApplicationDelegate>: App {
  // As a property wrapper, it would launch the app twice: once before `init`.
  private let delegate: UIApplicationDelegateAdaptor<Delegate>
  /// The window that the delegate made at launch.
  private let first: UIWindow?
  private let menu = MainMenu()

  public init() {
    (delegate, first) = UIWindow.shown { UIApplicationDelegateAdaptor(Delegate.self) }
    (delegate.wrappedValue as? UIResponder)?.buildMenu(with: menu)
    UnhandledURLs.taker = { FrontSession.current?.frontWindow.flatMap(SceneConnection.of)?.open($0) ?? false }
  }

  /// A group of windows that the delegate fills.
  public var body: some Scene {
    WindowGroup { DelegateScene(app: delegate.wrappedValue, first: first) }.adding(menu.commands)
  }
}

/// The content of a scene of such an app.
private struct DelegateScene: View {
  let app: any UIApplicationDelegate
  let first: UIWindow?
  @Environment(\.sceneWindow) private var shown
  @Environment(\.scenePhase) private var phase
  @State private var connection = SceneConnection()

  var body: some View {
    let _ = connection.connect(to: shown.window, app, first: first)
    ZStack {
      ForEach(connection.windows, id: \.self) { WindowContent(window: $0) }
    }
    .onChange(of: phase, initial: true) { connection.follow(phase) }
    .onDisappear { connection.disconnect() }
  }
}

private struct WindowContent: View {
  let window: UIWindow

  var body: some View {
    let _ = window.contents.read()
    if !window.isHidden, let controller = window.rootViewController { ControllerView(controller: controller) }
  }
}
