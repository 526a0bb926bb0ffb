import Foundation

/// The rules by which a stack of UIKit or AppKit places its views.
struct StackRules {
  enum Alignment { case fill, start, center, end, firstBaseline, lastBaseline }
  enum Distribution { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

  var isHorizontal: Bool
  /// The numbers of the items in the stack.
  var items: [Int] = []
  /// The distance after each item.
  var spacing: [Double] = []
  var alignment = Alignment.fill
  var distribution = Distribution.fill
  var margins: (top: Double, left: Double, bottom: Double, right: Double) = (0, 0, 0, 0)

  /// Below required rules, so that an app's own come first and none is reported.
  private static let priority: Float = 999

  func add(to axis: inout AxisRules, _ isHorizontal: Bool, _ measures: [Arrangement.Measure]) {
    guard !items.isEmpty else { return }
    if isHorizontal == self.isHorizontal {
      addAlong(&axis, measures)
    } else {
      addAcross(&axis, measures)
    }
  }

  private func margins(along: Bool) -> (before: Double, after: Double) {
    along == isHorizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
  }

  private func addAlong(_ axis: inout AxisRules, _ measures: [Arrangement.Measure]) {
    let (before, after) = margins(along: true)
    axis.equate([(2 * items[0], 1)], -before, Self.priority)
    let last = items[items.count - 1]
    axis.equate([(2 * last, 1), (2 * last + 1, 1), (1, -1)], after, Self.priority)
    let hasEqualGaps = distribution == .equalSpacing || distribution == .equalCentering
    let gap = hasEqualGaps ? axis.unknown() : 0
    for (place, (item, next)) in zip(items, items.dropFirst()).enumerated() {
      let least = place < spacing.count ? spacing[place] : 0
      let between: [(Int, Double)] = [(2 * next, 1), (2 * item, -1), (2 * item + 1, -1)]
      switch distribution {
      case .equalSpacing, .equalCentering:
        let centers: [(Int, Double)] = [
          (2 * next, 1), (2 * next + 1, 0.5), (2 * item, -1), (2 * item + 1, -0.5),
        ]
        axis.equate((distribution == .equalSpacing ? between : centers) + [(gap, -1)], 0, Self.priority)
        axis.add(
          .init(
            terms: between.map { .init(unknown: $0.0, factor: $0.1) }, constant: -least, relation: .atLeast,
            priority: Self.priority))
        axis.fix(gap, least, 60)
      default:
        axis.equate(between, -least, Self.priority)
      }
      switch distribution {
      case .fillEqually: axis.equate([(2 * next + 1, 1), (2 * item + 1, -1)], 0, Self.priority - 1)
      case .fillProportionally:
        let (a, b) = (length(measures[item]), length(measures[next]))
        if a > 0, b > 0 { axis.equate([(2 * next + 1, a), (2 * item + 1, -b)], 0, Self.priority - 1) }
      default: break
      }
    }
  }

  private func length(_ measure: Arrangement.Measure) -> Double {
    Double(isHorizontal ? measure.size.width : measure.size.height)
  }

  private func addAcross(_ axis: inout AxisRules, _ measures: [Arrangement.Measure]) {
    let (before, after) = margins(along: false)
    for item in items {
      let (start, length) = (2 * item, 2 * item + 1)
      switch alignment {
      case .fill:
        axis.equate([(start, 1)], -before, Self.priority)
        axis.equate([(start, 1), (length, 1), (1, -1)], after, Self.priority)
      case .start: axis.equate([(start, 1)], -before, Self.priority)
      case .end: axis.equate([(start, 1), (length, 1), (1, -1)], after, Self.priority)
      case .center:
        axis.equate([(start, 1), (length, 0.5), (1, -0.5)], (after - before) / 2, Self.priority)
      case .firstBaseline:
        let baseline = Double(measures[item].firstBaseline - measures[items[0]].firstBaseline)
        axis.equate([(start, 1), (2 * items[0], -1)], baseline, Self.priority)
      case .lastBaseline:
        let baseline = Double(measures[item].lastBaseline - measures[items[0]].lastBaseline)
        axis.equate([(start, 1), (2 * items[0], -1)], baseline, Self.priority)
      }
      // No view is outside, so the stack is as large as the largest.
      axis.add(.init(terms: [.init(unknown: start)], constant: -before, relation: .atLeast, priority: Self.priority))
      axis.add(
        .init(
          terms: [.init(unknown: start), .init(unknown: length), .init(unknown: 1, factor: -1)], constant: after,
          relation: .atMost, priority: Self.priority))
    }
  }
}

extension AxisRules {
  fileprivate mutating func equate(_ terms: [(Int, Double)], _ constant: Double, _ priority: Float) {
    add(
      Rule(terms: terms.map { Term(unknown: $0.0, factor: $0.1) }, constant: constant, priority: priority))
  }
}
