import CairnValues

/// Why a phone wakes an app up. Nothing wakes apps up here.
///
/// ```swift
/// WindowGroup { ContentView() }.backgroundTask(.appRefresh("mail")) { await fetch() }
/// ```
public struct BackgroundTask<Request, Response> {
  let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  /// To bring what it shows up to date.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask(name: identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
  /// To take what was loaded meanwhile.
  public static var urlSession: BackgroundTask { BackgroundTask(name: "urlSession") }
  /// To take what was loaded meanwhile.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>(name: identifier)
  }
}

nonisolated extension Scene {
  /// Says what to do when the system wakes the app up. It never does here; it is accepted.
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }

  /// Shows or hides what the phone draws over apps.
  public func persistentSystemOverlays(_ preferred: Visibility) -> some Scene { self }
}
