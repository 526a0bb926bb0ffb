import SwiftUI

struct PicturesPage: View {
  /// Two by two pixels: red, green, blue and white.
  private let quarters = UIImage(
    data: Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGP4z8DAAMIM/4EAAB/uBfsL2WiLAAAAAElFTkSuQmCC"
    )!)

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        if let quarters {
          Image(uiImage: quarters)
          Image(uiImage: quarters).resizable().frame(width: 80, height: 80)
          Image(uiImage: quarters).resizable(resizingMode: .tile).frame(width: 80, height: 80)
          Image(uiImage: quarters).resizable().renderingMode(.template).foregroundStyle(.orange)
            .frame(width: 80, height: 80)
          Image(uiImage: quarters).resizable().scaledToFit().frame(width: 120, height: 80).border(
            .gray)
        }
      }
      HStack(spacing: 12) {
        Image("no such picture")
        Image("no such picture").resizable().frame(width: 80, height: 80).border(.gray)
        Image(systemName: "star.fill").foregroundStyle(.yellow)
        Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.yellow)
        Image(systemName: "star.fill").resizable().frame(width: 60, height: 60)
        Image(systemName: "no.such.symbol")
      }
      Label("A label", systemImage: "tray")
      Label("A large label", systemImage: "tray").font(.title)
    }
    .padding()
  }
}

struct PaintsPage: View {
  private let colors: [Color] = [.red, .yellow, .green, .blue]

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        Rectangle().fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
        Circle().fill(
          RadialGradient(colors: colors, center: .center, startRadius: 4, endRadius: 50))
        Circle().fill(AngularGradient(colors: colors, center: .center))
        Ellipse().fill(EllipticalGradient(colors: colors))
      }
      .frame(height: 100)
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: 20).fill(Color.blue.gradient)
        Capsule().strokeBorder(
          LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom), lineWidth: 8)
        Circle().stroke(.purple, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [2, 12]))
          .padding(4)
        Path { path in
          path.move(to: CGPoint(x: 50, y: 0))
          path.addLine(to: CGPoint(x: 100, y: 100))
          path.addQuadCurve(to: CGPoint(x: 0, y: 100), control: CGPoint(x: 50, y: 60))
          path.closeSubpath()
        }
        .fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
        .frame(width: 100)
      }
      .frame(height: 100)
      HStack(spacing: 12) {
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: [.red, .orange, .purple, .blue])
        Rectangle().fill(.blue.shadow(.drop(radius: 6)))
        Text("Coloured").font(.largeTitle).foregroundStyle(
          LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
        Text("Material").padding().background(.thinMaterial, in: Capsule())
      }
      .frame(height: 100)
    }
    .padding()
  }
}

struct EffectsPage: View {
  private var sample: some View { Text("Sample").padding(8).background(Color.orange) }

  var body: some View {
    Grid(horizontalSpacing: 24, verticalSpacing: 24) {
      GridRow {
        sample
        sample.opacity(0.4)
        sample.rotationEffect(.degrees(20))
        sample.scaleEffect(1.4)
        sample.shadow(radius: 5, y: 4)
      }
      GridRow {
        sample.blur(radius: 2)
        sample.clipShape(Capsule())
        sample.border(.red, width: 3)
        sample.offset(x: 10, y: 6)
        sample.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
      }
      GridRow {
        sample.saturation(0)
        sample.colorInvert()
        sample.hueRotation(.degrees(120))
        sample.brightness(0.3)
        sample.contrast(0.4)
      }
      GridRow {
        sample.colorMultiply(.green)
        Color.blue.frame(width: 80, height: 40).mask { Text("MASK").font(.title).bold() }
        sample.redacted(reason: .placeholder)
        sample.overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 12, height: 12) }
        sample.background(.blue, in: RoundedRectangle(cornerRadius: 8)).padding(4).background(
          Color.green)
      }
      GridRow {
        sample.clipShape(Circle().offset(x: 10))
        sample.transformEffect(CGAffineTransform(a: 1, b: 0.2, c: -0.3, d: 1, tx: 0, ty: 0))
        Button("Nothing happens") {}.allowsHitTesting(false)
        sample.hidden()
        sample.grayscale(0.8)
      }
    }
    .padding()
  }
}

struct CanvasPage: View {
  @State private var amount = 0.3

  var body: some View {
    VStack {
      Canvas { context, size in
        let rect = CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 10)
        context.fill(Path(roundedRect: rect, cornerRadius: 12), with: .color(.gray.opacity(0.2)))
        context.stroke(
          Path(ellipseIn: rect),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: .zero,
            endPoint: CGPoint(x: size.width, y: 0)), lineWidth: 4)
        context.draw(Text("Drawn").font(.title), at: CGPoint(x: size.width / 2, y: 30))
        var turned = context
        turned.translateBy(x: size.width / 2, y: size.height / 2)
        turned.rotate(by: .degrees(360 * amount))
        turned.fill(Path(CGRect(x: -30, y: -4, width: 60, height: 8)), with: .color(.green))
        if let star = context.resolveSymbol(id: 1) {
          context.draw(star, at: CGPoint(x: 60, y: size.height - 50))
        }
        var clipped = context
        clipped.clip(
          to: Path(
            ellipseIn: CGRect(x: size.width - 110, y: size.height - 110, width: 90, height: 90)))
        clipped.fill(
          Path(CGRect(x: size.width - 110, y: size.height - 70, width: 90, height: 90)),
          with: .color(.orange))
        var shadowed = context
        shadowed.addFilter(.shadow(radius: 4, y: 3))
        shadowed.fill(
          Path(ellipseIn: CGRect(x: 120, y: size.height - 80, width: 50, height: 50)),
          with: .color(.yellow))
        context.draw(
          Image(systemName: "star.fill"),
          in: CGRect(x: 200, y: size.height - 80, width: 40, height: 40))
      } symbols: {
        Label("A view", systemImage: "star").tag(1)
      }
      .frame(height: 300)
      .accessibilityLabel("A drawing")
      Slider(value: $amount)
    }
    .padding()
  }
}
