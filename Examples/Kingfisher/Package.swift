// swift-tools-version: 6.0
import PackageDescription

// A stand-in for github.com/onevcat/Kingfisher, for `swift package edit Kingfisher --path …`. It needs Cairn's SDK.
let package = Package(
  name: "Kingfisher",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Kingfisher", targets: ["Kingfisher"])],
  targets: [.target(name: "Kingfisher")]
)
