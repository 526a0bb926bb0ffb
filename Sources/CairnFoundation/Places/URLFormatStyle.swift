import Foundation

extension URL {
  /// The parts of a URL to show.
  ///
  ///     url.formatted(.url.scheme(.never).query(.always))
  public struct FormatStyle: ParseableFormatStyle, Sendable {
    /// When to show a part.
    ///
    ///     url.formatted(.url.port(.omitIfHTTPFamily))
    public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
      fileprivate enum Kind: String, Codable { case always, never, omitIfHTTPFamily }
      fileprivate let kind: Kind
      /// The part is always shown if it exists.
      public static let always = ComponentDisplayOption(kind: .always)
      /// The part is omitted.
      public static let never = ComponentDisplayOption(kind: .never)
      /// The part is omitted from web addresses.
      public static let omitIfHTTPFamily = ComponentDisplayOption(kind: .omitIfHTTPFamily)
      public var description: String { kind.rawValue }
    }

    /// When to show the host, and how much of it.
    ///
    ///     url.formatted(.url.host(.never))
    public struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
      fileprivate let component: ComponentDisplayOption
      fileprivate var leavesOutSubdomains: Set<String> = []
      fileprivate var isOnlyDomain = false
      /// The host is always shown if it exists.
      public static let always = HostDisplayOption(component: .always)
      /// The host is omitted.
      public static let never = HostDisplayOption(component: .never)
      /// The host is omitted from web addresses.
      public static let omitIfHTTPFamily = HostDisplayOption(component: .omitIfHTTPFamily)
      /// The host is shown without certain subdomains, such as `www`.
      public static func omitSpecificSubdomains(
        _ subdomains: Set<String> = [], includeMultiLevelSubdomains: Bool = false
      ) -> HostDisplayOption {
        HostDisplayOption(
          component: .always, leavesOutSubdomains: subdomains, isOnlyDomain: includeMultiLevelSubdomains)
      }
      public var description: String { component.description }

      fileprivate func shown(_ host: String) -> String {
        let names = host.split(separator: ".", omittingEmptySubsequences: false)
        guard names.count > 2 else { return host }
        if isOnlyDomain, leavesOutSubdomains.contains(names.dropLast(2).joined(separator: ".")) {
          return names.suffix(2).joined(separator: ".")
        }
        guard leavesOutSubdomains.contains(String(names[0])) else { return host }
        return names.dropFirst().joined(separator: ".")
      }
    }

    private var scheme: ComponentDisplayOption
    private var user: ComponentDisplayOption
    private var password: ComponentDisplayOption
    private var host: HostDisplayOption
    private var port: ComponentDisplayOption
    private var path: ComponentDisplayOption
    private var query: ComponentDisplayOption
    private var fragment: ComponentDisplayOption

    /// Creates a style with a display option for each part.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      self.scheme = scheme
      self.user = user
      self.password = password
      self.host = host
      self.port = port
      self.path = path
      self.query = query
      self.fragment = fragment
    }

    /// Returns the formatted URL.
    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
      let isOfTheWeb = ["http", "https"].contains(parts.scheme?.lowercased())
      func part(_ text: String?, _ option: ComponentDisplayOption) -> String? {
        switch option.kind {
        case .always: text
        case .never: nil
        case .omitIfHTTPFamily: isOfTheWeb ? nil : text
        }
      }
      var text = ""
      let hasHost = parts.host.map { !$0.isEmpty } ?? false
      if let scheme = part(parts.scheme, scheme) { text += hasHost || value.isFileURL ? "\(scheme)://" : "\(scheme):" }
      if let user = part(parts.user, user) {
        text += user
        if let password = part(parts.password, password) { text += ":\(password)" }
        text += "@"
      }
      if hasHost, let host = part(parts.host, host.component) { text += self.host.shown(host) }
      if let port = part(parts.port.map(String.init), port) { text += ":\(port)" }
      text += part(parts.path, path) ?? ""
      if let query = part(parts.query, query) { text += "?\(query)" }
      if let fragment = part(parts.fragment, fragment) { text += "#\(fragment)" }
      return text
    }

    /// The strategy for parsing URLs with all their parts.
    public var parseStrategy: ParseStrategy { ParseStrategy() }

    private func with(_ change: (inout Self) -> Void) -> Self {
      var copy = self
      change(&copy)
      return copy
    }

    /// Returns the style with a display option for the scheme.
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.scheme = strategy } }
    /// Returns the style with a display option for the user.
    public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.user = strategy } }
    /// Returns the style with a display option for the password.
    public func password(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.password = strategy } }
    /// Returns the style with a display option for the host.
    public func host(_ strategy: HostDisplayOption = .always) -> Self { with { $0.host = strategy } }
    /// Returns the style with a display option for the port.
    public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.port = strategy } }
    /// Returns the style with a display option for the path.
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.path = strategy } }
    /// Returns the style with a display option for the query.
    public func query(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.query = strategy } }
    /// Returns the style with a display option for the fragment.
    public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.fragment = strategy } }
  }

  /// Parses a URL from text that a user wrote.
  ///
  ///     let url = try URL(written, strategy: .url)
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    public init() {}

    /// Returns the URL, which must have a scheme and something after it.
    public func parse(_ value: String) throws -> URL {
      let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
      guard let url = URL(string: text), url.scheme != nil, url.host != nil || !url.path.isEmpty else {
        throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "“\(value)” is not a URL."])
      }
      return url
    }
  }

  /// Returns the URL as text: scheme, host and path.
  public func formatted() -> String { formatted(.url) }

  /// Returns the URL in a format.
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
    format.format(self)
  }

  /// Parses a URL from text.
  public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == URL {
    self = try strategy.parse(value)
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// URLs: scheme, host and path.
  public static var url: Self { Self() }
}

extension ParseableFormatStyle where Self == URL.FormatStyle {
  /// URLs: scheme, host and path.
  public static var url: Self { Self() }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  /// URLs with a scheme.
  public static var url: Self { Self() }
}
