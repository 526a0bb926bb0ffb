import CairnValues
import Foundation
import Testing

@testable import CairnScreen

/// The two artificial hosts that every rule is tested on.
enum TestMetrics: CaseIterable, CustomStringConvertible, Sendable {
  case points, cells
  /// Points again, shown in cells of 8 by 16. The rules are the same, apart from what cells cannot show.
  case grid

  static let allCases: [TestMetrics] = [.points, .cells]

  @MainActor var metrics: any Metrics {
    switch self {
    case .points: PointMetrics()
    case .cells: CellMetrics(cell: CGSize(width: 1, height: 1), keepsToCells: false)
    case .grid: CellMetrics(cell: CGSize(width: 8, height: 16))
    }
  }

  var description: String {
    switch self {
    case .points: "points"
    case .cells: "cells"
    case .grid: "grid"
    }
  }
  /// The width of a narrow character.
  var character: CGFloat { self == .points ? 8 : 1 }
  /// The height of a line.
  var line: CGFloat { self == .points ? 20 : 1 }
  /// The distance from the top of a line to its baseline.
  var baseline: CGFloat { self == .points ? 16 : 1 }
  var rowGap: CGFloat { self == .points ? 8 : 1 }
  var columnGap: CGFloat { self == .points ? 8 : 0 }
  var spacer: CGFloat { self == .points ? 8 : 0 }
  var ideal: CGFloat { self == .points ? 10 : 1 }
}

/// A screen, with short names for creating elements on it.
@MainActor
struct LayoutFixture {
  let host: TestMetrics
  let screen: Screen

  init(_ host: TestMetrics = .points, width: CGFloat = 400, height: CGFloat = 300) {
    self.host = host
    screen = Screen(size: CGSize(width: width, height: height), metrics: host.metrics)
  }

  func element(_ kind: ElementLayout, _ children: [Element] = [], role: Role = .group) -> Element {
    let element = Element(on: screen, role: role, layout: kind)
    element.setChildren(children)
    return element
  }

  func text(_ string: String, lineLimit: Int? = nil) -> Element {
    Element(on: screen, role: .text, content: .text(TextContent(string, lineLimit: lineLimit)), layout: .text)
  }

  func column(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ children: Element...
  ) -> Element { element(.column(alignment: alignment, spacing: spacing), children) }

  func row(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ children: Element...) -> Element {
    element(.row(alignment: alignment, spacing: spacing), children)
  }

  func layers(alignment: Alignment = .center, _ children: Element...) -> Element {
    element(.layers(alignment: alignment), children)
  }

  func filling() -> Element { element(.filling, role: .shape) }
  func spacer(_ length: CGFloat? = nil) -> Element { element(.spacer(minLength: length), role: .spacer) }
  func divider() -> Element { element(.divider, role: .divider) }

  /// A shape of a fixed size.
  func box(_ width: CGFloat, _ height: CGFloat) -> Element {
    element(.frame(width: width, height: height), [filling()])
  }

  /// A shape of any size within limits along both axes.
  func flexible(min: CGFloat? = nil, max: CGFloat? = nil) -> Element {
    element(.frame(minWidth: min, maxWidth: max, minHeight: min, maxHeight: max), [filling()])
  }

  func with(_ kind: ElementLayout, _ child: Element) -> Element { element(kind, [child]) }

  func prioritized(_ priority: Double, _ element: Element) -> Element {
    var traits = ElementTraits()
    traits[LayoutPriorityTrait.self] = priority
    element.traits = traits
    return element
  }

  /// Puts an element on the screen, in the leading top corner, with its own size for the screen's proposal.
  @discardableResult
  func show(_ element: Element) -> Element {
    let root = self.element(
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading), [element], role: .window)
    screen.root = root
    screen.layout()
    return element
  }

  func size(_ element: Element, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
    element.size(for: Proposal(ProposedViewSize(width: width, height: height)))
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}
