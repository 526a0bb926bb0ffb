import Foundation

/// The folder of an app's stores.
enum DefaultPlace {
  /// Returns the folder of a group, or of the app.
  ///
  /// On Apple's systems each app has its own `applicationSupportDirectory`. Here all of a user's apps share one, so the
  /// app's name is part of the path.
  static func folder(inGroup group: URL?) -> URL {
    if let group { return group.appending(path: "Library/Application Support") }
    return URL.applicationSupportDirectory.appending(path: appName)
  }

  static var appName: String {
    let name = ProcessInfo.processInfo.processName
    return name.isEmpty ? "app" : name
  }
}
