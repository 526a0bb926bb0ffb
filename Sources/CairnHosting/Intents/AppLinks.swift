import CairnCore
import Foundation

// Links with a scheme of the app's own, which work whether or not the system knows the app.
extension Session {
  /// Opens a link in the app itself if its scheme may be the app's. Returns `false` for what belongs to other programs.
  package func openAsOwn(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased(), !foreignSchemes.contains(scheme) else { return false }
    open(url)
    return true
  }
}

/// Schemes that no app has for itself.
private let foreignSchemes: Set = [
  "http", "https", "mailto", "tel", "sms", "facetime", "maps", "geo", "file", "ftp", "data", "about", "blob",
  "javascript", "vbscript",
]
