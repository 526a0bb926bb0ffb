#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// An element with effects: its own content or its descendants, drawn through the effects.
  final class EffectPiece: RoomPiece {
    /// The element's piece without effects.
    private let core: Piece?
    private let effects: EffectContainer

    init(_ element: Element, around core: Piece?, in view: WindowView) {
      self.core = core
      effects = EffectContainer(element, around: core, in: view)
      super.init(element, in: view, container: effects)
    }

    override var inside: Container? { core?.inside ?? container }
    override var focusWidget: Widget { core?.focusWidget ?? widget }
    override var coreWidget: Widget { core?.coreWidget ?? widget }

    override func update(_ changes: ElementChanges) {
      core?.update(changes)
      effects.change()
      gtk_widget_set_can_target(widget, gboolean(!element.effects.contains(.ignoresTouches)))
      container.markStale()
    }

    override func cancelRefresh() {
      super.cancelRefresh()
      container.cancelRefresh()
    }

    override func placed(_ size: CGSize) { container.markStale() }
  }

  final class EffectContainer: Container {
    private let core: Piece?
    /// The effects drawn now, which may be animating.
    private var drawn: [ElementEffect]

    init(_ element: Element, around core: Piece?, in view: WindowView) {
      self.core = core
      drawn = element.effects
      super.init(element, in: view)
    }

    /// Updates to the element's current effects.
    func change() {
      let (old, new) = (drawn, element.effects)
      guard old != new else { return }
      guard let animation = view.motions.animation(of: element), old.isMixable(with: new) else {
        view.motions.stop(ObjectIdentifier(self))
        drawn = new
        gtk_widget_queue_draw(surface)
        return
      }
      view.motions.run(ObjectIdentifier(self), animation) { [weak self] share in
        guard let self else { return false }
        drawn = share == 1 ? new : zip(old, new).map { $0.mixed(with: $1, by: share, view.colours) }
        gtk_widget_queue_draw(surface)
        return true
      }
    }

    private var mask: Element? {
      drawn.contains(.mask) && element.children.count > 1 ? element.children.first : nil
    }

    override func collect(_ parent: Element, into found: inout [Piece]) {
      if parent === element, let core {
        found.append(core)
      } else {
        super.collect(parent, into: &found)
      }
    }

    override func rect(for piece: Piece) -> CGRect {
      piece === core ? CGRect(origin: .zero, size: element.frame.size) : super.rect(for: piece)
    }

    override func refresh() {
      super.refresh()
      gtk_widget_queue_draw(surface)
    }

    override func drawWidgets(
      on snapshot: OpaquePointer, width: Int32, height: Int32, _ draw: () -> Void
    ) {
      let rect = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
      let brush = Brush(snapshot: snapshot, colours: view.colours)
      apply(drawn[...], rect, brush) { brush in
        // A mask only shows through its shape.
        if let mask = self.mask {
          for piece in self.shown where !self.isIn(mask, piece) {
            self.draw(piece, on: brush.snapshot)
          }
        } else if brush.snapshot == snapshot {
          draw()
        } else {
          for piece in self.shown { self.draw(piece, on: brush.snapshot) }
        }
      }
    }

    private func isIn(_ outer: Element, _ piece: Piece) -> Bool {
      piece.element === outer || outer.contains(piece.element)
    }

    private func draw(_ piece: Piece, on snapshot: OpaquePointer) {
      gtk_widget_snapshot_child(surface, piece.widget, snapshot)
    }

    /// Applies each effect around all previous ones.
    private func apply(
      _ effects: ArraySlice<ElementEffect>, _ rect: CGRect, _ brush: Brush, _ draw: (Brush) -> Void
    ) {
      guard let effect = effects.last else { return draw(brush) }
      func inner(_ brush: Brush) { apply(effects.dropLast(), rect, brush, draw) }
      let snapshot = brush.snapshot
      // Content that is drawn separately may extend beyond its frame.
      let around = rect.insetBy(dx: -rect.width - 40, dy: -rect.height - 40)
      switch effect {
      case .opacity(let opacity):
        gtk_snapshot_push_opacity(snapshot, Brush.share(opacity))
        inner(brush)
        gtk_snapshot_pop(snapshot)
      case .background(let paint, let outline, let style):
        brush.fill(paint, outline.path(in: rect), isEvenOdd: style.isEOFilled)
        inner(brush)
      case .overlay(let paint, let outline, let style):
        inner(brush)
        brush.fill(paint, outline.path(in: rect), isEvenOdd: style.isEOFilled)
      case .border(let paint, let width):
        inner(brush)
        brush.stroke(
          paint, Path(rect.insetBy(dx: width / 2, dy: width / 2)), StrokeStyle(lineWidth: Brush.radius(width)))
      case .clip(let outline, let style):
        brush.within(outline.path(in: rect), isEvenOdd: style.isEOFilled, around: around) {
          inner($0)
        }
      case .mask:
        guard let mask else { return inner(brush) }
        brush.masked(
          by: { brush in
            for piece in self.shown where self.isIn(mask, piece) {
              self.draw(piece, on: brush.snapshot)
            }
          }, around: rect, drawing: { inner($0) })
      case .shadow(let color, let radius, let x, let y):
        var shadow = GskShadow(
          color: brush.colours.rgba(color), dx: Float(x), dy: Float(y),
          radius: Float(Brush.radius(radius)))
        gtk_snapshot_push_shadow(snapshot, &shadow, 1)
        inner(brush)
        gtk_snapshot_pop(snapshot)
      case .blur(let radius, _):
        gtk_snapshot_push_blur(snapshot, Double(Brush.radius(radius)))
        inner(brush)
        gtk_snapshot_pop(snapshot)
      case .color(let change): brush.recoloured(change) { inner(brush) }
      case .transform(let transformation):
        gtk_snapshot_save(snapshot)
        brush.transform(transformation, in: rect)
        inner(brush)
        gtk_snapshot_restore(snapshot)
      case .foreground(let paints):
        guard let paint = paints.first, !paint.isFlat else { return inner(brush) }
        brush.masked(by: { inner($0) }, around: rect, drawing: { $0.spread(paint, over: rect) })
      default: inner(brush)
      }
    }
  }

  extension ElementEffect {
    /// Whether the effect changes drawing or interaction, as opposed to semantics.
    var isDrawn: Bool {
      switch self {
      case .opacity, .background, .overlay, .border, .clip, .shadow, .blur, .transform, .mask,
        .color, .ignoresTouches:
        true
      case .foreground(let paints): paints.first?.isFlat == false
      default: false
      }
    }
  }
#endif
