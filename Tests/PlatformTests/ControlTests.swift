import CairnTesting
import SwiftUI
import Testing

/// Shows a view of UIKit that a test has made.
struct Shown<V: UIView>: UIViewRepresentable {
  let view: V
  init(_ view: V) { self.view = view }
  func makeUIView(context: Context) -> V { view }
  func updateUIView(_ uiView: V, context: Context) {}
}

@MainActor @Suite("Controls of UIKit")
struct ControlTests {
  @MainActor private final class Receiver {
    var lines: [String] = []
    func pressed() { lines.append("pressed") }
    func changed(_ sender: UISwitch) { lines.append("changed \(sender.isOn)") }
    func wrong(_ sender: UISlider) { lines.append("wrong") }
  }

  private static let pressed = Selector("pressed") { (it: Receiver) in it.pressed() }

  @Test func aButtonCallsMethodsOfItsTargets() throws {
    let (button, receiver) = (UIButton(type: .system), Receiver())
    button.setTitle("Press", for: .normal)
    button.addTarget(receiver, action: Self.pressed, for: .touchUpInside)
    button.addTarget(
      receiver, action: Selector("wrong:") { (it: Receiver, sender) in it.wrong(sender) }, for: .touchCancel)
    let host = TestHost { Shown(button) }
    try host.tap("Press")
    #expect(receiver.lines == ["pressed"])
    button.removeTarget(receiver, action: nil, for: .allEvents)
    try host.tap("Press")
    #expect(receiver.lines == ["pressed"])
    button.isEnabled = false
    #expect(host.isEnabled("Press") == false)
  }

  @Test func targetsAreNotRetained() throws {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Press"
    var receiver: Receiver? = Receiver()
    weak let kept = receiver
    button.addTarget(receiver, action: Self.pressed, for: .touchUpInside)
    receiver = nil
    #expect(kept == nil)
    try TestHost { Shown(button) }.tap("Press")
  }

  @Test func anActionWithoutAMethodIsReported() throws {
    let (button, receiver) = (UIButton(type: .system), Receiver())
    button.setTitle("Press", for: .normal)
    button.addTarget(receiver, action: Selector("pressed"), for: .touchUpInside)
    let host = TestHost { Shown(button) }
    try host.tap("Press")
    #expect(host.diagnostics.map(\.code).contains("framework.missing-call"))
  }

  @Test func aSwitchIsAToggle() throws {
    let (toggle, receiver) = (UISwitch(), Receiver())
    toggle.accessibilityLabel = "Sound"
    toggle.addTarget(
      receiver, action: Selector("changed:") { (it: Receiver, sender) in it.changed(sender) }, for: .valueChanged)
    let host = TestHost { Shown(toggle) }
    try host.toggle("Sound")
    #expect(receiver.lines == ["changed true"])
    #expect(toggle.isOn)
    toggle.setOn(false, animated: true)
    #expect(host.value(of: "Sound") == "off")
    #expect(receiver.lines.count == 1)
  }

  @Test func aSliderKeepsItsRange() throws {
    let slider = UISlider()
    slider.accessibilityLabel = "Volume"
    (slider.minimumValue, slider.maximumValue) = (0, 10)
    slider.value = 50
    #expect(slider.value == 10)
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    let host = TestHost { Shown(slider) }
    try host.slide("Volume", to: 4)
    #expect(values == [4])
    slider.maximumValue = 2
    #expect(slider.value == 2)
  }

  @Test func segmentsStepsAndPagesChangeTheirValues() throws {
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.accessibilityLabel = "Range"
    let stepper = UIStepper()
    stepper.accessibilityLabel = "Count"
    var lines: [String] = []
    segments.addAction(UIAction { _ in lines.append("segment \(segments.selectedSegmentIndex)") }, for: .valueChanged)
    stepper.addAction(UIAction { _ in lines.append("step \(stepper.value)") }, for: .valueChanged)
    let host = TestHost {
      Shown(segments)
      Shown(stepper)
    }
    try host.pick("Week", from: "Range")
    try host.step("Count", by: 2)
    #expect(lines.first == "segment 1")
    #expect(stepper.value == 2)
  }

  @Test func theMenuOfAButtonRunsItsActions() throws {
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    var chosen: [String] = []
    button.menu = UIMenu(children: [
      UIAction(title: "By name") { chosen.append($0.title) },
      UIAction(title: "By date", attributes: .disabled) { chosen.append($0.title) },
    ])
    button.showsMenuAsPrimaryAction = true
    let host = TestHost { Shown(button) }
    try host.tap("Sort")
    try host.tap("By name")
    #expect(chosen == ["By name"])
  }

  @Test func aHiddenViewIsNotShown() {
    let (a, b) = (UILabel(), UILabel())
    (a.text, b.text) = ("A", "B")
    let host = TestHost { Shown(UIStackView(arrangedSubviews: [a, b])) }
    #expect(host.texts == ["A", "B"])
    a.isHidden = true
    #expect(host.texts == ["B"])
    a.isHidden = false
    #expect(host.texts == ["A", "B"])
  }

  /// Limits that an app may compute: of an empty list, or of a division by zero.
  @Test(arguments: [
    (Double.nan, 1), (0, .nan), (.nan, .nan), (5, 1), (-.infinity, .infinity), (.infinity, -.infinity), (0, .infinity),
  ])
  func strangeLimitsEndNothing(least: Double, most: Double) {
    let (slider, stepper, macSlider) = (UISlider(), UIStepper(), NSSlider())
    (slider.minimumValue, slider.maximumValue, slider.value) = (Float(least), Float(most), .nan)
    (stepper.minimumValue, stepper.maximumValue, stepper.value) = (least, most, .nan)
    (macSlider.minValue, macSlider.maxValue, macSlider.doubleValue) = (least, most, .nan)
    let (picker, bar, macBar) = (UIDatePicker(), UIProgressView(), NSProgressIndicator())
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: least)
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: most)
    bar.progress = .nan
    (macBar.minValue, macBar.maxValue, macBar.doubleValue, macBar.isIndeterminate) = (least, most, .nan, false)
    for view in [slider, stepper, picker, bar] { #expect(!TestHost { Shown(view) }.texts.contains("missing")) }
    for view in [macSlider, macBar] { #expect(!TestHost { MacShown(view) }.texts.contains("missing")) }
    #expect(!slider.value.isNaN)
    #expect(!macSlider.doubleValue.isNaN)
  }

  @Test func aTargetThatIsAddedTwiceIsCalledOnce() {
    let (button, receiver) = (UIButton(type: .system), Receiver())
    button.addTarget(receiver, action: Self.pressed, for: .touchUpInside)
    button.addTarget(receiver, action: Self.pressed, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(receiver.lines == ["pressed"])
    button.addTarget(receiver, action: Self.pressed, for: .touchDown)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(receiver.lines.count == 3)
    let other = Receiver()
    button.addTarget(other, action: Self.pressed, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(receiver.lines.count == 4 && other.lines.count == 1)
  }

  @Test func theHandlerOfAButtonIsAskedAgain() {
    let button = UIButton(configuration: .filled())
    var title = "Save"
    button.configurationUpdateHandler = { $0.configuration?.title = title }
    let host = TestHost { Shown(button) }
    #expect(host.isEnabled("Save"))
    title = "Saved"
    #expect(host.isEnabled("Save"))
    button.setNeedsUpdateConfiguration()
    #expect(host.isEnabled("Saved"))
  }
}
