import CairnCore
import SwiftUI

/// What a snapshot shows: a preview, or a page of the app.
@MainActor
struct SnapshotSubject {
  enum Size {
    case fixed(CGSize)
    /// A phone, or the usual terminal.
    case device(isLandscape: Bool)
    /// As much as the view needs, within a size.
    case fitting(AnyViewMaker)
  }

  typealias AnyViewMaker = @MainActor () -> AnyView

  let make: @MainActor () -> _AppSource
  let url: URL?
  let size: Size

  var isDevice: Bool { if case .device = size { true } else { false } }

  init(_ app: @escaping @MainActor () -> _AppSource, opening url: URL) {
    make = app
    self.url = url
    size = .device(isLandscape: false)
  }

  init(_ preview: PreviewEntry) {
    make = { .of(SnapshotApp(preview.make())) }
    url = nil
    size =
      switch preview.size {
      case .device: .device(isLandscape: false)
      case .landscapeDevice: .device(isLandscape: true)
      case .fixed(let width, let height): .fixed(CGSize(width: width, height: height))
      case .fits: .fitting(preview.make)
      }
  }
}

/// An app with nothing but a preview.
struct SnapshotApp: App {
  private let content: AnyView

  init() { self.init(AnyView(EmptyView())) }

  init(_ content: AnyView) { self.content = content }

  var body: some Scene {
    WindowGroup { content }
  }
}

/// Measures how much room a view needs.
@MainActor
final class SizeProbe {
  private(set) var size: CGSize?

  /// An app that measures a view.
  func app(measuring view: AnyView) -> _AppSource {
    let measured = view.fixedSize().onGeometryChange(for: CGSize.self, of: \.size) { self.size = $0 }
    return .of(SnapshotApp(AnyView(measured)))
  }

  /// The size, rounded up. A view that takes any size gets the limit.
  func size(within limit: CGSize) -> CGSize {
    func side(_ length: CGFloat?, _ limit: CGFloat) -> CGFloat {
      guard let length, length.isFinite, length > 0 else { return limit }
      return min(length.rounded(.up), limit)
    }
    return CGSize(width: side(size?.width, limit.width), height: side(size?.height, limit.height))
  }
}
