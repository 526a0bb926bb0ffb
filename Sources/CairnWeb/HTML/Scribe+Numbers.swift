import CairnCore
import CairnScreen
import CairnValues
import Foundation

// Sliders, progress views and gauges.
extension Arrangement {
  fileprivate var isRoundTrack: Bool { if case .track(true) = self { true } else { false } }
}

extension Scribe {
  func measure(_ element: Element) -> HTMLNode {
    let isDial = element.measure == .gauge && element.firstInside { $0.layoutKind.arrangement.isRoundTrack } != nil
    return isDial ? frame(element, "div", "meas", "dial") : frame(element, "div", "meas")
  }

  /// The bar or ring of a slider, a progress view or a gauge.
  func track(_ element: Element, of measure: Element) -> HTMLNode {
    if measure.measure == .slider, case .range(let range) = element.content {
      return slider(element, range, of: measure)
    }
    guard case .range(let range) = element.content else {
      var node = start(element, "span", [element.layoutKind.arrangement.isRoundTrack ? "spin" : "busy"])
      node.set("role", "progressbar")
      node.set("aria-label", measure.label ?? context.words("Loading"))
      return node
    }
    return progress(element, range, of: measure)
  }

  private func slider(_ element: Element, _ range: RangeContent, of measure: Element) -> HTMLNode {
    var node = start(element, "input", ["range"], style: tint(of: measure) + "--at:\(share(range))%;")
    node.set("type", "range")
    node.set("form", Self.formID)
    node.set("name", element.nodeID)
    node.set("min", plain(range.bounds.lowerBound))
    node.set("max", plain(range.bounds.upperBound))
    let steps = range.ticks.prefix(2).map(\.value)
    node.set("step", steps.count == 2 && steps[1] > steps[0] ? plain(steps[1] - steps[0]) : "any")
    node.set("value", plain(range.value))
    node.set("aria-label", measure.label ?? measure.headingAround ?? context.words("Value"))
    node.set("aria-valuetext", measure.semantics?.value)
    node.flag("disabled", if: measure.hasTrait(.disabled) || measure.events.isEmpty)
    return node
  }

  func progress(_ element: Element, _ range: RangeContent, of measure: Element) -> HTMLNode {
    let isRound = element.layoutKind.arrangement.isRoundTrack
    let isGauge = measure.measure == .gauge
    var node = start(
      element, "span", [isRound ? "ring" : isGauge ? "gauge" : "prog"],
      style: tint(of: measure) + "--at:\(share(range))%;")
    node.set("role", isGauge ? "meter" : "progressbar")
    node.set("aria-valuemin", plain(range.bounds.lowerBound))
    node.set("aria-valuemax", plain(range.bounds.upperBound))
    node.set("aria-valuenow", plain(range.value))
    node.set("aria-label", measure.label ?? context.words(isGauge ? "Value" : "Progress"))
    node.set("aria-valuetext", measure.semantics?.value)
    return node
  }

  private func share(_ range: RangeContent) -> String {
    let length = range.bounds.upperBound - range.bounds.lowerBound
    guard length > 0, range.value.isFinite else { return "0" }
    return CSSLength.number(CGFloat(min(max((range.value - range.bounds.lowerBound) / length, 0), 1) * 100))
  }

  private func plain(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
