import SwiftUI

/// The names of a chart's groups with their colors, symbols and lines.
struct ChartLegend: View {
  let styles: ChartStyles
  let marks: [Mark]
  let isColumn: Bool

  /// One group.
  private struct Entry: Identifiable {
    let id: Int
    let name: String
    let datum: Datum
    let hasColor: Bool
    let hasSymbol: Bool
    let hasLine: Bool
  }

  var isNeeded: Bool { !entries.isEmpty || styles.foreground.isContinuous }

  /// Groups told apart by color, symbol and line at once have one entry.
  private var entries: [Entry] {
    var names: [Datum] = styles.foreground.isContinuous ? [] : styles.foreground.names
    for datum in styles.symbols.names + styles.strokes.names where !names.contains(datum) { names.append(datum) }
    return names.enumerated().map { index, datum in
      Entry(
        id: index, name: datum.name, datum: datum,
        hasColor: !styles.foreground.isContinuous && styles.foreground.names.contains(datum),
        hasSymbol: styles.symbols.names.contains(datum), hasLine: styles.strokes.names.contains(datum))
    }
  }

  var body: some View {
    FlowLayout(spacing: 16, isColumn: isColumn) {
      if let numbers = styles.foreground.numbers {
        HStack(spacing: 8) {
          Text(numbers.lowerBound, format: .number.precision(.significantDigits(1...3)))
          LinearGradient(gradient: styles.gradient, startPoint: .leading, endPoint: .trailing)
            .frame(width: 80, height: 12)
            .accessibilityHidden(true)
          Text(numbers.upperBound, format: .number.precision(.significantDigits(1...3)))
        }
      }
      ForEach(entries) { entry in
        HStack(spacing: 8) {
          swatch(entry).accessibilityHidden(true)
          Text(entry.name)
        }
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }

  @ViewBuilder
  private func swatch(_ entry: Entry) -> some View {
    let style = entry.hasColor ? styles.style(for: entry.datum) : AnyShapeStyle(.secondary)
    if entry.hasSymbol {
      switch styles.symbol(for: entry.datum) {
      case .shape(let shape): AnyView(AnyShape(shape).fill(style).frame(width: 8, height: 8))
      case .view(let view): view
      }
    } else if entry.hasLine {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 4))
        path.addLine(to: CGPoint(x: 24, y: 4))
      }
      .stroke(style, style: styles.stroke(for: entry.datum))
      .frame(width: 24, height: 8)
    } else {
      Circle().fill(style).frame(width: 8, height: 8)
    }
  }
}

/// Views in lines, broken where the width ends.
struct FlowLayout: Layout {
  let spacing: CGFloat
  let isColumn: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(subviews, width: proposal.width ?? .infinity)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, frames(subviews, width: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    var height: CGFloat = 0
    // In a grid of characters the width may have been rounded.
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if origin.x > 0, isColumn || origin.x + size.width > width + spacing {
        origin = CGPoint(x: 0, y: origin.y + height + 4)
        height = 0
      }
      defer { origin.x += size.width + spacing }
      height = max(height, size.height)
      return CGRect(origin: origin, size: size)
    }
  }
}
