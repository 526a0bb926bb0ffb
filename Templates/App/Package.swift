// swift-tools-version: 6.2
import PackageDescription

/// On Apple's systems, `import Foundation` alone provides `@Observable`, `ObservableObject` and `URLSession`.
/// This flag adds the equivalent imports to every file, so that files that import only Foundation, or nothing,
/// compile unchanged.
let settings: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "AppleImports"], .when(platforms: [.linux]))
]

let package = Package(
  name: "NewApp",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [
    .package(name: "Cairn", path: "CAIRN_PATH")
  ],
  targets: [
    .executableTarget(
      name: "NewApp",
      dependencies: [
        .product(name: "SwiftUI", package: "Cairn", condition: .when(platforms: [.linux])),
        .product(name: "AppleImports", package: "Cairn", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: settings,
      // Generates a constant for each picture and colour of an asset catalogue, as Xcode does.
      plugins: [.plugin(name: "AssetConstants", package: "Cairn")]),
    .testTarget(
      name: "NewAppTests",
      dependencies: ["NewApp", .product(name: "CairnTesting", package: "Cairn")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
