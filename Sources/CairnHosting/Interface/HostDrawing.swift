import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// The drawing of a shape or a canvas, from back to front, in points from the top leading corner of its element.
public struct HostDrawing: Sendable, Equatable {
  /// One step of the drawing.
  public struct Mark: Sendable, Equatable {
    /// What a mark draws.
    public enum Kind: Sendable, Equatable {
      case fill(Path, HostPaint, FillStyle)
      case stroke(Path, HostPaint, StrokeStyle)
      case text(HostText, CGRect)
      case image(name: String, isSymbol: Bool, CGRect)
      /// Marks that are drawn together, before this mark's opacity and clips apply to all of them.
      indirect case group([Mark])
    }

    /// What the mark draws.
    public var kind: Kind
    /// Maps the mark's coordinates to those of the element.
    public var transform = CGAffineTransform.identity
    /// How opaque the mark is, from 0 to 1.
    public var opacity = 1.0
    /// Outlines that clip the drawing, in the coordinates of the element.
    public var clips: [Path] = []

    init(kind: Kind) { self.kind = kind }
  }

  /// The steps of the drawing, from back to front.
  public var marks: [Mark]

  /// The texts in the drawing.
  public var texts: [String] { marks.flatMap(\.texts) }
}

/// The paint of a mark.
public enum HostPaint: Sendable, Equatable {
  case color(Color)
  case gradient(HostGradient)
}

/// Colors that change along a line, around a point or around a circle.
public struct HostGradient: Sendable, Equatable {
  /// Where the colors of a gradient run.
  public enum Line: Sendable, Equatable {
    case linear(UnitPoint, UnitPoint)
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Like radial, with radii as fractions of the outline's size.
    case elliptical(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case angular(center: UnitPoint, startAngle: Angle, endAngle: Angle)
  }

  /// The colors and their positions.
  public var stops: [Gradient.Stop]
  /// Where the colors run.
  public var line: Line
}

extension HostDrawing {
  init(_ shape: ShapeContent, size: CGSize) {
    let rect = CGRect(origin: .zero, size: size)
    marks = shape.drawings.map { drawing in
      switch drawing {
      case .fill(let paint, let outline, let style):
        Mark(kind: .fill(outline.path(in: rect), HostPaint(paint), style))
      case .stroke(let paint, let outline, let style, _):
        Mark(kind: .stroke(outline.path(in: rect), HostPaint(paint), style))
      }
    }
  }

  init(_ drawing: DrawingContent) { marks = drawing.marks.compactMap { Mark($0) } }
}

extension HostDrawing.Mark {
  fileprivate init?(_ mark: DrawingMark) {
    switch mark.kind {
    case .fill(let path, let paint, let style): kind = .fill(path, HostPaint(paint.paints.first ?? .foreground), style)
    case .stroke(let path, let paint, let style):
      kind = .stroke(path, HostPaint(paint.paints.first ?? .foreground), style)
    case .text(let text, let rect): kind = .text(HostText(text), rect)
    case .image(let image, let rect, _):
      if case .symbol(let name) = image.source {
        kind = .image(name: name, isSymbol: true, rect)
      } else {
        kind = .image(name: image.name, isSymbol: false, rect)
      }
    // A view inside the canvas, which has a separate element.
    case .symbol: return nil
    case .layer(let marks): kind = .group(marks.compactMap { HostDrawing.Mark($0) })
    }
    transform = mark.transform
    opacity = mark.opacity
    clips = mark.clips.compactMap { clip in
      if case .path(let path, _, isInverse: false) = clip { path } else { nil }
    }
  }

  fileprivate var texts: [String] {
    switch kind {
    case .text(let text, _): text.string.isEmpty ? [] : [text.string]
    case .group(let marks): marks.flatMap(\.texts)
    case .fill, .stroke, .image: []
    }
  }
}

extension HostPaint {
  init(_ paint: Paint) {
    if case .gradient(let gradient) = paint {
      self = .gradient(HostGradient(gradient))
    } else {
      self = .color(paint.flat())
    }
  }
}

extension HostGradient {
  fileprivate init(_ paint: GradientPaint) {
    stops = paint.gradient.gradient.stops
    line =
      switch paint.line {
      case .linear(let start, let end): .linear(start, end)
      case .radial(let center, let start, let end): .radial(center: center, startRadius: start, endRadius: end)
      case .elliptical(let center, let start, let end): .elliptical(center: center, startRadius: start, endRadius: end)
      case .angular(let center, let start, let end): .angular(center: center, startAngle: start, endAngle: end)
      }
  }
}
