// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Tools", defaultLocalization: "en", products: [.library(name: "Tools", targets: ["Tools"])],
  targets: [.target(name: "Tools")])
