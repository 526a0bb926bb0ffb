// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shop",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  targets: [
    .executableTarget(name: "Shop", resources: [.process("Resources")]),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
  ],
  swiftLanguageModes: [.v6]
)
