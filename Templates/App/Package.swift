// swift-tools-version: 6.2
import PackageDescription

// One manifest for both: Cairn on Linux, Apple's SwiftUI on a Mac.
let onLinux = TargetDependencyCondition.when(platforms: [.linux])

#if os(Linux)
  // Writes a constant for each picture and color of an asset catalog, as Xcode does.
  let plugins: [Target.PluginUsage] = [.plugin(name: "AssetConstants", package: "Cairn")]
#else
  let plugins: [Target.PluginUsage] = []
#endif

/// On Apple's systems `import Foundation` alone brings `@Observable`, `ObservableObject` and `URLSession`. This flag adds
/// the equivalent imports, so files that import only Foundation, or nothing, compile unchanged.
let settings: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "AppleImports"], .when(platforms: [.linux]))
]

let package = Package(
  name: "NewApp",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [
    CAIRN_DEPENDENCY
  ],
  targets: [
    .executableTarget(
      name: "NewApp",
      dependencies: [
        .product(name: "SwiftUI", package: "Cairn", condition: onLinux),
        .product(name: "AppleImports", package: "Cairn", condition: onLinux),
      ],
      swiftSettings: settings,
      plugins: plugins),
    .testTarget(
      name: "NewAppTests",
      dependencies: ["NewApp", .product(name: "CairnTesting", package: "Cairn", condition: onLinux)],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
