import SwiftUI

/// What a plot of a size shows.
@MainActor
struct PlotDrawing {
  let model: ChartModel
  let size: CGSize
  let x: PlacedScale
  let y: PlacedScale
  private(set) var paths: [DrawnPath] = []
  private(set) var views: [PlacedView] = []
  /// The frame of each mark that has one, in the order of the data.
  private(set) var frames: [(mark: ArrangedMark, frame: CGRect)] = []
  /// Where bars begin on others.
  let stackedStarts: Set<StackStart>

  init(_ model: ChartModel, size: CGSize) {
    self.model = model
    self.size = size
    x = PlacedScale(model.x, length: size.width, isUpward: false)
    y = PlacedScale(model.y, length: size.height, isUpward: true)
    stackedStarts = Set(
      model.marks.filter { $0.mark.kind.traits.isBar }.compactMap { mark in
        let isVertical = mark.valueAxis == .vertical
        guard let number = (isVertical ? mark.y : mark.x)?.lower.number else { return nil }
        return StackStart(
          position: (isVertical ? mark.x : mark.y)?.lower, slot: mark.slot?.place, number: number)
      })
    let layout = BarLayout(model.marks, x, y)
    for run in MarkRun.runs(of: model.marks) { add(run, layout) }
    // Marks with equal numbers stay in the order of the data.
    paths = paths.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }

  private mutating func add(_ run: MarkRun, _ layout: BarLayout) {
    switch run.kind {
    case .line: addLine(run.marks)
    case .area: addArea(run.marks)
    case .sector: addSectors(run.marks)
    case .bar, .rectangle: for mark in run.marks { addBox(mark, layout) }
    case .rule: for mark in run.marks { addRule(mark, layout) }
    case .point: for mark in run.marks { addPoint(mark, layout) }
    }
  }

  mutating func append(_ path: DrawnPath) { paths.append(path) }

  /// Records a mark's frame, and adds its annotations.
  mutating func note(_ mark: ArrangedMark, _ frame: CGRect) {
    frames.append((mark, frame))
    for annotation in mark.mark.style.annotations {
      let context = AnnotationContext(targetSize: frame.size)
      views.append(
        PlacedView(
          id: views.count, frame: frame, annotation: annotation, content: annotation.content(context)))
    }
  }

  /// Draws a mark's symbol at a point.
  mutating func addSymbol(_ mark: ArrangedMark, at point: CGPoint, _ fallback: SymbolChoice?) {
    guard let symbol = model.styles.symbol(of: mark.mark) ?? fallback else { return }
    let side = model.styles.symbolSide(of: mark.mark)
    switch symbol {
    case .shape(let shape):
      let unit = shape.perceptualUnitRect
      let rect = CGRect(
        x: point.x + (unit.minX - 0.5) * side, y: point.y + (unit.minY - 0.5) * side, width: unit.width * side,
        height: unit.height * side)
      append(DrawnPath(shape.path(in: rect), style: model.styles.style(of: mark.mark), of: mark.mark.style))
    case .view(let view):
      views.append(
        PlacedView(
          id: views.count, frame: CGRect(origin: point, size: .zero), annotation: nil,
          content: AnyView(view.opacity(mark.mark.style.opacity))))
    }
  }
}

/// Marks that are drawn together: the points of one line or area, all sectors, or single marks.
struct MarkRun {
  let kind: Mark.Kind
  var marks: [ArrangedMark]

  /// Groups marks. A line is drawn where its first point is declared.
  static func runs(of marks: [ArrangedMark]) -> [MarkRun] {
    var runs: [MarkRun] = []
    var places: [String: Int] = [:]
    for mark in marks {
      let key: String
      switch mark.mark.kind {
      case .line: key = "line \(mark.series)"
      case .area: key = "area \(mark.series)"
      case .sector: key = "sectors"
      default:
        runs.append(MarkRun(kind: mark.mark.kind, marks: [mark]))
        continue
      }
      if let place = places[key] {
        runs[place].marks.append(mark)
      } else {
        places[key] = runs.count
        runs.append(MarkRun(kind: mark.mark.kind, marks: [mark]))
      }
    }
    return runs
  }
}
