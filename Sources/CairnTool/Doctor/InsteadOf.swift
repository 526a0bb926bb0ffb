/// The place in the guide that says what to use instead of a framework.
enum InsteadOf {
  /// Whether a module is one of Apple's, and not one that a package may yet bring.
  static func isFramework(_ module: String) -> Bool { frameworks.contains(module) }

  /// Modules that this package has are not among them.
  static let frameworks: Set = [
    "ARKit", "Accelerate", "ActivityKit", "AppKit", "BackgroundTasks", "CloudKit", "Cocoa", "Contacts", "ContactsUI",
    "CoreBluetooth", "CoreLocationUI", "CoreML", "CoreNFC", "CoreSpotlight", "CoreText", "CoreVideo",
    "CryptoKit", "EventKitUI", "FamilyControls", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO",
    "Intents", "Messages", "Metal", "MetalKit", "MultipeerConnectivity", "MusicKit", "Network", "NetworkExtension",
    "PDFKit", "PassKit", "PencilKit", "Photos", "QuartzCore", "QuickLook", "RealityKit", "ReplayKit", "SceneKit",
    "Security", "Speech", "SpriteKit", "SystemConfiguration", "UIKit", "Vision", "VisionKit", "WatchConnectivity",
    "WatchKit", "WeatherKit",
  ]

  static func page(for module: String) -> String {
    let section =
      switch module {
      case "CoreLocationUI", "_MapKit_SwiftUI": "maps-web-pages-purchases-and-others"
      case _ where OtherModules.companions.contains(module): "maps-web-pages-purchases-and-others"
      case "UIKit": "uikit"
      case "AppKit", "Cocoa": "appkit"
      default: "others"
      }
    return "Docs/Guide/InsteadOf.md#\(section)"
  }
}
