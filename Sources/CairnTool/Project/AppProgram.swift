import Foundation

extension AppPackage {
  private struct Description: Decodable {
    struct Product: Decodable {
      let name: String
      let type: [String: [String]?]
    }
    let products: [Product]
  }

  /// Builds an app, and returns its program. The output of SwiftPM goes to standard error.
  func build(product wish: String?) throws(Failure) -> Program {
    let options = SDKBundle.options(naming: try SDKBundle.installed.name(for: toolchain)) + self.options
    let product = try product(named: wish)
    try writeInformation()
    var swift = toolchain.swift
    swift.folder = folder
    Terminal.printError(try swift.output(["build"] + options + ["--product", product]))
    let place = try swift.output(["build"] + options + ["--show-bin-path"]).trimmingCharacters(
      in: .whitespacesAndNewlines)
    return Program(path: "\(place)/\(product)")
  }

  /// The names of the apps and other programs.
  func programs() throws(Failure) -> [String] { try names(ofKind: "executable") }

  /// The names of the libraries that other packages may use.
  func libraries() throws(Failure) -> [String] { try names(ofKind: "library") }

  func product(named wish: String?) throws(Failure) -> String {
    if let product { return product }
    if let wish { return wish }
    let programs = try programs()
    guard let only = programs.first else { throw .data("The package in \(folder.path) has no app.") }
    guard programs.count == 1 else {
      throw .usage("The package has several programs. Name one of \(programs.joined(separator: ", ")).")
    }
    return only
  }

  private func names(ofKind kind: String) throws(Failure) -> [String] {
    var swift = toolchain.swift
    swift.folder = folder
    let text = try swift.output(["package", "describe", "--type", "json"])
    guard let description = try? JSONDecoder().decode(Description.self, from: Data(text.utf8)) else {
      throw .data("The package in \(folder.path) cannot be understood.")
    }
    return description.products.filter { $0.type.keys.contains(kind) }.map(\.name)
  }
}
