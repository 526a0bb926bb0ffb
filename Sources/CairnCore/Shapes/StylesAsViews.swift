import CairnScreen
import CairnValues
import Foundation

/// A style that is also a view, and fills the space it is offered.
nonisolated protocol StyleView: _LeafView, ShapeStyle {}

extension StyleView {
  @MainActor public static var _role: Role { .shape }

  @MainActor public func _fill(_ handle: _ElementHandle) {
    let paint = paint.resolved(in: handle.environment)
    let content = ShapeContent(drawings: [.fill(paint, .rectangle, FillStyle())])
    handle.element.setLayout(.filling)
    if case .shape(let old) = handle.element.content, old == content { return }
    handle.element.content = .shape(content)
  }
}

nonisolated extension Color: StyleView { public typealias Body = Never }
nonisolated extension LinearGradient: StyleView { public typealias Body = Never }
nonisolated extension RadialGradient: StyleView { public typealias Body = Never }
nonisolated extension AngularGradient: StyleView { public typealias Body = Never }
nonisolated extension EllipticalGradient: StyleView { public typealias Body = Never }
nonisolated extension MeshGradient: StyleView { public typealias Body = Never }

nonisolated extension Never: Shape {
  public typealias AnimatableData = EmptyAnimatableData
  public func path(in rect: CGRect) -> Path { switch self {} }
}
