import CairnCore
import Foundation

/// UIKit's clipboard. It belongs to the app, because no host gives apps access to the system's clipboard.
///
/// ```swift
/// Button("Copy") { UIPasteboard.general.string = code }
/// ```
@preconcurrency @MainActor
public final class UIPasteboard {
  /// The app's clipboard.
  public static let general = UIPasteboard()

  private var texts: [String] = [] {
    didSet { changeCount += 1 }
  }
  private var links: [URL] = []

  /// The number of times something was copied.
  public private(set) var changeCount = 0

  /// The copied text.
  public var string: String? {
    get { texts.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The copied texts.
  public var strings: [String]? {
    get { texts.isEmpty ? nil : texts }
    set {
      links = []
      texts = newValue ?? []
    }
  }

  /// The copied URL.
  public var url: URL? {
    get { links.first }
    set {
      links = newValue.map { [$0] } ?? []
      texts = newValue.map { [$0.absoluteString] } ?? []
    }
  }

  /// Whether the clipboard contains text.
  public var hasStrings: Bool { !texts.isEmpty }
  /// Whether the clipboard contains a URL.
  public var hasURLs: Bool { !links.isEmpty }
}
