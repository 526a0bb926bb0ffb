import CairnValues

/// A reason for waking a phone app. Apps are never woken here.
///
/// ```swift
/// WindowGroup { ContentView() }.backgroundTask(.appRefresh("mail")) { await fetch() }
/// ```
public struct BackgroundTask<Request, Response> {
  let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Refreshes the app's content.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask(name: identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Handles the completion of a download.
  public static var urlSession: BackgroundTask { BackgroundTask(name: "urlSession") }
  /// Handles the completion of a download.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>(name: identifier)
  }
}

nonisolated extension Scene {
  /// Sets the work to do when the system wakes the app. Has no effect.
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }

  /// Sets the visibility of a phone's system overlays. Has no effect.
  public func persistentSystemOverlays(_ preferred: Visibility) -> some Scene { self }
}
