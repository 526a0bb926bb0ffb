import Foundation

/// The URL that a link opens.
package enum AddressTrait: ElementTraitKey {
  package typealias Value = URL
}

/// The schemes of addresses that lead out of an app. Any other address is an app's own, and may not be on a web page, where
/// it could run code.
package enum LinkSchemes {
  package static let allowed: Set = ["http", "https", "mailto", "tel", "sms", "facetime", "maps", "geo"]

  package static func permits(_ url: URL) -> Bool { url.scheme.map { allowed.contains($0.lowercased()) } ?? false }
}

/// The mark at the end of a row whose only control is a link: to a page, or to a destination outside the app.
package enum LinkMark: CaseIterable, Sendable {
  case page, outside

  @MainActor package init(of link: Element) {
    self = link.traits?[AddressTrait.self].map(LinkSchemes.permits) == true ? .outside : .page
  }

  package var symbol: String {
    switch self {
    case .page: "chevron.forward"
    case .outside: "arrow.up.forward"
    }
  }
}

extension ImageContent {
  package init(_ mark: LinkMark) {
    self.init(source: .symbol(mark.symbol))
    isDecorative = true
  }

  /// What the image marks, if it is the mark of a link.
  package var linkMark: LinkMark? {
    guard isDecorative, case .symbol(let name) = source else { return nil }
    return LinkMark.allCases.first { $0.symbol == name }
  }
}
