import CairnCore
import Foundation

// Links with an app's custom scheme, which work even if the system does not know the app.
extension Session {
  /// Opens a link in the app itself if its scheme may be the app's. Returns `false` for links to other programs.
  package func openAsOwn(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased(), !foreignSchemes.contains(scheme) else { return false }
    open(url)
    return true
  }
}

/// Schemes that no app may claim.
private let foreignSchemes: Set = [
  "http", "https", "mailto", "tel", "sms", "facetime", "maps", "geo", "file", "ftp", "data", "about", "blob",
  "javascript", "vbscript",
]
