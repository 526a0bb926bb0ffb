import Foundation

extension AppPackage {
  /// Runs the tests of a project and of its local packages, as Xcode does, and fails if any of them fail.
  func testWithLocalPackages(_ options: [String]) throws(Failure) {
    let sdk = try SDKBundle.installed.name(for: toolchain)
    let own = hasTests ? [folder] : []
    var failed: [String] = []
    for package in own + testedPackages {
      Terminal.step("Testing \(package.lastPathComponent)")
      var swift = toolchain.swift
      swift.folder = package
      // Nothing is written into the user's packages.
      let scratch = folder.deletingLastPathComponent().appending(path: "tests/\(package.lastPathComponent)")
      let place = package == folder ? [] : ["--scratch-path", scratch.path]
      let status = try swift.runInForeground(["test"] + SDKBundle.options(naming: sdk) + place + self.options + options)
      if status != 0 { failed.append(package.lastPathComponent) }
    }
    guard failed.isEmpty else {
      throw Failure(message: "The tests of \(failed.joined(separator: ", ")) failed.", status: 1)
    }
  }

  /// Whether a package has tests that SwiftPM finds.
  static func hasTests(_ package: URL) -> Bool {
    let manifest = (try? String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
    return manifest.contains(".testTarget(")
  }
}
