// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Issues",
  defaultLocalization: "en",
  targets: [
    .executableTarget(name: "Issues", resources: [.process("Resources")]),
    .testTarget(name: "IssuesTests", dependencies: ["Issues"], exclude: ["OldStates"]),
  ],
  swiftLanguageModes: [.v6]
)
