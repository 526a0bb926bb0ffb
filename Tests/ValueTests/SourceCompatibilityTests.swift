import CairnFoundation
import CairnValues
import Foundation
import Testing

// App code seen from outside. Most of the test is that it compiles.

extension ShapeStyle where Self == Color {
  fileprivate static var brand: Color { Color(red: 0.2, green: 0.4, blue: 0.6) }
}

extension Color {
  fileprivate static let cardBack = Color("CardBack", bundle: .main)
}

extension Animation {
  fileprivate static let selection = Animation.easeInOut(duration: 0.2)
}

extension UIColor {
  fileprivate static let ink = UIColor(white: 0.1, alpha: 1)
}

private struct Wedge: Animatable {
  var start: Angle
  var size: CGSize

  var animatableData: AnimatablePair<Angle.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(start.animatableData, size.animatableData) }
    set {
      start.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

private struct Still: Animatable {
  typealias AnimatableData = EmptyAnimatableData
}

@Suite struct SourceCompatibilityTests {
  private func fill(_ style: some ShapeStyle) -> AnyShapeStyle { AnyShapeStyle(style) }

  @Test func animationsAreNamedAsAppsNameThem() {
    let all: [Animation] = [
      .default, .linear, .linear(duration: 1), .easeIn, .easeOut(duration: 1), .easeInOut, .spring, .spring(),
      .spring(response: 0.3), .spring(response: 0.3, dampingFraction: 0.7), .spring(duration: 0.4),
      .spring(duration: 0.4, bounce: 0.2), .spring(.bouncy), .spring(Spring(duration: 1)), .smooth, .snappy, .bouncy,
      .bouncy(duration: 0.3), .bouncy(extraBounce: 0.1), .interactiveSpring, .interactiveSpring(),
      .interactiveSpring(response: 0.2), .interactiveSpring(duration: 0.2), .interpolatingSpring,
      .interpolatingSpring(stiffness: 100, damping: 10), .interpolatingSpring(mass: 1, stiffness: 100, damping: 10),
      .interpolatingSpring(duration: 1), .interpolatingSpring(.smooth), .timingCurve(0.1, 0.2, 0.3, 0.4),
      .timingCurve(.circularEaseIn, duration: 1), .selection,
      Animation.spring().delay(0.1).speed(2).repeatForever(autoreverses: false), .easeIn.repeatCount(3),
    ]
    #expect(Set(all).count > 20)
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring == .smooth)
  }

  @Test func stylesAreNamedAsAppsNameThem() {
    let styles = [
      fill(.red), fill(.brand), fill(.primary), fill(.tint), fill(.red.opacity(0.5)), fill(.red.gradient),
      fill(.ultraThinMaterial), fill(.background), fill(.background.secondary), fill(.quaternary), fill(Color.cardBack),
      fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
      fill(LinearGradient(gradient: Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom)),
      fill(.radialGradient(Gradient(colors: [.red]), center: .center, startRadius: 0, endRadius: 10)),
      fill(.ellipticalGradient(colors: [.red, .clear])), fill(.conicGradient(colors: [.red, .blue], center: .center)),
      fill(.angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(90))),
      fill(.white.shadow(.drop(color: .black, radius: 2))), fill(.tint.opacity(0.3)), fill(Material.regular),
      fill(Color(.systemGroupedBackground)), fill(Color(uiColor: .ink)),
      fill(.linearGradient(Color.red.gradient, startPoint: .top, endPoint: .bottom)),
      fill(.shadow(.inner(radius: 3))), fill(.foreground), fill(.separator), fill(.bar),
    ]
    #expect(styles.count == 27)
  }

  @Test func coloursAreMadeAsAppsMakeThem() {
    #expect(Color(red: 1, green: 0, blue: 0) == Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1))
    #expect(Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 0.5) != .clear)
    #expect(Color(white: 0.5) == Color(.sRGB, white: 0.5))
    #expect([Color.red, .blue, .green].randomElement() != nil)
    #expect(Color(.systemGray6) != Color(UIColor.systemGray5))
    #expect("\(Color.teal)" == "teal")
    #expect(Color.red.mix(with: .blue, by: 0.5) != .red)
  }

  @Test func fontsAreMadeAsAppsMakeThem() {
    let fonts: [Font] = [
      .title, .system(size: 20), .system(size: 20, weight: .bold), .system(size: 20, weight: .bold, design: .rounded),
      .system(size: 20, design: .monospaced), .system(.body), .system(.body, design: .serif),
      .system(.body, design: .serif, weight: .heavy), .system(.title, weight: .bold), .custom("Avenir", size: 18),
      .custom("Avenir", size: 18, relativeTo: .title), .title.bold(), .body.monospacedDigit().weight(.light).italic(),
      .caption.smallCaps().leading(.tight).width(.condensed), .largeTitle.monospaced(),
    ]
    #expect(Set(fonts).count == fonts.count)
  }

  @Test func pathsAreMadeAsAppsMakeThem() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let path = Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addArc(
        center: CGPoint(x: 5, y: 5), radius: 3, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
      path.addQuadCurve(to: .zero, control: CGPoint(x: 1, y: 1))
      path.addRoundedRect(in: rect, cornerSize: CGSize(width: 2, height: 2))
      path.addLines([.zero, CGPoint(x: 1, y: 1)])
      path.addEllipse(in: rect, transform: CGAffineTransform(rotationAngle: 0.5))
      path.closeSubpath()
    }
    #expect(!path.applying(.init(scaleX: 2, y: 2)).boundingRect.isEmpty)
    #expect(!path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)).isEmpty)
  }

  @Test func keysOfTextsAreWrittenAsAppsWriteThem() {
    let (name, count, price, optional): (String, Int, Double, String?) = ("Ann", 3, 1.5, nil)
    let keys: [LocalizedStringKey] = [
      "Hello", "Hello \(name)", "\(count) items", "\(price, specifier: "%.2f")", "\(optional ?? "none")",
      "\(price, format: .currency(code: "EUR"))", "\(Date.now, format: .dateTime.day())", "\(CGFloat(price))",
      "\(count.formatted())", LocalizedStringKey(name), "\(name)\n\(name.uppercased())",
    ]
    #expect(keys[0] == "Hello")
    #expect(keys[1] != keys[2])
  }

  @Test func thingsAnimateAsAppsSay() {
    var wedge = Wedge(start: .degrees(90), size: CGSize(width: 1, height: 2))
    var data = wedge.animatableData
    data.scale(by: 2)
    wedge.animatableData = data
    #expect(wedge.start == .degrees(180) && wedge.size.height == 4)
    #expect(Still().animatableData == .zero)
    var transaction = Transaction(animation: .spring())
    transaction.disablesAnimations = true
    #expect(transaction.animation == .spring())
    let shortcut = KeyboardShortcut("s", modifiers: [.command, .option])
    #expect(shortcut.key == "s")
    #expect((DynamicTypeSize.large ... .accessibility1).contains(.xxLarge))
    #expect(ScenePhase.active > .background)
    #expect(ColorScheme.allCases.count == 2)
  }
}
