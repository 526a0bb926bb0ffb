import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// UIKit's scroll view, shown as a `ScrollView`.
///
/// Views are placed in it by frames, with `contentSize`, or by constraints to its edges.
///
/// ```swift
/// scrollView.addSubview(stack)
/// ```
open class UIScrollView: UIView {
  override class func blank() -> UIView { UIScrollView() }

  /// When scrolling dismisses a phone's keyboard.
  ///
  /// ```swift
  /// UIScrollView.appearance().keyboardDismissMode = .onDrag
  /// ```
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  /// How scrolling slows down. Stored without effect.
  ///
  /// ```swift
  /// scrollView.decelerationRate = .fast
  /// ```
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The size of the content, where frames place it.
  @_Noted public var contentSize = CGSize.zero
  private var offset = CGPoint.zero
  @_Noted fileprivate var offsetRequest: (count: Int, point: CGPoint) = (0, .zero)
  /// How far the content is scrolled.
  public var contentOffset: CGPoint {
    get { offset }
    set {
      guard newValue != offset else { return }
      offset = newValue
      offsetRequest = (offsetRequest.count &+ 1, newValue)
    }
  }
  /// Whether scrolling stops at pages.
  @_Noted public var isPagingEnabled = false
  /// Whether a user can scroll.
  @_Noted public var isScrollEnabled = true
  /// Whether a vertical indicator is shown.
  @_Noted public var showsVerticalScrollIndicator = true
  /// Whether a horizontal indicator is shown.
  @_Noted public var showsHorizontalScrollIndicator = true
  /// The distances around the content.
  @_Noted public var contentInset = UIEdgeInsets.zero
  /// Whether scrolling goes beyond the edges. Stored without effect.
  public var bounces = true
  /// Whether content that fits can be pulled up and down. Stored without effect.
  public var alwaysBounceVertical = false
  /// Whether content that fits can be pulled sideways. Stored without effect.
  public var alwaysBounceHorizontal = false
  /// How scrolling slows down. Stored without effect.
  public var decelerationRate = DecelerationRate.normal
  /// When scrolling dismisses a phone's keyboard. Stored without effect.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// How much the content is scaled. Stored without effect.
  public var zoomScale: CGFloat = 1
  /// The least scale. Stored without effect.
  public var minimumZoomScale: CGFloat = 1
  /// The greatest scale. Stored without effect.
  public var maximumZoomScale: CGFloat = 1
  /// Told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The content, for constraints.
  public var contentLayoutGuide: UILayoutGuide { parts.guide("content", of: self) }
  /// The visible part, for constraints.
  public var frameLayoutGuide: UILayoutGuide { parts.guide("frame", of: self) }

  /// Scrolls to a place.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Scrolls until a rectangle is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard !CGRect(origin: offset, size: frame.size).contains(rect) else { return }
    contentOffset = rect.origin
  }

  fileprivate func scrolled(to point: CGPoint) {
    guard point != offset else { return }
    offset = point
    delegate?.scrollViewDidScroll(self)
  }

  override var children: [UIView] { [] }
  /// The views that are scrolled.
  var scrolled: [UIView] { subviews.filter { !$0.isHidden } }
  override var content: AnyView? { AnyView(ScrollContent(view: self)) }
  override var growth: Axis.Set { [.horizontal, .vertical] }
  override var contentAnchor: UnitPoint { .topLeading }
  override var missingFramework: String? { type(of: self)._missingFramework }

  /// The axes along which the content may be larger than the view.
  fileprivate var axes: Axis.Set {
    let rules = subviews.flatMap(\.constraints)
    func isTied(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
      rules.contains { $0.firstAttribute == attribute && $0.secondAttribute == attribute && $0.relation == .equal }
    }
    if isTied(.width) { return .vertical }
    if isTied(.height) { return .horizontal }
    var axes: Axis.Set = []
    if contentSize.width > max(frame.width, 1) { axes.insert(.horizontal) }
    if contentSize.height > max(frame.height, 1) || axes.isEmpty { axes.insert(.vertical) }
    return axes
  }
}

/// Follows the scrolling of a scroll view of UIKit.
///
/// ```swift
/// func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset.y }
/// ```
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// The content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Returns the view to scale. Never called.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

private struct ScrollContent: View {
  let view: UIScrollView
  @State private var position = ScrollPosition(idType: Never.self)

  var body: some View {
    let _ = view.parts.changes.read()
    ScrollView(view.axes) {
      ViewLayout(view: view, stamp: view.parts.stamp, part: .scrolled) {
        ForEach(view.scrolled, id: \.self) { ShownChild(view: $0) }
      }
      .padding(EdgeInsets(view.contentInset))
    }
    .scrollDisabled(!view.isScrollEnabled)
    .scrollIndicators(
      view.showsVerticalScrollIndicator || view.showsHorizontalScrollIndicator ? .automatic : .hidden
    )
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGPoint.self) {
      $0.contentOffset
    } action: {
      view.scrolled(to: $1)
    }
    .onChange(of: view.offsetRequest.count) { position.scrollTo(point: view.offsetRequest.point) }
  }
}
