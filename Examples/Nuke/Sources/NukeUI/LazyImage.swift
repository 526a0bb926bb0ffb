@_exported import Nuke
import SwiftUI

/// An image from a server, loaded by `AsyncImage`.
///
/// ```swift
/// LazyImage(url: photo.url) { state in
///   if let image = state.image { image.resizable() } else { ProgressView() }
/// }
/// ```
public struct LazyImage<Content: View>: View {
  private let request: ImageRequest?
  private let transaction: Transaction
  private let content: (LazyImageState) -> Content
  private var completion: (@MainActor @Sendable (Result<Image, any Error>) -> Void)?

  /// Creates an image with a view for each state of loading.
  public init(
    url: URL?, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (LazyImageState) -> Content
  ) { self.init(request: ImageRequest(url: url), transaction: transaction, content: content) }

  /// Creates an image with a view for each state of loading.
  public init(
    request: ImageRequest?, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (LazyImageState) -> Content
  ) {
    self.request = request
    self.transaction = transaction
    self.content = content
  }

  public var body: some View {
    AsyncImage(request: request?.urlRequest, transaction: transaction) { phase in
      content(LazyImageState(phase: phase, isLoading: phase.image == nil && phase.error == nil && request?.url != nil))
        .onChange(of: phase.image != nil, initial: true) { _, isLoaded in
          if isLoaded, let image = phase.image { completion?(.success(image)) }
        }
        .onChange(of: phase.error != nil, initial: true) { _, isFailed in
          if isFailed, let error = phase.error { completion?(.failure(error)) }
        }
    }
  }

  /// Calls a closure when loading ends.
  public func onCompletion(_ completion: @escaping @MainActor @Sendable (Result<Image, any Error>) -> Void) -> Self {
    var view = self
    view.completion = completion
    return view
  }

  /// Sets how urgent the request is. Has no effect.
  public func priority(_ priority: ImageRequest.Priority?) -> Self { self }

  /// Sets what happens when the view disappears. Has no effect: `AsyncImage` cancels.
  public func onDisappear(_ behavior: LazyImageDisappearBehavior?) -> Self { self }
}

extension LazyImage where Content == LazyImageContent {
  /// Creates an image with a gray placeholder.
  public init(url: URL?) { self.init(url: url) { LazyImageContent(image: $0.image) } }

  /// Creates an image with a gray placeholder.
  public init(request: ImageRequest?) { self.init(request: request) { LazyImageContent(image: $0.image) } }
}

/// What `LazyImage` does when it disappears.
public enum LazyImageDisappearBehavior: Sendable {
  case cancel, lowerPriority
}

/// An image, or a gray area until it is there.
public struct LazyImageContent: View {
  let image: Image?
  public var body: some View {
    if let image { image } else { Color.gray.opacity(0.16) }
  }
}

/// How far loading has come.
public struct LazyImageState {
  let phase: AsyncImagePhase
  /// Whether the image is loading.
  public let isLoading: Bool
  /// The image, once it is there.
  public var image: Image? { phase.image }
  /// Why there is none.
  public var error: (any Error)? { phase.error }
}
