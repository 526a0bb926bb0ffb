import Foundation

/// What packages say about an app.
struct AppInfo: Equatable {
  var identifier: String
  var name: String
  var version: String
  var summary: String
  var about: String
  var developer: String?
  var maintainer: String?
  var homepage: String?
  /// The license, as an SPDX expression.
  var license: String?
  var categories: [String]
  var schemes: [String]
  /// The build number, if the project has one.
  var build: String?
  /// The name of the icon in an asset catalog.
  var icon = "AppIcon"

  /// - Parameter sources: Where to look, the first that says something counts.
  init(product: String, sources: [AppDetails]) throws(Failure) {
    func first<Value>(_ path: KeyPath<AppDetails, Value?>) -> Value? {
      sources.lazy.compactMap { $0[keyPath: path] }.first
    }
    identifier = first(\.identifier) ?? "app.cairn.\(Self.busName(of: product))"
    name = first(\.name) ?? product
    version = first(\.version) ?? "0.0.0"
    summary = first(\.summary) ?? name
    about = first(\.description) ?? summary
    developer = first(\.developer)
    maintainer = first(\.maintainer)
    homepage = first(\.homepage)
    license = first(\.license)
    categories = first(\.categories) ?? ["Utility"]
    schemes = first(\.schemes) ?? []
    build = first(\.build)
    icon = first(\.icon) ?? icon
    try check()
  }

  /// A part of a D-Bus name, as apps without an identifier make it from their name.
  private static func busName(of name: String) -> String {
    let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return plain.first?.isNumber == true ? "_" + plain : plain
  }

  private func check() throws(Failure) {
    guard identifier.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_-]*(\.[A-Za-z_][A-Za-z0-9_-]*)+/) != nil,
      identifier.count < 256
    else {
      throw .data(
        "\"\(identifier)\" is no identifier of an app. Write it like org.example.Journal, in \(AppDetails.file).")
    }
    guard version.wholeMatch(of: /[0-9][A-Za-z0-9.+~]*/) != nil else {
      throw .data(
        "\"\(version)\" is no version. It begins with a digit and has letters, digits, points, + and ~. Set it in \(AppDetails.file)."
      )
    }
    guard maintainer?.wholeMatch(of: /[^<>]+ <[^<>@ ]+@[^<>@ ]+>/) != nil || maintainer == nil else {
      throw .data("The maintainer is a name and an address, such as Jane Doe <jane@example.org>.")
    }
    for scheme in schemes where scheme.wholeMatch(of: /[a-z][a-z0-9+.-]*/) == nil {
      throw .data("\"\(scheme)\" is no scheme of links. It begins with a lower-case letter and has no capitals.")
    }
    for category in categories where category.wholeMatch(of: /[A-Za-z0-9-]+/) == nil {
      throw .data("\"\(category)\" is no category. The desktop menu's are words such as Utility, Office and Game.")
    }
    let texts = [name, summary, developer, maintainer, homepage, license].compactMap { $0 }
    guard !texts.contains(where: { $0.contains { $0.isNewline } }) else {
      throw .data("Of the texts about an app, only the description has several lines.")
    }
  }
}
