import Foundation

/// What was copied, as UIKit names it. It is the app's own: no host here reaches the system's clipboard from an app.
///
/// ```swift
/// Button("Copy") { UIPasteboard.general.string = code }
/// ```
@preconcurrency @MainActor
public final class UIPasteboard {
  /// What the app has copied last.
  public static let general = UIPasteboard()

  private var texts: [String] = [] {
    didSet { changeCount += 1 }
  }
  private var links: [URL] = []

  /// How often something was copied.
  public private(set) var changeCount = 0

  /// The text that was copied.
  public var string: String? {
    get { texts.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts that were copied.
  public var strings: [String]? {
    get { texts.isEmpty ? nil : texts }
    set {
      links = []
      texts = newValue ?? []
    }
  }

  /// The link that was copied.
  public var url: URL? {
    get { links.first }
    set {
      links = newValue.map { [$0] } ?? []
      texts = newValue.map { [$0.absoluteString] } ?? []
    }
  }

  /// Whether there is text.
  public var hasStrings: Bool { !texts.isEmpty }
  /// Whether there is a link.
  public var hasURLs: Bool { !links.isEmpty }
}
