// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Books",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  targets: [
    .executableTarget(name: "Books", resources: [.process("Resources")]),
    .testTarget(name: "BooksTests", dependencies: ["Books"]),
  ],
  swiftLanguageModes: [.v6]
)
