import CairnCore
import CairnValues
import Foundation

/// UIKit's switch, shown as a `Toggle`.
///
/// ```swift
/// toggle.addAction(UIAction { _ in isOn = toggle.isOn }, for: .valueChanged)
/// ```
open class UISwitch: UIControl {
  override class func blank() -> UIView { UISwitch() }
  /// Whether the switch is on.
  @_Noted public var isOn = false
  /// The color while the switch is on.
  @_Noted public var onTintColor: UIColor?
  /// The color of the knob. Stored without effect.
  public var thumbTintColor: UIColor?
  /// The text beside the switch. Stored without effect.
  public var title: String?

  /// Turns the switch on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var content: AnyView? { AnyView(SwitchContent(control: self)) }
}

private struct SwitchContent: View {
  let control: UISwitch

  var body: some View {
    let _ = control.parts.changes.read()
    Toggle(isOn: bound(control, \.isOn)) { Text(verbatim: control.accessibilityLabel ?? "") }
      .labelsHidden()
      .toggleStyle(.switch)
      .tint(control.onTintColor.map { Color(uiColor: $0) })
      .disabled(!control.isEnabled)
      .fixedSize()
  }
}

/// Returns a binding to a property that a user changes.
@MainActor
func bound<Control: UIControl, Value>(
  _ control: Control, _ property: ReferenceWritableKeyPath<Control, Value>
) -> Binding<Value> {
  Binding {
    control[keyPath: property]
  } set: {
    control[keyPath: property] = $0
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

/// UIKit's slider, shown as a `Slider`.
///
/// ```swift
/// slider.addAction(UIAction { _ in volume = slider.value }, for: .valueChanged)
/// ```
open class UISlider: UIControl {
  override class func blank() -> UIView { UISlider() }
  private var stored: Float = 0
  /// The value, which is kept between the least and the greatest.
  public var value: Float {
    get { stored }
    set {
      let kept = valueRange(minimumValue, maximumValue).holding(newValue)
      guard kept != stored else { return }
      stored = kept
      _note()
    }
  }
  /// The least value.
  @_Noted public var minimumValue: Float = 0 {
    didSet { value = stored }
  }
  /// The greatest value.
  @_Noted public var maximumValue: Float = 1 {
    didSet { value = stored }
  }
  /// Whether actions are sent while the knob moves. Stored without effect.
  public var isContinuous = true
  /// The color of the track before the knob.
  @_Noted public var minimumTrackTintColor: UIColor?
  /// The color of the track after the knob. Stored without effect.
  public var maximumTrackTintColor: UIColor?
  /// The color of the knob. Stored without effect.
  public var thumbTintColor: UIColor?
  /// Sets the picture of the knob. Has no effect.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Moves the knob.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  override var content: AnyView? { AnyView(SliderContent(control: self)) }
  override var growth: Axis.Set { .horizontal }
}

private struct SliderContent: View {
  let control: UISlider

  var body: some View {
    let _ = control.parts.changes.read()
    Slider(value: bound(control, \.value), in: valueRange(control.minimumValue, control.maximumValue)) {
      Text(verbatim: control.accessibilityLabel ?? "")
    }
    .labelsHidden()
    .tint((control.minimumTrackTintColor ?? control.tintColor).map { Color(uiColor: $0) })
    .disabled(!control.isEnabled)
  }
}

/// UIKit's stepper, shown as a `Stepper`.
///
/// ```swift
/// stepper.addAction(UIAction { _ in count = Int(stepper.value) }, for: .valueChanged)
/// ```
open class UIStepper: UIControl {
  override class func blank() -> UIView { UIStepper() }
  /// The value.
  @_Noted public var value: Double = 0
  /// The least value.
  @_Noted public var minimumValue: Double = 0
  /// The greatest value.
  @_Noted public var maximumValue: Double = 100
  /// The difference of a step.
  @_Noted public var stepValue: Double = 1
  /// Whether the greatest value is followed by the least. Stored without effect.
  public var wraps = false
  /// Whether actions are sent while a button is pressed. Stored without effect.
  public var isContinuous = true
  /// Whether a pressed button makes more steps. Stored without effect.
  public var autorepeat = true

  override var content: AnyView? { AnyView(StepperContent(control: self)) }
}

private struct StepperContent: View {
  let control: UIStepper

  var body: some View {
    let _ = control.parts.changes.read()
    Stepper(
      value: bound(control, \.value), in: valueRange(control.minimumValue, control.maximumValue),
      step: control.stepValue > 0 ? control.stepValue : 1
    ) { Text(verbatim: control.accessibilityLabel ?? "") }
    .labelsHidden()
    .disabled(!control.isEnabled)
    .fixedSize()
  }
}

/// UIKit's segmented control, shown as a `Picker`.
///
/// ```swift
/// UISegmentedControl(items: ["Day", "Week"])
/// ```
open class UISegmentedControl: UIControl {
  override class func blank() -> UIView { UISegmentedControl() }
  /// The number of no segment.
  public static let noSegment = -1
  /// The color of the selected segment.
  @_Noted public var selectedSegmentTintColor: UIColor?
  /// Whether segments are as wide as their titles. Stored without effect.
  public var apportionsSegmentWidthsByContent = false
  /// Sets the look of titles. Has no effect.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  /// The number of the selected segment.
  @_Noted public var selectedSegmentIndex = -1
  @_Noted fileprivate var segments: [(title: String?, image: UIImage?)] = []

  /// Creates a control of titles and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { ($0 as? String, $0 as? UIImage) }
  }

  /// The number of segments.
  public var numberOfSegments: Int { segments.count }
  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert((title, nil), at: min(max(segment, 0), segments.count))
  }
  /// Adds a segment.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert((nil, image), at: min(max(segment, 0), segments.count))
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }
  /// Removes all segments.
  open func removeAllSegments() { segments = [] }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = (title, nil) }
  }
  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  override var content: AnyView? { AnyView(SegmentContent(control: self)) }
}

private struct SegmentContent: View {
  let control: UISegmentedControl

  var body: some View {
    let _ = control.parts.changes.read()
    Picker(selection: bound(control, \.selectedSegmentIndex)) {
      ForEach(control.segments.indices, id: \.self) { index in
        if let image = control.segments[index].image {
          Image(uiImage: image).tag(index)
        } else {
          Text(verbatim: control.segments[index].title ?? "").tag(index)
        }
      }
    } label: {
      Text(verbatim: control.accessibilityLabel ?? "")
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .disabled(!control.isEnabled)
  }
}

/// UIKit's date picker, shown as a `DatePicker`.
///
/// ```swift
/// picker.addAction(UIAction { _ in date = picker.date }, for: .valueChanged)
/// ```
open class UIDatePicker: UIControl {
  override class func blank() -> UIView { UIDatePicker() }

  /// What a user picks.
  ///
  /// ```swift
  /// picker.datePickerMode = .date
  /// ```
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// The date.
  @_Noted open var date = Date()
  /// The first date that can be picked.
  @_Noted open var minimumDate: Date?
  /// The last date that can be picked.
  @_Noted open var maximumDate: Date?
  /// What a user picks.
  @_Noted open var datePickerMode = Mode.dateAndTime
  /// The look of the picker. Stored without effect.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The distance of minutes. Stored without effect.
  public var minuteInterval = 1
  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  override var content: AnyView? { AnyView(DateContent(control: self)) }
}

/// The look of UIKit's date picker.
///
/// ```swift
/// picker.preferredDatePickerStyle = .compact
/// ```
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

private struct DateContent: View {
  let control: UIDatePicker

  var body: some View {
    let _ = control.parts.changes.read()
    let first = control.minimumDate ?? .distantPast
    let last = control.maximumDate ?? .distantFuture
    DatePicker(
      selection: bound(control, \.date), in: valueRange(first, last, or: .distantPast), displayedComponents: components
    ) { Text(verbatim: control.accessibilityLabel ?? "") }
    .labelsHidden()
    .disabled(!control.isEnabled)
  }

  private var components: DatePickerComponents {
    switch control.datePickerMode {
    case .time, .countDownTimer: .hourAndMinute
    case .date, .yearAndMonth: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }
}

/// UIKit's page indicator: a row of dots.
///
/// ```swift
/// pages.currentPage = 2
/// ```
open class UIPageControl: UIControl {
  override class func blank() -> UIView { UIPageControl() }
  /// The number of pages.
  @_Noted public var numberOfPages = 0
  /// The number of the present page.
  @_Noted public var currentPage = 0
  /// The color of the present page's dot.
  @_Noted public var currentPageIndicatorTintColor: UIColor?
  /// The color of the other dots.
  @_Noted public var pageIndicatorTintColor: UIColor?
  /// Whether a single dot is hidden.
  @_Noted public var hidesForSinglePage = false

  override var content: AnyView? { AnyView(PageDots(control: self)) }
}

private struct PageDots: View {
  let control: UIPageControl

  var body: some View {
    let _ = control.parts.changes.read()
    let count = control.hidesForSinglePage && control.numberOfPages == 1 ? 0 : max(control.numberOfPages, 0)
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { page in
        Text(verbatim: page == control.currentPage ? "●" : "○").foregroundStyle(color(page))
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: "\(control.currentPage + 1)/\(count)"))
    .accessibilityAdjustableAction { direction in
      let page = control.currentPage + (direction == .increment ? 1 : -1)
      guard (0..<count).contains(page) else { return }
      control.currentPage = page
      control.sendActions(for: .valueChanged)
    }
  }

  private func color(_ page: Int) -> Color {
    let own = page == control.currentPage ? control.currentPageIndicatorTintColor : control.pageIndicatorTintColor
    return own.map { Color(uiColor: $0) } ?? (page == control.currentPage ? .primary : .secondary)
  }
}
