#if GTK
  import CGTK
  import CairnValues
  import Foundation

  /// Draws a gradient with GTK.
  @MainActor
  struct GradientFill {
    private let paint: GradientPaint
    private let colours: Colours

    init(_ paint: GradientPaint, _ colours: Colours) {
      self.paint = paint
      self.colours = colours
    }

    func draw(on snapshot: OpaquePointer, over rect: CGRect, asIfOver whole: CGRect) {
      var bounds = rect.graphene
      let stops = stops()
      let count = gsize(stops.count)
      func covered() {
        // The ends coincide, so only the last color is visible.
        if var last = stops.last?.color { gtk_snapshot_append_color(snapshot, &last, &bounds) }
      }
      switch paint.line {
      case .linear(let start, let end):
        var from = start.point(in: whole).graphene
        var to = end.point(in: whole).graphene
        if from.x == to.x, from.y == to.y { return covered() }
        gtk_snapshot_append_linear_gradient(snapshot, &bounds, &from, &to, stops, count)
      case .radial(let center, let start, let end):
        var middle = center.point(in: whole).graphene
        let (start, end) = (Float(max(start, 0)), Float(end))
        guard end > start else { return covered() }
        gtk_snapshot_append_radial_gradient(
          snapshot, &bounds, &middle, end, end, start / end, 1, stops, count)
      case .elliptical(let center, let start, let end):
        var middle = center.point(in: whole).graphene
        guard end > max(start, 0), whole.width > 0, whole.height > 0 else { return covered() }
        gtk_snapshot_append_radial_gradient(
          snapshot, &bounds, &middle, Float(whole.width * end), Float(whole.height * end),
          Float(max(start, 0) / end), 1, stops, count)
      case .angular(let center, let start, let end):
        var middle = center.point(in: whole).graphene
        let share = (end.degrees - start.degrees) / 360
        guard share > 0 else { return covered() }
        // GTK begins at the top and goes around once.
        let turned = stops.map {
          GskColorStop(offset: min($0.offset * Float(min(share, 1)), 1), color: $0.color)
        }
        gtk_snapshot_append_conic_gradient(
          snapshot, &bounds, &middle, Float(start.degrees + 90), turned, gsize(turned.count))
      }
    }

    /// Returns the colors in order, at least two, from 0 to 1.
    private func stops() -> [GskColorStop] {
      let gradient = paint.gradient
      if gradient.space == .perceptual {
        return (0...16).map { step in
          let place = CGFloat(step) / 16
          let color = gradient.color(at: place) { colours.resolved($0) }
          return GskColorStop(offset: Float(place), color: colours.rgba(Color(color)))
        }
      }
      var stops = gradient.gradient.stops.filter { !$0.location.isNaN }.sorted {
        $0.location < $1.location
      }.map {
        GskColorStop(offset: Float(min(max($0.location, 0), 1)), color: colours.rgba($0.color))
      }
      if stops.isEmpty { stops = [GskColorStop(offset: 0, color: colours.rgba(.clear))] }
      if stops.count == 1 { stops.append(GskColorStop(offset: 1, color: stops[0].color)) }
      return stops
    }
  }

  extension CGPoint {
    var graphene: graphene_point_t { graphene_point_t(x: Float(x), y: Float(y)) }
  }

  /// Draws a mesh gradient with Cairo's patches.
  @MainActor
  struct MeshFill {
    private let mesh: MeshGradient
    private let colours: Colours

    init(_ mesh: MeshGradient, _ colours: Colours) {
      self.mesh = mesh
      self.colours = colours
    }

    private var points: [SIMD2<Float>] {
      switch mesh.locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    }

    private var pointColours: [GdkRGBA] {
      switch mesh.colors {
      case .colors(let colors): colors.map { colours.rgba($0) }
      case .resolvedColors(let colors): colors.map { colours.rgba(Color($0)) }
      }
    }

    func draw(with brush: Brush, over rect: CGRect, asIfOver whole: CGRect) {
      brush.spread(.color(mesh.background), over: rect)
      let (points, inks) = (points, pointColours)
      let count = mesh.width * mesh.height
      guard mesh.width > 1, mesh.height > 1, points.count >= count, inks.count >= count,
        let context = brush.cairo(around: rect), let pattern = cairo_pattern_create_mesh()
      else { return }
      for row in 0..<mesh.height - 1 {
        for column in 0..<mesh.width - 1 {
          let first = row * mesh.width + column
          let corners = [first, first + 1, first + mesh.width + 1, first + mesh.width]
          cairo_mesh_pattern_begin_patch(pattern)
          for (step, corner) in (corners + [corners[0]]).enumerated() {
            let x = whole.minX + CGFloat(points[corner].x) * whole.width
            let y = whole.minY + CGFloat(points[corner].y) * whole.height
            if step == 0 {
              cairo_mesh_pattern_move_to(pattern, x, y)
            } else {
              cairo_mesh_pattern_line_to(pattern, x, y)
            }
          }
          for (index, corner) in corners.enumerated() {
            let ink = inks[corner]
            cairo_mesh_pattern_set_corner_color_rgba(
              pattern, UInt32(index), Double(ink.red), Double(ink.green), Double(ink.blue),
              Double(ink.alpha))
          }
          cairo_mesh_pattern_end_patch(pattern)
        }
      }
      cairo_set_source(context, pattern)
      cairo_paint(context)
      cairo_pattern_destroy(pattern)
      cairo_destroy(context)
    }
  }
#endif
