import SwiftUI

/// A mark as it was declared, before anything is known of the chart around it.
struct Mark {
  enum Kind {
    case bar, line, area, point, rule, rectangle, sector

    /// How a chart arranges and draws the kind. The compiler asks for a row when a kind is added.
    var traits: Traits {
      switch self {
      case .bar: Traits(isBar: true, isBox: true, stacks: true)
      case .area: Traits(isArea: true, stacks: true)
      case .rectangle: Traits(isBox: true, spansBothAxes: true)
      case .rule: Traits(lineWidth: 1)
      case .line, .point, .sector: Traits()
      }
    }
  }

  /// What sets a kind of mark apart from the others.
  struct Traits {
    /// Whether it is a bar, which grows from an axis.
    var isBar = false
    var isArea = false
    /// Whether it takes a part of a step along an axis.
    var isBox = false
    /// Whether it takes a part of a step along each axis.
    var spansBothAxes = false
    /// Whether marks at the same place are added up.
    var stacks = false
    /// The width of its line, if the app does not say.
    var lineWidth: CGFloat = 2
  }

  var kind: Kind
  var x: PlottedField?
  var y: PlottedField?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  /// Where the mark starts and ends along an axis without values, in points from the plot's top left.
  var edges: (start: CGFloat?, end: CGFloat?) = (nil, nil)
  var stacking = MarkStackingMethod.standard
  /// The line or area that a line's or area's mark belongs to.
  var series: PlottedField?
  /// The function whose curve the mark stands for until it is sampled, and the curve that a sample belongs to.
  var function: PlottedFunction?
  var curve: Int?
  /// The extent of a sector.
  var angle: PlottedField?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  var style = MarkStyle()

  init(_ kind: Kind, x: PlottedField? = nil, y: PlottedField? = nil) {
    self.kind = kind
    self.x = x
    self.y = y
  }
}

/// The values that modifiers set for a mark. The modifier nearest to the mark wins.
struct MarkStyle {
  var foreground: AnyShapeStyle?
  var foregroundBy: PlottedField?
  var symbol: SymbolChoice?
  var symbolBy: PlottedField?
  /// The area of the symbol's square in square points.
  var symbolSize: CGFloat?
  var symbolSizeBy: PlottedField?
  var stroke: StrokeStyle?
  var strokeBy: PlottedField?
  var opacity = 1.0
  var cornerRadius: CGFloat?
  var interpolation: InterpolationMethod?
  var position: PositionChoice?
  var offset = MarkOffset()
  var zIndex: Double?
  var annotations: [MarkAnnotation] = []
  var clip: (@Sendable (CGRect) -> Path)?
  var isAlignedWithPlot = false
  var blurRadius: CGFloat = 0
  var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
  var label: Text?
  var value: Text?
  var isHidden: Bool?
  var identifier: String?
}

/// The symbol at the points of a mark.
enum SymbolChoice {
  case shape(any ChartSymbolShape)
  case view(AnyView)
}

/// The side by side placement of marks with the same position.
struct PositionChoice {
  var field: PlottedField
  var axis: Axis?
  var span: MarkDimension
}

/// How far a mark is moved from its values.
struct MarkOffset {
  var x: (start: CGFloat, end: CGFloat) = (0, 0)
  var y: (start: CGFloat, end: CGFloat) = (0, 0)
}

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  var content: (AnnotationContext) -> AnyView
}
