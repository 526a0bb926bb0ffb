import CairnCore
import CairnValues
import Foundation

/// UIKit's spinning activity indicator, shown as a `ProgressView` while it spins.
///
/// ```swift
/// UIActivityIndicatorView(style: .large)
/// ```
open class UIActivityIndicatorView: UIView {
  override class func blank() -> UIView { UIActivityIndicatorView() }

  /// The size of the indicator.
  ///
  /// ```swift
  /// UIActivityIndicatorView(style: .medium)
  /// ```
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// The size of the indicator.
  @_Noted public var style = Style.medium
  /// The color of the indicator.
  @_Noted public var color: UIColor!
  /// Whether the indicator spins.
  @_Noted public private(set) var isAnimating = false
  /// Whether the indicator is hidden while it is still.
  @_Noted public var hidesWhenStopped = true

  /// Creates an indicator.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates an indicator of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// Starts spinning.
  public func startAnimating() { isAnimating = true }
  /// Stops spinning.
  public func stopAnimating() { isAnimating = false }

  override var content: AnyView? { AnyView(SpinnerContent(view: self)) }
}

private struct SpinnerContent: View {
  let view: UIActivityIndicatorView

  var body: some View {
    let _ = view.parts.changes.read()
    ProgressView()
      .controlSize(view.style == .large ? .large : .regular)
      .tint(view.color.map { Color(uiColor: $0) })
      .modifier(HiddenLook(isHidden: !view.isAnimating))
  }
}

/// Takes a view away but for its size.
private struct HiddenLook: ViewModifier {
  let isHidden: Bool

  @ViewBuilder func body(content: Content) -> some View {
    if isHidden { content.hidden() } else { content }
  }
}

/// UIKit's bar of progress, shown as a `ProgressView`.
///
/// ```swift
/// bar.setProgress(0.5, animated: true)
/// ```
open class UIProgressView: UIView {
  override class func blank() -> UIView { UIProgressView() }

  /// The look of the bar. Stored without effect.
  ///
  /// ```swift
  /// UIProgressView(progressViewStyle: .bar)
  /// ```
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  /// The share that is done, from 0 to 1.
  @_Noted open var progress: Float = 0
  /// The color of the finished part.
  @_Noted open var progressTintColor: UIColor?
  /// The color of the rest. Stored without effect.
  open var trackTintColor: UIColor?

  /// Creates a bar.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar of a look.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the share that is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override var content: AnyView? { AnyView(BarContent(view: self)) }
  override var growth: Axis.Set { .horizontal }
}

private struct BarContent: View {
  let view: UIProgressView

  var body: some View {
    let _ = view.parts.changes.read()
    ProgressView(value: Double((0...1).holding(view.progress)))
      .tint(view.progressTintColor.map { Color(uiColor: $0) })
  }
}
