/// The place in the guide that says what to use instead of a framework.
enum InsteadOf {
  static func page(for module: String) -> String {
    let section =
      switch module {
      case "SwiftData", "CoreData": "swiftdata-and-core-data"
      case "Charts": "charts"
      case "MapKit", "CoreLocation", "CoreLocationUI", "_MapKit_SwiftUI": "mapkit-and-core-location"
      case "UIKit": "uikit"
      case "AppKit", "Cocoa": "appkit"
      default: "others"
      }
    return "Docs/InsteadOf.md#\(section)"
  }
}
