import SwiftUI

/// The content of an axis: one or more `AxisMarks`.
@MainActor @preconcurrency
public protocol AxisContent {
  /// The type of the content's body.
  associatedtype Body: AxisContent
  /// The marks of the axis.
  @AxisContentBuilder var body: Body { get }
}

/// A grid line, tick or label at a value of an axis.
@MainActor @preconcurrency
public protocol AxisMark {
  /// The type of the mark's body.
  associatedtype Body: AxisMark
  /// The parts of the mark.
  @AxisMarkBuilder var body: Body { get }
}

/// Axis content with marks rather than a body.
@MainActor
protocol AxisGroupSource {
  @MainActor func collect(into groups: inout [AxisGroup])
}

/// An axis mark with parts rather than a body.
@MainActor
protocol AxisItemSource {
  @MainActor func collect(into items: inout [AxisItem])
}

extension AxisContent {
  var groups: [AxisGroup] {
    var groups: [AxisGroup] = []
    addGroups(to: &groups)
    return groups
  }

  func addGroups(to groups: inout [AxisGroup]) {
    if let source = self as? any AxisGroupSource {
      source.collect(into: &groups)
    } else {
      body.addGroups(to: &groups)
    }
  }
}

extension AxisMark {
  var items: [AxisItem] {
    var items: [AxisItem] = []
    addItems(to: &items)
    return items
  }

  func addItems(to items: inout [AxisItem]) {
    if let source = self as? any AxisItemSource { source.collect(into: &items) } else { body.addItems(to: &items) }
  }
}

extension AxisContent where Body == Never {
  /// Never called, because the content has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension AxisMark where Body == Never {
  /// Never called, because the mark has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: AxisContent {}
extension Never: AxisMark {}

/// The marks at some values of an axis.
struct AxisGroup {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// Makes a value's mark, or the default one if `nil`.
  var content: ((AxisValue) -> any AxisMark)?
  var stroke: StrokeStyle?
  /// The format of the default labels.
  var format: ((AxisValue) -> String?)?
}

/// A part of an axis mark.
struct AxisItem {
  enum Kind {
    case gridLine
    case tick(length: CGFloat)
    case label(AxisLabel)
  }

  var kind: Kind
  var stroke: StrokeStyle?
  var isCentered: Bool?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// The text or view at a value.
struct AxisLabel {
  enum Content {
    case automatic
    case text(String)
    case view(AnyView)
  }

  var content = Content.automatic
  var anchor: UnitPoint?
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  var collision = AxisValueLabelCollisionResolution.automatic
  /// Whether the app asks for a vertical text.
  var isVertical = false
  /// Formats the value, for labels with a format.
  var format: ((AxisValue) -> String?)?
}

/// Builds the content of an axis.
@resultBuilder
public enum AxisContentBuilder {
  /// Passes on an expression.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  /// Lists content.
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> AxisList {
    AxisList(repeat each content)
  }
  /// Content of an `if` without `else`.
  public static func buildIf(_ content: AxisList?) -> AxisList { content ?? AxisList() }
  /// Content of the first branch.
  public static func buildEither(first: AxisList) -> AxisList { first }
  /// Content of the second branch.
  public static func buildEither(second: AxisList) -> AxisList { second }
  /// Content of an `if #available`.
  public static func buildLimitedAvailability(_ content: AxisList) -> AxisList { content }
}

/// The content of an axis, in order.
nonisolated public struct AxisList: AxisContent, AxisGroupSource {
  public typealias Body = Never
  private let content: [any AxisContent]

  init<each Content: AxisContent>(_ content: repeat each Content) {
    var list: [any AxisContent] = []
    for content in repeat each content { list.append(content) }
    self.content = list
  }

  @MainActor func collect(into groups: inout [AxisGroup]) {
    for content in content { content.addGroups(to: &groups) }
  }
}

/// Builds the marks at a value of an axis.
@resultBuilder
public enum AxisMarkBuilder {
  /// Passes on an expression.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  /// Lists content.
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> AxisMarkList {
    AxisMarkList(repeat each content)
  }
  /// Content of an `if` without `else`.
  public static func buildIf(_ content: AxisMarkList?) -> AxisMarkList { content ?? AxisMarkList() }
  /// Content of the first branch.
  public static func buildEither(first: AxisMarkList) -> AxisMarkList { first }
  /// Content of the second branch.
  public static func buildEither(second: AxisMarkList) -> AxisMarkList { second }
  /// Content of an `if #available`.
  public static func buildLimitedAvailability(_ content: AxisMarkList) -> AxisMarkList { content }
}

/// The marks at a value of an axis, in order.
nonisolated public struct AxisMarkList: AxisMark, AxisItemSource {
  public typealias Body = Never
  private let content: [any AxisMark]

  init<each Content: AxisMark>(_ content: repeat each Content) {
    var list: [any AxisMark] = []
    for content in repeat each content { list.append(content) }
    self.content = list
  }

  @MainActor func collect(into items: inout [AxisItem]) {
    for content in content { content.addItems(to: &items) }
  }
}
