import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// The shell of a container arranged by a custom layout.
struct ArrangedShell<L: Layout>: _ContainerShell {
  let layout: L

  @MainActor static var _role: Role { .group }

  @MainActor func _fill(_ handle: _ElementHandle) {
    if let old = handle.element.traits?[ArrangedByTrait<L>.self], areAlike(old, layout, by: comparison(of: L.self)) {
      return
    }
    handle.element.setTrait(ArrangedByTrait<L>.self, layout)
    handle.setLayout(.custom(layout))
  }
}

/// The layout last set on an element, so that an equal one is not set again.
private enum ArrangedByTrait<L: Layout>: ElementTraitKey {
  typealias Value = L
}

nonisolated extension Layout {
  /// Arranges views with this layout.
  ///
  /// Disfavored, so that a layout's own `callAsFunction` can call this one.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    Shelled(ArrangedShell(layout: self), content: content())
  }
}

/// Sets a value for the layout around a view.
nonisolated struct LayoutValueModifier<K: LayoutValueKey>: MarkingModifier {
  typealias Body = Never
  let value: K.Value

  @MainActor func mark(_ element: Element) { element.setTrait(LayoutValueTrait<K>.self, value) }
}

nonisolated extension View {
  /// Sets a value for the layout around this view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}

/// Shows the first of several views that fits.
///
/// ```swift
/// ViewThatFits {
///   Text("A long sentence that says everything")
///   Text("In short")
/// }
/// ```
nonisolated public struct ViewThatFits<Content: View>: _ContainerView {
  public typealias Body = Never
  let axes: Axis.Set
  let content: Content

  /// Creates a view that shows the first of its views that fits.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public var _shell: any _ContainerShell { GroupShell(.fitting(in: axes)) }

  @MainActor public var _content: Content { content }
}

/// A frame relative to the size of the container.
nonisolated struct RelativeFrameModifier: WrappingModifier {
  typealias Body = Never
  enum Size {
    case whole
    case parts(count: Int, span: Int, spacing: CGFloat)
    case computed((CGFloat, Axis) -> CGFloat)
  }

  let axes: Axis.Set
  let alignment: Alignment
  let size: Size

  @MainActor func fill(_ element: Element, environment: EnvironmentValues) {
    switch size {
    case .whole: element.setLayout(.containerRelative(axes, alignment: alignment))
    case .parts(let count, let span, let spacing):
      element.setLayout(
        .containerRelative(axes, count: count, span: span, spacing: spacing, alignment: alignment))
    case .computed(let length):
      let length = Handed(length)
      element.setLayout(.containerRelative(axes, alignment: alignment) { length.value($0, $1) })
    }
  }
}

nonisolated extension View {
  /// Makes the view as large as its container.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(RelativeFrameModifier(axes: axes, alignment: alignment, size: .whole))
  }

  /// Sizes the view as a number of equal parts of its container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      RelativeFrameModifier(
        axes: axes, alignment: alignment, size: .parts(count: count, span: span, spacing: spacing)))
  }

  /// Computes the view's size from its container's.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(RelativeFrameModifier(axes: axes, alignment: alignment, size: .computed(length)))
  }
}
