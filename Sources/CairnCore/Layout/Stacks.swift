import CairnScreen
import CairnValues
import Foundation

/// Views stacked vertically.
///
/// ```swift
/// VStack(alignment: .leading, spacing: 4) {
///   Text("Title").font(.headline)
///   Text("Subtitle")
/// }
/// ```
nonisolated public struct VStack<Content: View>: _ContainerView {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a vertical stack.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor private var shell: GroupShell { GroupShell(.column(alignment: alignment, spacing: spacing)) }

  @MainActor public var _shell: any _ContainerShell { shell }

  @MainActor public var _content: Content { content }

  @MainActor public func _makeNode(under parent: _Node) -> _Node { shell.makeNode(around: content, under: parent) }
}

/// Views stacked horizontally.
///
/// ```swift
/// HStack {
///   Text("Name")
///   Spacer()
///   Text("Ann")
/// }
/// ```
nonisolated public struct HStack<Content: View>: _ContainerView {
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a horizontal stack.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor private var shell: GroupShell { GroupShell(.row(alignment: alignment, spacing: spacing)) }

  @MainActor public var _shell: any _ContainerShell { shell }

  @MainActor public var _content: Content { content }

  @MainActor public func _makeNode(under parent: _Node) -> _Node { shell.makeNode(around: content, under: parent) }
}

/// Views layered on top of each other, with the last in front.
///
/// ```swift
/// ZStack {
///   Color.yellow
///   Text("Hello")
/// }
/// ```
nonisolated public struct ZStack<Content: View>: _ContainerView {
  public typealias Body = Never
  let alignment: Alignment
  let content: Content

  /// Creates a stack of layers.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor private var shell: GroupShell { GroupShell(.layers(alignment: alignment)) }

  @MainActor public var _shell: any _ContainerShell { shell }

  @MainActor public var _content: Content { content }

  @MainActor public func _makeNode(under parent: _Node) -> _Node { shell.makeNode(around: content, under: parent) }
}

/// Flexible space along the axis of its stack.
///
/// ```swift
/// HStack { Text("Left"); Spacer(); Text("Right") }
/// ```
nonisolated public struct Spacer: _LeafView {
  public typealias Body = Never
  /// The least length; `nil` for the default.
  public var minLength: CGFloat?

  /// Creates a spacer with a least length.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public static var _role: ElementRole { .spacer }

  @MainActor public func _fill(_ handle: _ElementHandle) {
    handle.element.setLayout(.spacer(minLength: minLength))
  }
}

/// A line that separates two views.
///
/// ```swift
/// VStack { Text("Above"); Divider(); Text("Below") }
/// ```
nonisolated public struct Divider: _LeafView {
  public typealias Body = Never

  /// Creates a divider.
  public init() {}

  @MainActor public static var _role: ElementRole { .divider }

  @MainActor public func _fill(_ handle: _ElementHandle) { handle.element.setLayout(.divider) }
}
