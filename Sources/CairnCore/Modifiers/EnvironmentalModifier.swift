import CairnScreen

/// A modifier created from the environment at its place.
///
/// ```swift
/// struct Outline: EnvironmentalModifier {
///   func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///     Border(color: environment.colorScheme == .dark ? .white : .black)
///   }
/// }
/// ```
public protocol EnvironmentalModifier: ViewModifier where Self.Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  /// Creates the modifier. Its reads of the environment are tracked.
  func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

extension EnvironmentalModifier {
  @MainActor public static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    EnvironmentalNode(content, modifier, under: parent)
  }

  @MainActor public static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    unsafeDowncast(node, to: EnvironmentalNode<C, Self>.self).update(content, modifier)
  }
}

/// Resolves the modifier again when it, or an environment value it read, changes.
final class EnvironmentalNode<C: View, M: EnvironmentalModifier>: UnaryNode {
  private var content: C
  private var modifier: M
  private var resolved: M.ResolvedModifier!

  init(_ content: C, _ modifier: M, under parent: Node) {
    self.content = content
    self.modifier = modifier
    super.init(under: parent)
    resolve()
    child = M.ResolvedModifier._makeNode(content, resolved, under: self)
  }

  func update(_ content: C, _ modifier: M) {
    self.content = content
    var new = modifier
    if !graph.type(M.self).plan.isSame(&self.modifier, &new) {
      self.modifier = new
      resolve()
    }
    M.ResolvedModifier._updateNode(child, to: content, resolved)
  }

  override func run() {
    flags.remove(.dirty)
    resolve()
    M.ResolvedModifier._updateNode(child, to: content, resolved)
  }

  private func resolve() {
    tracking { resolved = modifier.resolve(in: EnvironmentValues(in: scope)) }
  }
}
