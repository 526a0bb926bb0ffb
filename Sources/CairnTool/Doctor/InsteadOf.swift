/// The place in the guide that says what to use instead of a framework.
enum InsteadOf {
  /// Whether a module is one of Apple's, and not one that a package may yet bring.
  static func isFramework(_ module: String) -> Bool { frameworks.contains(module) }

  private static let frameworks: Set = [
    "AVFoundation", "ARKit", "Accelerate", "ActivityKit", "AppIntents", "AppKit", "BackgroundTasks", "CloudKit",
    "Cocoa",
    "Contacts", "ContactsUI", "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreLocationUI", "CoreML",
    "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreText", "CoreVideo", "CryptoKit", "EventKit",
    "EventKitUI",
    "FamilyControls", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "LinkPresentation",
    "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage",
    "Network", "NetworkExtension", "PDFKit", "PassKit", "PencilKit", "Photos", "QuartzCore", "QuickLook", "RealityKit",
    "ReplayKit", "SafariServices", "SceneKit", "Security", "Speech", "SpriteKit", "SystemConfiguration", "UIKit",
    "Vision",
    "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit",
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
