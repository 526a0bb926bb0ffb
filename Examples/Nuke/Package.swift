// swift-tools-version: 6.0
import PackageDescription

// A stand-in for github.com/kean/Nuke, for `swift package edit Nuke --path …`. It needs Cairn's SDK.
let package = Package(
  name: "Nuke",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Nuke", targets: ["Nuke"]),
    .library(name: "NukeUI", targets: ["NukeUI"]),
  ],
  targets: [
    .target(name: "Nuke"),
    .target(name: "NukeUI", dependencies: ["Nuke"]),
  ]
)
