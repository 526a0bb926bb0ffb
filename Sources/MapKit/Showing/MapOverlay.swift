import CairnCore
import CairnScreen
import CairnValues
import CoreLocation
import Foundation

/// The shapes and signs on a map. They are views of the app, so every host shows them, and they move with the tiles.
struct MapOverlay: View {
  let places: [_MapPlace]
  let sight: MapSight
  let size: CGSize
  let selection: MapSelection?
  let user: CLLocationCoordinate2D?

  /// A sign that can be seen.
  private struct Sign: Identifiable {
    let id: Int
    let place: _MapPlace
    let point: CGPoint
  }

  private static let mostSigns = 300
  /// Balloons that would cover each other are shown when the map comes closer.
  private static let cell = 20.0

  var body: some View {
    let chosen = selection?.get()
    SignLayout {
      let shapes = places.filter(\.isShape)
      if shapes.isEmpty { Color.clear } else { Shapes(places: shapes, sight: sight) }
      ForEach(seen(chosen)) { sign in
        let isSelected = chosen != nil && sign.place.tag == chosen
        SignView(place: sign.place, isSelected: isSelected, selection: selection)
          .layoutValue(key: SpotKey.self, value: Spot(point: sign.point, anchor: sign.place.anchor))
        SignTitle(place: sign.place)
          .layoutValue(key: SpotKey.self, value: Spot(point: sign.point, anchor: .top, isBelow: true))
      }
    }
  }

  /// The signs in view, with those of the chosen places in front.
  private func seen(_ chosen: AnyHashable?) -> [Sign] {
    let view = CGRect(origin: .zero, size: size).insetBy(dx: -60, dy: -60)
    var signs: [Sign] = []
    var front: [Sign] = []
    var taken: Set<SIMD2<Int>> = []
    for (index, place) in places.enumerated() where !place.isShape {
      var place = place
      if case .user = place.look {
        guard let user else { continue }
        place.coordinate = user
      }
      guard place.coordinate.isOnEarth else { continue }
      let point = sight.place(of: EarthPoint(place.coordinate), in: size)
      guard view.contains(point) else { continue }
      if chosen != nil, place.tag == chosen {
        front.append(Sign(id: index, place: place, point: point))
      } else if signs.count < Self.mostSigns {
        if case .balloon = place.look {
          let cell = SIMD2(Int((point.x / Self.cell).rounded()), Int((point.y / Self.cell).rounded()))
          guard taken.insert(cell).inserted else { continue }
        }
        signs.append(Sign(id: index, place: place, point: point))
      }
    }
    return signs + front.prefix(Self.mostSigns)
  }

  /// Lines and areas.
  private struct Shapes: View {
    let places: [_MapPlace]
    let sight: MapSight

    var body: some View {
      Canvas { context, size in
        for place in places {
          guard case .shape(let shape) = place.look else { continue }
          let path = shape.path(at: sight, in: size)
          if path.isEmpty { continue }
          if shape.isArea {
            let fill = place.fill ?? (place.line == nil ? AnyShapeStyle(Color.blue.opacity(0.25)) : nil)
            if let fill { context.fill(path, with: .style(fill)) }
          }
          let line = place.line ?? (shape.isArea ? nil : place.fill ?? place.tint ?? AnyShapeStyle(Color.blue))
          if let line {
            context.stroke(
              path, with: .style(line), style: place.lineStyle ?? StrokeStyle(lineWidth: 3, lineJoin: .round))
          }
        }
      }
      .accessibilityHidden(true)
    }
  }
}

extension _MapPlace {
  /// The point of its sign that is at the place.
  var anchor: UnitPoint {
    switch look {
    case .balloon: .bottom
    case .view(_, let anchor), .user(let anchor): anchor
    case .shape: .center
    }
  }
}

/// Where a sign is.
struct Spot: Equatable {
  var point = CGPoint.zero
  var anchor = UnitPoint.center
  /// Whether it is below the sign before it.
  var isBelow = false
}

private struct SpotKey: LayoutValueKey {
  static let defaultValue: Spot? = nil
}

/// Puts each sign at its place, in its ideal size, and fills the map with views without a place.
private struct SignLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var bottom: CGFloat = 0
    for view in subviews {
      guard let spot = view[SpotKey.self] else {
        view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        continue
      }
      let size = view.sizeThatFits(.unspecified)
      let point = CGPoint(x: bounds.minX + spot.point.x, y: bounds.minY + spot.point.y)
      let top = spot.isBelow ? bottom + 1 : point.y - size.height * spot.anchor.y
      if !spot.isBelow { bottom = top + size.height }
      view.place(
        at: CGPoint(x: point.x - size.width * spot.anchor.x, y: top), proposal: ProposedViewSize(size))
    }
  }
}

/// A sign, which is a button where the user can choose it.
private struct SignView: View {
  let place: _MapPlace
  let isSelected: Bool
  let selection: MapSelection?

  var body: some View {
    if let tag = place.tag, let selection {
      Button {
        selection.set(tag)
      } label: {
        sign
      }
      .buttonStyle(.plain)
      .accessibilityLabel(title)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
    } else if case .view = place.look {
      sign
    } else {
      sign.accessibilityElement(children: .ignore).accessibilityLabel(title)
    }
  }

  private var title: Text { place.title ?? Text(verbatim: WebMap.text(of: place.coordinate)) }

  @ViewBuilder private var sign: some View {
    switch place.look {
    case .balloon(let mark): Balloon(mark: mark, tint: place.tint, isSelected: isSelected)
    case .view(let view, _): view
    case .user: Circle().fill(.blue).stroke(.white, lineWidth: 3).frame(width: 18, height: 18)
    case .shape: EmptyView()
    }
  }
}

/// The balloon of a marker, whose tip is at the place.
private struct Balloon: View {
  let mark: BalloonMark
  let tint: AnyShapeStyle?
  let isSelected: Bool

  var body: some View {
    let width: CGFloat = isSelected ? 40 : 28
    ZStack {
      BalloonShape().fill(tint ?? AnyShapeStyle(Color.red)).stroke(.white, lineWidth: 1)
      inside
        .foregroundStyle(.white)
        .font(isSelected ? .body : .footnote)
        .frame(width: width, height: width)
        .frame(maxHeight: .infinity, alignment: .top)
    }
    .frame(width: width, height: width * 1.25)
  }

  @ViewBuilder private var inside: some View {
    switch mark {
    case .symbol(let name): Image(systemName: name)
    case .image(let name): Image(name).resizable().scaledToFit().padding(5)
    case .letters(let text): text.bold()
    case .view(let view): view
    }
  }
}

private struct BalloonShape: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.minY + radius), radius: radius, startAngle: .degrees(130),
      endAngle: .degrees(50), clockwise: false)
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// The title below a sign. Screen readers read it as the sign's.
private struct SignTitle: View {
  let place: _MapPlace

  var body: some View {
    if place.showsTitle, let title = place.title {
      title
        .font(.caption)
        .foregroundStyle(.black)
        .lineLimit(1)
        .padding(.horizontal, 4)
        .background(.white.opacity(0.8), in: RoundedRectangle(cornerRadius: 4))
        .allowsHitTesting(false)
        .accessibilityHidden(isReadBefore)
    } else {
      Color.clear.frame(width: 0, height: 0)
    }
  }

  private var isReadBefore: Bool {
    if case .view = place.look { place.tag != nil } else { true }
  }
}
