#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// An element with effects: what it shows by itself, or what is inside, drawn through them.
  final class EffectPiece: RoomPiece {
    /// What the element would show without them.
    private let core: Piece?

    init(_ element: Element, around core: Piece?, in view: WindowView) {
      self.core = core
      super.init(element, in: view, container: EffectContainer(element, around: core, in: view))
    }

    override var inside: Container? { core?.inside ?? container }
    override var focusWidget: Widget { core?.focusWidget ?? widget }

    override func update(_ changes: ElementChanges) {
      core?.update(changes)
      container.markStale()
      gtk_widget_queue_draw(widget)
    }

    override func placed(_ size: CGSize) { container.markStale() }
  }

  final class EffectContainer: Container {
    private let core: Piece?

    init(_ element: Element, around core: Piece?, in view: WindowView) {
      self.core = core
      super.init(element, in: view)
    }

    override func collect(_ parent: Element, into found: inout [Piece]) {
      if parent === element, let core { found.append(core) } else { super.collect(parent, into: &found) }
    }

    override func rect(for piece: Piece) -> CGRect {
      piece === core ? CGRect(origin: .zero, size: element.frame.size) : super.rect(for: piece)
    }

    override func refresh() {
      super.refresh()
      gtk_widget_queue_draw(surface)
    }

    override func drawWidgets(on snapshot: OpaquePointer, width: Int32, height: Int32, _ draw: () -> Void) {
      let rect = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
      let brush = Brush(snapshot: snapshot, colours: view.colours)
      apply(element.effects[...], rect, brush, draw)
    }

    /// Each effect is drawn around all that come before it.
    private func apply(_ effects: ArraySlice<ElementEffect>, _ rect: CGRect, _ brush: Brush, _ draw: () -> Void) {
      guard let effect = effects.last else { return draw() }
      func inner() { apply(effects.dropLast(), rect, brush, draw) }
      let snapshot = brush.snapshot
      switch effect {
      case .opacity(let opacity):
        gtk_snapshot_push_opacity(snapshot, min(max(opacity, 0), 1))
        inner()
        gtk_snapshot_pop(snapshot)
      case .background(let paint, let outline, _):
        brush.fill(paint, outline.path(in: rect))
        inner()
      case .overlay(let paint, let outline, _):
        inner()
        brush.fill(paint, outline.path(in: rect))
      case .border(let paint, let width):
        inner()
        brush.stroke(paint, Path(rect.insetBy(dx: width / 2, dy: width / 2)), StrokeStyle(lineWidth: width))
      case .clip(let outline, _):
        let isClipped = brush.pushClip(outline.path(in: rect))
        inner()
        if isClipped { gtk_snapshot_pop(snapshot) }
      case .shadow(let color, let radius, let x, let y):
        var shadow = GskShadow(
          color: brush.colours.rgba(color), dx: Float(x), dy: Float(y), radius: Float(max(radius, 0)))
        gtk_snapshot_push_shadow(snapshot, &shadow, 1)
        inner()
        gtk_snapshot_pop(snapshot)
      case .blur(let radius, _):
        gtk_snapshot_push_blur(snapshot, Double(max(radius, 0)))
        inner()
        gtk_snapshot_pop(snapshot)
      case .transform(let transformation):
        gtk_snapshot_save(snapshot)
        brush.transform(transformation, in: rect)
        inner()
        gtk_snapshot_restore(snapshot)
      default: inner()
      }
    }
  }

  /// A shape, a colour or a gradient.
  final class ShapePiece: Piece {
    private let drawing: ShapeDrawing

    init(_ element: Element, in view: WindowView) {
      drawing = ShapeDrawing(element, view)
      super.init(element, in: view, widget: Surface.make(drawing))
      gtk_widget_set_can_target(widget, 0)
    }

    isolated deinit { Surface.abandon(widget) }

    override func update(_ changes: ElementChanges) { gtk_widget_queue_draw(widget) }
    override func placed(_ size: CGSize) { gtk_widget_queue_draw(widget) }
  }

  private final class ShapeDrawing: SurfaceOwner {
    private let element: Element
    private unowned let view: WindowView

    init(_ element: Element, _ view: WindowView) {
      self.element = element
      self.view = view
    }

    override func draw(under snapshot: OpaquePointer, width: Int32, height: Int32) {
      guard case .shape(let shape) = element.content else { return }
      let rect = CGRect(origin: .zero, size: element.frame.size)
      let brush = Brush(snapshot: snapshot, colours: view.colours)
      for drawing in shape.drawings {
        switch drawing {
        case .fill(let paint, let outline, let style):
          brush.fill(paint, outline.path(in: rect), isEvenOdd: style.isEOFilled)
        case .stroke(let paint, let outline, let style, _): brush.stroke(paint, outline.path(in: rect), style)
        }
      }
    }
  }

  extension ElementEffect {
    /// Whether it changes what is drawn, as opposed to what is said.
    var isDrawn: Bool {
      switch self {
      case .opacity, .background, .overlay, .border, .clip, .shadow, .blur, .transform: true
      default: false
      }
    }
  }
#endif
