import Foundation

/// Rectangles in a container, and the rules that place them, as values.
struct Arrangement {
  /// A rectangle. The first item of an arrangement is the container.
  struct Item {
    /// Where the rectangle is if no rule places it.
    var fixed: CGRect?
    /// Whether the length comes from other items rather than from content with a size.
    var isContainer = false
    /// How much the item resists growing, along x and y.
    var hugging: (x: Float, y: Float) = (250, 250)
    /// How much the item resists shrinking.
    var compression: (x: Float, y: Float) = (750, 750)
  }

  enum Part {
    case start, end, center, length, firstBaseline, lastBaseline
  }

  /// A part of an item along an axis.
  struct Anchor {
    var item: Int
    var isHorizontal: Bool
    var part: Part
    /// The distance from the part, as that of a margin.
    var offset: Double = 0
  }

  /// The rule that an anchor is a multiple of another plus a constant.
  struct Rule {
    var first: Anchor
    var second: Anchor?
    var multiplier = 1.0
    var constant = 0.0
    var relation = AxisRules.Relation.equal
    var priority = AxisRules.required
    var source: Int?
  }

  /// The size of an item's content, and its baselines.
  struct Measure {
    var size: CGSize
    var firstBaseline: CGFloat = 0
    var lastBaseline: CGFloat = 0
  }

  struct Solution {
    var size: CGSize
    var frames: [CGRect]
    var broken: Set<Int>
  }

  var items: [Item]
  var rules: [Rule] = []
  var stack: StackRules?

  /// Places the items.
  ///
  /// - Parameters:
  ///   - size: The size of the container; a length that is `nil` is as short as the rules allow.
  ///   - measure: Returns the measure of an item's content, in a width if that is known.
  func solved(in size: (width: CGFloat?, height: CGFloat?), measure: (Int, CGFloat?) -> Measure) -> Solution {
    let ideal = items.indices.map { $0 == 0 ? Measure(size: .zero) : measure($0, nil) }
    var x = axis(true, size.width, ideal, other: nil)
    var y = Spans(values: [], broken: [])
    func solveHeights() {
      let fitted = items.indices.map {
        $0 == 0 || items[$0].fixed != nil ? ideal[$0] : measure($0, CGFloat(x.length($0)))
      }
      y = axis(false, size.height, fitted, other: x)
    }
    solveHeights()
    if rules.contains(where: { $0.first.isHorizontal && $0.second?.isHorizontal == false }) || hasRatioOfHeight {
      // A width that depends on a height, which may depend on widths in turn.
      x = axis(true, size.width, ideal, other: y)
      solveHeights()
    }
    return Solution(
      size: CGSize(width: x.length(0), height: y.length(0)),
      frames: items.indices.map {
        CGRect(x: x.start($0), y: y.start($0), width: x.length($0), height: y.length($0))
      }, broken: x.broken.union(y.broken))
  }

  private var hasRatioOfHeight: Bool {
    rules.contains { !$0.first.isHorizontal && $0.second?.isHorizontal == true }
  }

  /// The positions and lengths along one axis.
  private struct Spans {
    var values: [Double]
    var broken: Set<Int>
    func start(_ item: Int) -> Double { values[2 * item] }
    func length(_ item: Int) -> Double { values[2 * item + 1] }
  }

  private func axis(_ isHorizontal: Bool, _ length: CGFloat?, _ measures: [Measure], other: Spans?) -> Spans {
    var axis = AxisRules()
    for _ in items.indices { _ = (axis.unknown(), axis.unknown()) }
    axis.fix(0, 0, AxisRules.required + 2)
    if let length { axis.fix(1, Double(length), AxisRules.required + 1) }
    for (index, item) in items.enumerated().dropFirst() {
      let (start, span) = (2 * index, 2 * index + 1)
      if let fixed = item.fixed {
        axis.fix(start, isHorizontal ? fixed.minX : fixed.minY, AxisRules.required)
        axis.fix(span, isHorizontal ? fixed.width : fixed.height, AxisRules.required)
        continue
      }
      let size = Double(isHorizontal ? measures[index].size.width : measures[index].size.height)
      let (hugging, compression) =
        isHorizontal ? (item.hugging.x, item.compression.x) : (item.hugging.y, item.compression.y)
      axis.fix(span, size, item.isContainer ? min(hugging, 50) : hugging)
      axis.add(.init(terms: [.init(unknown: span)], constant: -size, relation: .atLeast, priority: compression))
      axis.add(.init(terms: [.init(unknown: span)], constant: 0, relation: .atLeast, priority: AxisRules.required))
    }
    for rule in rules { add(rule, to: &axis, isHorizontal, measures, other) }
    stack?.add(to: &axis, isHorizontal, measures)
    // What nothing else decides: containers are small, and items begin where their container does.
    axis.add(.init(terms: [.init(unknown: 1)], constant: 0, relation: .atLeast, priority: AxisRules.required))
    if length == nil { axis.fix(1, 0, 40) }
    for index in items.indices.dropFirst() { axis.fix(2 * index, 0, 1) }
    var values = axis.solved()
    for index in items.indices { values[2 * index + 1] = max(values[2 * index + 1], 0) }
    return Spans(values: values, broken: axis.broken(by: values))
  }

  private func add(
    _ rule: Rule, to axis: inout AxisRules, _ isHorizontal: Bool, _ measures: [Measure], _ other: Spans?
  ) {
    let hasAnchor = rule.first.isHorizontal == isHorizontal || rule.second?.isHorizontal == isHorizontal
    guard hasAnchor else { return }
    var result = AxisRules.Rule(
      terms: [], constant: -rule.constant, relation: rule.relation, priority: rule.priority, source: rule.source)
    func add(_ anchor: Anchor, times factor: Double) -> Bool {
      if anchor.isHorizontal == isHorizontal {
        let (terms, constant) = Self.terms(of: anchor, measures)
        result.terms += terms.map { .init(unknown: $0.unknown, factor: $0.factor * factor) }
        result.constant += constant * factor
        return true
      }
      guard let other else { return false }
      // Another rule may decide that length, which is known only afterwards.
      result.priority -= 0.5
      let (terms, constant) = Self.terms(of: anchor, measures)
      result.constant += factor * terms.reduce(constant) { $0 + $1.factor * other.values[$1.unknown] }
      return true
    }
    guard add(rule.first, times: 1) else { return }
    if let second = rule.second, !add(second, times: -rule.multiplier) { return }
    axis.add(result)
  }

  private static func terms(of anchor: Anchor, _ measures: [Measure]) -> ([AxisRules.Term], Double) {
    let (start, length) = (2 * anchor.item, 2 * anchor.item + 1)
    let measure = measures[anchor.item]
    let (first, last) = (Double(measure.firstBaseline), Double(measure.size.height - measure.lastBaseline))
    return switch anchor.part {
    case .start: ([.init(unknown: start)], anchor.offset)
    case .end: ([.init(unknown: start), .init(unknown: length)], anchor.offset)
    case .center: ([.init(unknown: start), .init(unknown: length, factor: 0.5)], anchor.offset)
    case .length: ([.init(unknown: length)], anchor.offset)
    case .firstBaseline: ([.init(unknown: start)], anchor.offset + first)
    case .lastBaseline: ([.init(unknown: start), .init(unknown: length)], anchor.offset - last)
    }
  }
}

extension AxisRules {
  /// Adds the rule that an unknown has a value.
  mutating func fix(_ unknown: Int, _ value: Double, _ priority: Float) {
    add(Rule(terms: [Term(unknown: unknown)], constant: -value, priority: priority))
  }
}
