import CairnScreen
import CairnUnsafe

/// A modifier that turns one view into another.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View { content.padding() }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>

  @MainActor static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node
  @MainActor static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self)
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is a primitive modifier; it has no body to call.")
  }
}

extension ViewModifier {
  // Compiled into the app, like the same functions of `View`.
  @inlinable
  @MainActor public static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    ModifierNode<Self, Body>(modifier, content: ContentOf(content), under: parent) { $0.body(content: $1) }
  }

  @inlinable
  @MainActor public static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    let node = downcast(node, to: ModifierNode<Self, Body>.self)
    downcast(node.content, to: ContentOf<C>.self).update(content)
    node.update(modifier)
  }

  /// Returns this modifier with another applied after it.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

nonisolated extension View {
  /// Applies a modifier to this view.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view with a modifier applied to it.
///
/// ```swift
/// let card: ModifiedContent<Text, Card> = Text("Hi").modifier(Card())
/// ```
nonisolated public struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never

  /// The content.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to content.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

nonisolated extension ModifiedContent: ViewWithOwnID {
  func hasOwnID(_ id: AnyHashable) -> Bool { (content as? any ViewWithOwnID)?.hasOwnID(id) == true }
}

nonisolated extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

nonisolated extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  @MainActor public static var _holdsRows: Bool { Content._holdsRows }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    Modifier._makeNode(view.content, view.modifier, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    Modifier._updateNode(node, to: view.content, view.modifier)
  }
}

nonisolated extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor public static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    ModifiedContent<ModifiedContent<C, Content>, Modifier>._makeNode(modifier.applied(to: content), under: parent)
  }

  @MainActor public static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    ModifiedContent<ModifiedContent<C, Content>, Modifier>._updateNode(node, to: modifier.applied(to: content))
  }

  private func applied<C: View>(to content: C) -> ModifiedContent<ModifiedContent<C, Content>, Modifier> {
    ModifiedContent<ModifiedContent<C, Content>, Modifier>(
      content: ModifiedContent<C, Content>(content: content, modifier: self.content), modifier: modifier)
  }
}

/// A modifier that leaves a view unchanged.
///
/// ```swift
/// let plain = Text("Hi").modifier(EmptyModifier.identity)
/// ```
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  public typealias Body = Never
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates an empty modifier.
  public init() {}

  @MainActor public static func _makeNode<C: View>(_ content: C, _ modifier: EmptyModifier, under parent: _Node)
    -> _Node
  {
    C._makeNode(content, under: parent)
  }

  @MainActor public static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: EmptyModifier) {
    C._updateNode(node, to: content)
  }
}
