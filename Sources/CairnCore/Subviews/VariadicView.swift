// SwiftUI's older way to write containers, which apps and libraries use although its names begin with an underscore.

/// Containers that receive the views passed to them one by one.
///
/// ```swift
/// struct Divided: _VariadicView_MultiViewRoot {
///   func body(children: _VariadicView.Children) -> some View {
///     ForEach(children) { child in
///       child
///       if child.id != children.last?.id { Divider() }
///     }
///   }
/// }
///
/// _VariadicView.Tree(Divided()) { content }
/// ```
///
/// New code uses `Group(subviews:)`.
nonisolated public enum _VariadicView {
  /// The root of such a view.
  public typealias Root = _VariadicView_Root
  /// A root that is a view.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A root that makes one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root that makes several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views inside.
  public typealias Children = _VariadicView_Children

  /// A container with the content passed to it.
  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    /// What arranges the content.
    public var root: Root
    /// The content.
    public var content: Content

    /// Creates a container from a root and content.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Creates a container from a root and content.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

/// A container for any kind of content.
public protocol _VariadicView_Root {}

/// A container for views.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  /// Returns the container's views, made from those passed to it.
  @MainActor @preconcurrency @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A container that is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A container that is as many views as its body has.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

nonisolated extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor @preconcurrency public var body: some View {
    root.body(children: _VariadicView.Children(SubviewGatherer.subviews(of: content)))
  }
}

/// The views passed to a container, in order.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
  /// One of the views passed to a container.
  nonisolated public struct Element: View, Identifiable {
    private(set) var subview: Subview

    init(_ subview: Subview) { self.subview = subview }

    /// The view's identity in its container.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// Returns the identity that the content gave the view, if it is of a type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { subview.id.given(as: type) }

    /// The value the view passes to its container.
    public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
      get { subview.containerValues[trait: TraitName<Key>()] }
      set { subview = subview.passing(newValue, as: \.[trait: TraitName<Key>()]) }
    }

    @MainActor @preconcurrency public var body: some View { subview }
  }

  private let elements: [Subview]

  init(_ elements: [Subview]) { self.elements = elements }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  /// Returns the element at an index.
  public subscript(index: Int) -> Element { Element(elements[index]) }

  @MainActor @preconcurrency public var body: some View { ForEach(elements) { $0 } }
}

/// The key of a value that a view passes to its container.
public protocol _ViewTraitKey {
  associatedtype Value
  /// The value if the view sets none.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Passes a value to the container of this view.
  public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    containerValue(\.[trait: TraitName<Key>()], value)
  }
}

/// The name of a trait in a key path, where a metatype cannot be.
struct TraitName<Key: _ViewTraitKey>: Hashable {}

private struct TraitContainerKey<Key: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Key.Value { Key.defaultValue }
}

extension ContainerValues {
  subscript<Key: _ViewTraitKey>(trait name: TraitName<Key>) -> Key.Value {
    get { self[TraitContainerKey<Key>.self] }
    set { self[TraitContainerKey<Key>.self] = newValue }
  }
}

extension Subview.ID {
  /// Returns the innermost identity of a type, as `ForEach` or `id(_:)` gave it.
  fileprivate func given<ID: Hashable>(as type: ID.Type) -> ID? {
    for step in path.reversed() {
      if let id = step.base as? ID { return id }
    }
    return nil
  }
}

extension Subview {
  /// Returns the same view with another value for its container.
  fileprivate func passing<V>(_ value: V, as keyPath: WritableKeyPath<ContainerValues, V>) -> Subview {
    var values = containerValues
    values[keyPath: keyPath] = value
    return Subview(id: id, containerValues: values, view: AnyView(view.containerValue(keyPath, value)))
  }
}

extension _VariadicView_Children.Element: SubviewSource {
  @MainActor func gather(into gatherer: inout SubviewGatherer, _ place: SubviewGatherer.Place) {
    gatherer.gather(subview, place)
  }
}

extension _VariadicView_Children: SubviewSource {
  @MainActor func gather(into gatherer: inout SubviewGatherer, _ place: SubviewGatherer.Place) {
    for child in elements { gatherer.gather(child, place.inside(AnyHashable(child.id))) }
  }
}
