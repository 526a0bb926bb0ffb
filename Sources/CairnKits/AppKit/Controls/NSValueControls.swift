import CairnCore
import CairnValues
import Foundation

/// AppKit's slider, shown as a `Slider`.
///
/// ```swift
/// NSSlider(value: 0.5, minValue: 0, maxValue: 1, target: self, action: #selector(changed(_:)))
/// ```
open class NSSlider: NSControl {
  /// The least value.
  @_Noted open var minValue = 0.0
  /// The greatest value.
  @_Noted open var maxValue = 1.0
  @_Noted private var value = 0.0

  /// Creates a slider.
  public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    (self.minValue, self.maxValue) = (minValue, maxValue)
    doubleValue = value
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// The value.
  open override var doubleValue: Double {
    get { value }
    set { value = valueRange(minValue, maxValue).holding(newValue) }
  }

  override var content: AnyView? { AnyView(MacSliderContent(control: self)) }
  override var growth: Axis.Set { .horizontal }
}

private struct MacSliderContent: View {
  let control: NSSlider

  var body: some View {
    let _ = control.parts.changes.read()
    Slider(value: bound(control, \.doubleValue), in: valueRange(control.minValue, control.maxValue)) {
      Text(verbatim: "")
    }
    .labelsHidden()
    .disabled(!control.isEnabled)
  }
}

/// AppKit's switch, shown as a `Toggle`.
///
/// ```swift
/// let toggle = NSSwitch()
/// toggle.state = .on
/// ```
open class NSSwitch: NSControl {
  /// Whether the switch is on.
  @_Noted open var state = NSControl.StateValue.off

  fileprivate var isOn: Bool {
    get { state == .on }
    set { state = newValue ? .on : .off }
  }

  override var content: AnyView? { AnyView(MacSwitchContent(control: self)) }
}

extension NSControl {
  /// Whether a control is on.
  public typealias StateValue = NSButton.StateValue
}

private struct MacSwitchContent: View {
  let control: NSSwitch

  var body: some View {
    let _ = control.parts.changes.read()
    Toggle(isOn: bound(control, \.isOn)) { Text(verbatim: "") }
      .labelsHidden()
      .toggleStyle(.switch)
      .disabled(!control.isEnabled)
      .fixedSize()
  }
}

/// AppKit's indicator of progress, shown as a `ProgressView`.
///
/// ```swift
/// let indicator = NSProgressIndicator()
/// indicator.style = .spinning
/// indicator.startAnimation(nil)
/// ```
open class NSProgressIndicator: NSView {
  /// The look of the indicator.
  ///
  /// ```swift
  /// indicator.style = .bar
  /// ```
  public enum Style: UInt, Sendable {
    case bar, spinning
  }

  /// The look of the indicator.
  @_Noted open var style = Style.bar
  /// Whether the share that is done is not known.
  @_Noted open var isIndeterminate = true
  /// The value while nothing is done.
  @_Noted open var minValue = 0.0
  /// The value when all is done.
  @_Noted open var maxValue = 100.0
  /// The value.
  @_Noted open var doubleValue = 0.0
  /// How large the indicator is.
  @_Noted open var controlSize = NSControl.ControlSize.regular
  /// Whether the indicator is hidden while it is still.
  @_Noted open var isDisplayedWhenStopped = true
  @_Noted private var isAnimating = false

  /// Starts moving.
  open func startAnimation(_ sender: Any?) { isAnimating = true }
  /// Stops moving.
  open func stopAnimation(_ sender: Any?) { isAnimating = false }
  /// Adds to the value.
  open func increment(by delta: Double) { doubleValue += delta }

  fileprivate var isSeen: Bool { isAnimating || isDisplayedWhenStopped || !isIndeterminate }

  override var content: AnyView? { AnyView(MacProgressContent(view: self)) }
  override var growth: Axis.Set { style == .bar ? .horizontal : [] }
}

private struct MacProgressContent: View {
  let view: NSProgressIndicator

  var body: some View {
    let _ = view.parts.changes.read()
    Group {
      if !view.isSeen {
        Color.clear.frame(width: 0, height: 0)
      } else if view.isIndeterminate {
        ProgressView()
      } else {
        let length = view.maxValue - view.minValue
        ProgressView(value: length > 0 ? (0...1).holding((view.doubleValue - view.minValue) / length) : 0)
      }
    }
    .controlSize(view.controlSize.size)
  }
}

/// AppKit's view of an image, shown as an `Image`.
///
/// ```swift
/// let view = NSImageView(image: photo)
/// ```
open class NSImageView: NSControl {
  /// The image.
  @_Noted open var image: NSImage?
  /// How the image fills the view.
  @_Noted open var imageScaling = NSImageScaling.scaleProportionallyDown

  /// Creates a view of an image.
  public convenience init(image: NSImage) {
    self.init(frame: CGRect(size: image.size))
    self.image = image
  }

  override var content: AnyView? { AnyView(MacImageContent(view: self)) }
}

/// How an image fills a view of AppKit.
///
/// ```swift
/// view.imageScaling = .scaleProportionallyUpOrDown
/// ```
public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

private struct MacImageContent: View {
  let view: NSImageView

  var body: some View {
    let _ = view.parts.changes.read()
    if let image = view.image {
      switch view.imageScaling {
      case .scaleProportionallyUpOrDown: Image(nsImage: image).resizable().scaledToFit()
      case .scaleAxesIndependently: Image(nsImage: image).resizable()
      default: Image(nsImage: image)
      }
    } else {
      Color.clear.frame(width: 0, height: 0)
    }
  }
}
