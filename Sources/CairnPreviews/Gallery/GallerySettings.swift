import SwiftUI

/// How the gallery shows a preview.
struct GallerySettings: Equatable {
  enum Size: Codable, Hashable {
    /// All of the room beside the list.
    case window
    case fits
    case phone, phoneLandscape, tablet, desktop
    case fixed(width: Double, height: Double)

    /// The sizes that every preview can have.
    static let usual: [Size] = [.window, .fits, .phone, .phoneLandscape, .tablet, .desktop]

    init(_ size: PreviewEntry.Size) {
      self =
        switch size {
        case .device: .window
        case .landscapeDevice: .phoneLandscape
        case .fits: .fits
        case .fixed(let width, let height): .fixed(width: width, height: height)
        }
    }

    var name: String {
      switch self {
      case .window: "Fill"
      case .fits: "Fit"
      case .phone: "Phone"
      case .phoneLandscape: "Phone, landscape"
      case .tablet: "Tablet"
      case .desktop: "Desktop"
      case .fixed(let width, let height): "\(Int(width)) × \(Int(height))"
      }
    }

    /// The size in points, or `nil` if it follows from the window or the view.
    var points: CGSize? {
      switch self {
      case .window, .fits: nil
      case .phone: CGSize(width: 390, height: 844)
      case .phoneLandscape: CGSize(width: 844, height: 390)
      case .tablet: CGSize(width: 820, height: 1180)
      case .desktop: CGSize(width: 1280, height: 800)
      case .fixed(let width, let height): CGSize(width: width, height: height)
      }
    }

    /// The size classes that the preview sees, or `nil` for those of the window.
    var classes: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass)? {
      switch self {
      case .window, .fits, .fixed: nil
      case .phone: (.compact, .regular)
      case .phoneLandscape: (.compact, .compact)
      case .tablet, .desktop: (.regular, .regular)
      }
    }
  }

  var size = Size.window
  /// The appearance, or `nil` for that of the system.
  var colorScheme: ColorScheme?
  /// The size of text, or `nil` for that of the system.
  var typeSize: DynamicTypeSize?
  /// The language, or `nil` for that of the system.
  var language: String?
  /// Whether to lay the preview out from right to left in any language.
  var isMirrored = false
}

extension GallerySettings {
  /// The direction of the preview in a place with another.
  func direction(in outer: LayoutDirection) -> LayoutDirection {
    let own = language.map { Locale(identifier: $0).language.characterDirection == .rightToLeft }
    let isFromTheRight = own ?? (outer == .rightToLeft)
    return isFromTheRight != isMirrored ? .rightToLeft : .leftToRight
  }
}
