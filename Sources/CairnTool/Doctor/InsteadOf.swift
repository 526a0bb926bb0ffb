/// The place in the guide that says what to use instead of a framework.
enum InsteadOf {
  static func page(for module: String) -> String {
    let section =
      switch module {
      case "CoreData": "core-data"
      case "CoreLocationUI", "_MapKit_SwiftUI": "maps-web-pages-purchases-and-others"
      case "UIKit": "uikit"
      case "AppKit", "Cocoa": "appkit"
      default: "others"
      }
    return "Docs/Guide/InsteadOf.md#\(section)"
  }
}
