import SwiftUI

/// Shapes of calls that programs use to draw and to move.
struct GraphicsShapes: View {
  @State private var isOn = false
  @State private var angle = Angle.zero
  @Namespace private var space

  var body: some View {
    ScrollView {
      shapes; looks; motion; canvases
    }
    .navigationTitle("Graphics")
  }

  @ViewBuilder private var shapes: some View {
    Circle().fill(.red).frame(width: 10)
    Circle().fill().frame(width: 10)
    Circle().stroke(lineWidth: 2).frame(width: 10)
    Circle().trim(from: 0, to: 0.5).stroke(.blue, style: StrokeStyle(lineWidth: 2, lineCap: .round)).frame(width: 10)
    Circle().inset(by: 2).rotation(.degrees(10)).stroke(Color.red, lineWidth: 1).frame(width: 10)
    Circle().strokeBorder(.red, lineWidth: 2).frame(width: 10)
    Ellipse().stroke(.red).frame(width: 10, height: 4)
    Capsule().fill(Color.green).frame(width: 10, height: 4)
    Capsule(style: .continuous).frame(width: 10, height: 4)
    Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).frame(height: 4)
    Rectangle()
      .fill(LinearGradient(gradient: Gradient(colors: [.red]), startPoint: .topLeading, endPoint: .bottomTrailing))
      .frame(height: 4)
    Rectangle()
      .fill(LinearGradient(stops: [.init(color: .red, location: 0)], startPoint: .leading, endPoint: .trailing))
      .frame(height: 4)
    Rectangle().fill(
      RadialGradient(
        gradient: Gradient(stops: [.init(color: .red, location: 0.2)]), center: .center, startRadius: 0, endRadius: 5)
    )
    .frame(height: 4)
    RoundedRectangle(cornerRadius: 4).frame(height: 4)
    RoundedRectangle(cornerRadius: 4, style: .continuous).frame(height: 4)
    ContainerRelativeShape().frame(height: 4).containerShape(RoundedRectangle(cornerRadius: 8))
    Text("Clipped").clipShape(.rect(cornerRadius: 4)).clipShape(.capsule).clipShape(.circle).clipShape(Circle())
      .clipped()
    Text("Content").contentShape(Rectangle()).contentShape(.containerRelative)
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 10))
      path.addCurve(to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 12, y: 4), control2: CGPoint(x: 14, y: 2))
      path.addArc(
        center: CGPoint(x: 10, y: 10), radius: 4, startAngle: Angle(radians: 0), endAngle: .degrees(90), clockwise: true
      )
      path.closeSubpath()
    }
    .stroke(.red, lineWidth: 1)
    .frame(width: 20, height: 20)
    Wave().fill(.blue).frame(height: 10)
  }

  @ViewBuilder private var looks: some View {
    Text("a").border(.red).border(Color.blue, width: 2).cornerRadius(4).shadow(radius: 2).shadow(radius: 2, y: 1)
    Text("b").shadow(color: .gray, radius: 2).shadow(color: .black, radius: 2, x: 1, y: 1)
    Text("c").mask(Circle()).mask { Text("Mask") }.blendMode(.screen).blendMode(.colorDodge)
    Text("d").grayscale(0.5).saturation(2).opacity(0.9).drawingGroup().blur(radius: 1)
    Text("e").foregroundStyle(.red.shadow(.drop(radius: 2))).glassBackgroundEffect()
    Text("f").allowsHitTesting(false)
  }

  @ViewBuilder private var motion: some View {
    Button("Move") {
      withAnimation { isOn.toggle() }
      withAnimation(.easeInOut(duration: 0.2)) { angle = .degrees(90) }
      withAnimation(.spring()) {
        isOn.toggle()
      } completion: {
        isOn = false
      }
    }
    Text("a").animation(.default, value: isOn).animation(.bouncy, value: isOn).animation(nil, value: isOn)
    Text("b").animation(.linear(duration: 1).repeatForever(autoreverses: false).delay(0.1).speed(2), value: isOn)
    Text("c").animation(.easeOut.repeatCount(3), value: isOn).animation(.spring(response: 0.3, dampingFraction: 0.5))
    Text("d").animation(.default) { $0.opacity(isOn ? 1 : 0.5) }
    if isOn {
      Text("e").transition(.opacity).transition(.move(edge: .leading))
      Text("f").transition(.asymmetric(insertion: .scale, removal: .offset(x: 10, y: 0)))
      Text("g").transition(.slide.combined(with: .opacity))
    }
    Text("h").matchedGeometryEffect(id: "h", in: space)
    Text("i").matchedGeometryEffect(id: "i", in: space, anchor: .top)
    Text("j").transaction { $0.animation = nil }
    TimelineView(.animation) { context in Text(context.date, style: .time) }
    TimelineView(.periodic(from: .now, by: 1)) { context in Text("\(context.date.timeIntervalSince1970 > 0 ? 1 : 0)") }
  }

  @ViewBuilder private var canvases: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.blue), lineWidth: 1)
      context.translateBy(x: 2, y: 2)
      context.draw(Text("Drawn"), at: CGPoint(x: 4, y: 4))
      if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
    } symbols: {
      Text("Symbol").tag(1)
    }
    .frame(height: 20)
    Canvas { context, size in context.addFilter(.blur(radius: 1)) }.frame(height: 4)
  }
}

private struct Wave: Shape {
  var phase = 0.0
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY))
    return path
  }
}
