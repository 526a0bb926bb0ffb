import SwiftUI

/// An image from a server, loaded by `AsyncImage`.
///
/// ```swift
/// KFImage(photo.url).placeholder { ProgressView() }.resizable().scaledToFill()
/// ```
public struct KFImage: View {
  private let url: URL?
  private var changes: [@MainActor (Image) -> Image] = []
  private var placeholder: AnyView?
  private var failureView: AnyView?
  private var success: (@MainActor (RetrieveImageResult) -> Void)?
  private var failure: (@MainActor (any Error) -> Void)?
  private var duration: Double?

  /// Creates an image.
  public init(_ url: URL?) { self.url = url }

  /// Creates an image.
  public static func url(_ url: URL?, cacheKey: String? = nil) -> KFImage { KFImage(url) }

  public var body: some View {
    AsyncImage(url: url, transaction: Transaction(animation: duration.map { .easeInOut(duration: $0) })) { phase in
      Group {
        if let image = phase.image {
          changes.reduce(image) { $1($0) }
        } else if phase.error != nil, let failureView {
          failureView
        } else {
          placeholder
        }
      }
      .onChange(of: phase.image != nil, initial: true) { _, isLoaded in
        if isLoaded { success?(RetrieveImageResult(url: url)) }
      }
      .onChange(of: phase.error != nil, initial: true) { _, isFailed in
        if isFailed, let error = phase.error { failure?(error) }
      }
    }
  }

  private func with(_ change: (inout KFImage) -> Void) -> KFImage {
    var view = self
    change(&view)
    return view
  }

  /// Changes the image.
  public func configure(_ change: @escaping @MainActor (Image) -> Image) -> KFImage {
    with { $0.changes.append(change) }
  }

  /// Lets the image fill its space.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> KFImage { configure { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) } }

  /// Shows the image as a shape, or in its own colors.
  public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> KFImage { configure { $0.renderingMode(mode) } }

  /// Sets a view that is shown until the image is there.
  public func placeholder<P: View>(@ViewBuilder _ content: () -> P) -> KFImage {
    let view = AnyView(content())
    return with { $0.placeholder = view }
  }

  /// Sets a view that is shown if there is no image.
  public func onFailureView<F: View>(@ViewBuilder _ content: () -> F) -> KFImage {
    let view = AnyView(content())
    return with { $0.failureView = view }
  }

  /// Calls a closure when the image is there.
  public func onSuccess(_ action: @escaping @MainActor (RetrieveImageResult) -> Void) -> KFImage {
    with { $0.success = action }
  }

  /// Calls a closure if there is no image.
  public func onFailure(_ action: @escaping @MainActor (any Error) -> Void) -> KFImage { with { $0.failure = action } }

  /// Fades the image in.
  public func fade(duration: TimeInterval) -> KFImage { with { $0.duration = duration } }

  /// Stops loading when the view disappears. Has no effect: `AsyncImage` always does.
  public func cancelOnDisappear(_ flag: Bool) -> KFImage { self }

  /// Loads the image even if it is stored. Has no effect: the cache of `URLSession` decides.
  public func forceRefresh(_ enabled: Bool = true) -> KFImage { self }

  /// Keeps only the original image. Has no effect: the cache of `URLSession` decides.
  public func cacheOriginalImage(_ enabled: Bool = true) -> KFImage { self }

  /// Stores the image in memory only. Has no effect: the cache of `URLSession` decides.
  public func cacheMemoryOnly(_ enabled: Bool = true) -> KFImage { self }

  /// Tries again after a failure. Has no effect.
  public func retry(maxCount: Int, interval: Double = 0) -> KFImage { self }
}

/// What was loaded.
public struct RetrieveImageResult: Sendable {
  /// The address.
  public let url: URL?
}
