/// The modules of Apple's that an app's own sources import by another name here, unless a module of the app has the name.
///
/// A module of Apple's name would answer `canImport` in every package of a build. Libraries put whatever needs the real UIKit between
/// `#if canImport(UIKit)` and `#endif`, and packages that run on Linux choose swift-crypto by `#if canImport(CryptoKit)`.
enum OtherModules {
  /// The replacements, by the names of Apple's modules.
  static let names: [String: String] = [
    "UIKit": "SwiftUI", "AppKit": "SwiftUI", "Cocoa": "SwiftUI", "ImageIO": "SwiftUI", "QuartzCore": "SwiftUI",
    "CryptoKit": "CairnCryptoKit", "Security": "CairnSecurity", "Network": "CairnNetwork",
    "Accelerate": "CairnAccelerate", "CommonCrypto": "CairnCryptoKit", "Photos": "PhotosUI", "Symbols": "SwiftUI",
    "MobileCoreServices": "UniformTypeIdentifiers", "CoreServices": "UniformTypeIdentifiers",
    "CoreFoundation": "CoreGraphics",
    "Darwin": "Foundation", "ObjectiveC": "Foundation", "System": "Foundation",
  ]

  /// Apple's modules that have others here.
  static let all = Set(names.keys)

  /// The modules of which files import parts, such as `CoreGraphics.CGGeometry`. Modules here have none.
  static let withParts: Set = ["CoreFoundation", "CoreGraphics", "Darwin", "Foundation", "ObjectiveC"]

  /// The modules that files name in front of types, such as `CryptoKit.SHA256`. Apps have types with the names of others.
  static let inFrontOfTypes: Set = ["AppKit", "CryptoKit", "UIKit"]

  /// The modules that a package for Linux never imports without a guard.
  static let onlyApples = all.subtracting(["CoreFoundation"])

  /// The companions of this package. Conditions that ask for them hold in copies.
  static let companions: Set = ["CryptoKit", "Security", "Network", "ImageIO", "QuartzCore"]

  /// Whether a question of a condition holds in every copy.
  static func hold(_ question: some StringProtocol, _ argument: some StringProtocol) -> Bool {
    question == "canImport" && companions.contains(String(argument))
  }
}
