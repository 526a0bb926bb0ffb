import CairnCore
import CairnValues
import Foundation

extension UIButton {
  /// The look and the content of a button.
  ///
  /// ```swift
  /// var configuration = UIButton.Configuration.filled()
  /// configuration.title = "Save"
  /// ```
  public struct Configuration: Hashable, Sendable {
    enum Kind { case plain, bordered, filled }

    /// How large the button is. Stored without effect.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// The shape of the corners. Stored without effect.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    let kind: Kind

    /// The title.
    public var title: String?
    /// The styled title.
    public var attributedTitle: AttributedString?
    /// The text below the title.
    public var subtitle: String?
    /// The image beside the title.
    public var image: UIImage?
    /// The side of the title on which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the title.
    public var imagePadding: CGFloat = 0
    /// The color of the title and the image.
    public var baseForegroundColor: UIColor?
    /// The color of the background.
    public var baseBackgroundColor: UIColor?
    /// How large the button is. Stored without effect.
    public var buttonSize = Size.medium
    /// The shape of the corners. Stored without effect.
    public var cornerStyle = CornerStyle.dynamic
    /// The distances between the content and the edges. Stored without effect.
    public var contentInsets = NSDirectionalEdgeInsets()
    /// Whether an activity indicator is shown. Stored without effect.
    public var showsActivityIndicator = false

    /// Returns a look without a background.
    public static func plain() -> Configuration { Configuration(kind: .plain) }
    /// Returns a look without a background.
    public static func borderless() -> Configuration { Configuration(kind: .plain) }
    /// Returns a look with a light background in the tint color.
    public static func tinted() -> Configuration { Configuration(kind: .bordered) }
    /// Returns a look with a gray background.
    public static func gray() -> Configuration { Configuration(kind: .bordered) }
    /// Returns a look with a gray background.
    public static func bordered() -> Configuration { Configuration(kind: .bordered) }
    /// Returns a look with a light background in the tint color.
    public static func borderedTinted() -> Configuration { Configuration(kind: .bordered) }
    /// Returns a look with a background in the tint color.
    public static func filled() -> Configuration { Configuration(kind: .filled) }
    /// Returns a look with a background in the tint color.
    public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }

    private init(kind: Kind) { self.kind = kind }
  }
}

/// A side of a rectangle that follows the direction of text.
///
/// ```swift
/// configuration.imagePlacement = .trailing
/// ```
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Distances from edges that follow the direction of text.
///
/// ```swift
/// NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
/// ```
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  /// Creates distances.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()
}
