import CairnCore
import CoreTransferable
import Foundation

/// UIKit's clipboard. Its content is that of the app's clipboard, which hosts share with the system where they can.
///
/// ```swift
/// Button("Copy") { UIPasteboard.general.string = code }
/// ```
@preconcurrency @MainActor
public final class UIPasteboard {
  /// The app's clipboard.
  public static let general = UIPasteboard()

  /// What is copied while no app runs.
  private let own = Clipboard()

  private var clipboard: Clipboard { FrontSession.current?.clipboard ?? own }

  private var texts: [String] {
    clipboard.contents.compactMap { content in
      switch content {
      case .text(let text): text
      case .url(let url): url.absoluteString
      case .data: nil
      }
    }
  }

  /// The number of times something was copied.
  public var changeCount: Int { clipboard.changeCount }

  /// The copied text.
  public var string: String? {
    get { texts.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The copied texts.
  public var strings: [String]? {
    get { texts.isEmpty ? nil : texts }
    set { clipboard.contents = (newValue ?? []).map { .text($0) } }
  }

  /// The copied URL.
  public var url: URL? {
    get { clipboard.contents.lazy.compactMap { if case .url(let url) = $0 { url } else { nil } }.first }
    set { clipboard.contents = newValue.map { [.url($0)] } ?? [] }
  }

  /// Whether the clipboard contains text.
  public var hasStrings: Bool { !texts.isEmpty }
  /// Whether the clipboard contains a URL.
  public var hasURLs: Bool { url != nil }
  /// The copied URLs.
  public var urls: [URL]? {
    get {
      let urls = clipboard.contents.compactMap { if case .url(let url) = $0 { url } else { nil } }
      return urls.isEmpty ? nil : urls
    }
    set { clipboard.contents = (newValue ?? []).map { .url($0) } }
  }

  /// The copied image. Only an image made from PNG or JPEG data can be copied.
  public var image: UIImage? {
    get {
      clipboard.contents.lazy.compactMap { if case .data(let data) = $0 { UIImage(data: data) } else { nil } }.first
    }
    set {
      let data = newValue.flatMap { $0.pngData() ?? $0.jpegData(compressionQuality: 1) }
      clipboard.contents = data.map { [.data($0)] } ?? []
    }
  }

  /// Whether the clipboard contains an image.
  public var hasImages: Bool { image != nil }

  /// Copies a text or a URL under the name of a type. Other values are not copied.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    switch value {
    case let text as String: string = text
    case let address as URL: url = address
    default: break
    }
  }
}
