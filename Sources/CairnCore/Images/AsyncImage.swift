import CairnFoundation
import CairnScreen
import CairnValues
import Foundation
import FoundationNetworking

/// An image loaded from a URL.
///
/// ```swift
/// AsyncImage(url: photo.url) { image in image.resizable() } placeholder: { ProgressView() }
/// ```
nonisolated public struct AsyncImage<Content: View>: View {
  private let source: ImageSource?
  private let scale: CGFloat
  private let transaction: Transaction
  /// The content for a phase, or `nil` to show the default placeholder.
  private let content: (AsyncImagePhase) -> Content?
  @State private var phase = AsyncImagePhase.empty
  @Environment(\.asyncImageURLSession) private var session
  @Environment(\.weakSession) private var app

  fileprivate init(
    _ source: ImageSource?, _ scale: CGFloat, _ transaction: Transaction,
    _ content: @escaping (AsyncImagePhase) -> Content?
  ) {
    self.source = source
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// Creates an image that shows a view for each phase of loading.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url.map(ImageSource.init), scale, transaction, content)
  }

  /// Creates an image with a placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url.map(ImageSource.init), scale, content, placeholder)
  }

  fileprivate init<I: View, P: View>(
    _ source: ImageSource?, _ scale: CGFloat, _ content: @escaping (Image) -> I, _ placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(source, scale, Transaction()) { phase in
      phase.image.map { _ConditionalContent(.first(content($0))) } ?? _ConditionalContent(.second(placeholder()))
    }
  }

  /// Creates an image with the default placeholder.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url.map(ImageSource.init), scale, Transaction()) { $0.image }
  }

  @MainActor public var body: some View {
    Group {
      if let content = content(phase) { content } else { Color.gray.opacity(0.16) }
    }
    .task(id: source?.id) { await load() }
  }

  @MainActor private func load() async {
    phase = .empty
    guard let source else { return }
    do {
      let rules = app.session?.host.resourceRules ?? .ofProcess
      let data = try ImageLoading.checked(try await source.data(session, rules))
      try Task.checkCancellation()
      show(.success(Image(data: data)))
    } catch is CancellationError {
    } catch {
      show(.failure(error))
    }
  }

  @MainActor private func show(_ new: AsyncImagePhase) {
    withTransaction(transaction) { phase = new }
  }
}

// On Apple's systems, URL requests are part of Foundation.
nonisolated extension AsyncImage {
  /// Creates an image loaded by a request, with content for each phase.
  public init(
    request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(request.map(ImageSource.init), scale, transaction, content)
  }

  /// Creates an image loaded by a request, with a placeholder.
  public init<I: View, P: View>(
    request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(request.map(ImageSource.init), scale, content, placeholder)
  }

  /// Creates an image loaded by a request, with the default placeholder.
  public init(request: URLRequest?, scale: CGFloat = 1) where Content == Image {
    self.init(request.map(ImageSource.init), scale, Transaction()) { $0.image }
  }
}

private struct AsyncImageURLSessionKey: EnvironmentKey {
  static var defaultValue: URLSession? { nil }
}

extension EnvironmentValues {
  fileprivate var asyncImageURLSession: URLSession? {
    get { self[AsyncImageURLSessionKey.self] }
    set { self[AsyncImageURLSessionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the session that loads the images of `AsyncImage` in this view, for example one with a larger cache.
  ///
  /// ```swift
  /// gallery.asyncImageURLSession(URLSession(configuration: configuration))
  /// ```
  public func asyncImageURLSession(_ urlSession: URLSession) -> some View {
    environment(\.asyncImageURLSession, urlSession)
  }
}

/// The source of an image's data.
nonisolated private struct ImageSource {
  private let request: URLRequest

  init(_ request: URLRequest) { self.request = request }

  init(_ url: URL) { request = URLRequest(url: url) }

  /// Identifies the source; a different id reloads the image.
  var id: URLRequest { request }

  func data(_ session: URLSession?, _ rules: ResourceRules) async throws -> Data {
    if let url = request.url, url.isFileURL {
      return try LocalFile.data(at: url, limit: ImageLoading.sizeLimit, rules: rules)
    }
    return try await Network.data(for: request, limit: ImageLoading.sizeLimit, rules: rules, session: session)
  }
}

/// The loading state of an image.
///
/// ```swift
/// AsyncImage(url: url) { phase in
///   if let image = phase.image { image } else if phase.error != nil { Text("Not there") }
/// }
/// ```
public enum AsyncImagePhase: Sendable {
  /// Nothing has been loaded yet.
  case empty
  case success(Image)
  case failure(any Error)

  /// The image, once it has been loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The reason loading failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Checks whether data is an acceptable image.
nonisolated enum ImageLoading {
  /// The largest image shown; anything larger would take more memory than it is worth.
  static var sizeLimit: Int { 64 << 20 }

  static func checked(_ data: Data) throws -> Data {
    guard isImage(data) else { throw ResourceRefusal("The data is not an image.") }
    return data
  }

  /// Whether data starts like one of the common image formats.
  private static func isImage(_ data: Data) -> Bool {
    let starts: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], [0x47, 0x49, 0x46, 0x38], [0x42, 0x4D], [0x49, 0x49, 0x2A, 0],
      [0x4D, 0x4D, 0, 0x2A], [0x52, 0x49, 0x46, 0x46],
    ]
    if starts.contains(where: { data.starts(with: $0) }) { return true }
    let head = String(decoding: data.prefix(256), as: UTF8.self)
    return head.contains("<svg") || head.dropFirst(4).hasPrefix("ftyp")
  }
}
