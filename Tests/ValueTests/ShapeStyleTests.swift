import Foundation
import Testing

@testable import CairnValues

/// Stands in for the environment, which this module does not know.
private struct Surroundings { var isDark: Bool }

private struct Warning: ShapeStyle, Equatable {
  func resolve(in environment: Surroundings) -> some ShapeStyle {
    if environment.isDark { Color.yellow.opacity(0.5) } else { Color.orange }
  }
}

@Suite struct ShapeStyleTests {
  private func paint<S: ShapeStyle>(_ style: S) -> Paint { style.paint }

  @Test func leadingDotsFindTheStyles() {
    #expect(paint(.red) == .color(.red))
    #expect(paint(.primary) == .level(0, of: .foreground))
    #expect(paint(.secondary) == .level(1, of: .foreground))
    #expect(paint(.tint) == .tint)
    #expect(paint(.background) == .background)
    #expect(paint(.ultraThinMaterial) == .material(.ultraThin))
    #expect(paint(.bar) == .material(.bar))
    #expect(
      paint(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        == .gradient(
          GradientPaint(
            gradient: AnyGradient(Gradient(colors: [.red, .blue])), line: .linear(.top, .bottom))))
    #expect(
      paint(.linearGradient(Color.red.gradient, startPoint: .top, endPoint: .bottom)) == paint(Color.red.gradient))
  }

  @Test func modifiersWrapThePaint() {
    #expect(paint(.tint.opacity(0.5)) == .faded(.tint, 0.5))
    #expect(paint(.tint.blendMode(.multiply)) == .blended(.tint, .multiply))
    let shadow = ShadowStyle.drop(radius: 3, y: 1)
    #expect(paint(.blue.shadow(shadow)) == .shadowed(.color(.blue), shadow))
    #expect(paint(.shadow(.inner(radius: 2))) == .shadowed(.foreground, .inner(radius: 2)))
    #expect(paint(Color.red.secondary) == .level(1, of: .color(.red)))
    #expect(paint(AnyShapeStyle(.thinMaterial)) == .material(.thin))
    #expect(paint(Color.red.opacity(0.5)) == .color(.red.opacity(0.5)))
  }

  @Test func aStyleOfTheAppIsResolvedWhereItsEnvironmentIsKnown() {
    let style = Warning()
    #expect(paint(style) == paint(Warning()))
    #expect(style.paint(resolvedIn: Surroundings(isDark: false)) == .color(.orange))
    #expect(style.paint(resolvedIn: "something else") == nil)
    #expect(Color.red.paint(resolvedIn: Surroundings(isDark: true)) == nil)
  }

  @Test func aPaintHasAFlatColour() {
    #expect(Paint.level(1, of: .foreground).flat() == .secondary)
    #expect(Paint.level(1, of: .color(.red)).flat() == .red.opacity(0.5))
    #expect(Paint.tint.flat(tint: .green) == .green)
    #expect(paint(Color.blue.gradient).flat() == .blue)
    #expect(Paint.faded(.background, 0.3).flat(background: .white) == .white.opacity(0.3))
  }

  @Test func gradientsSayWhereAPointIs() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    func location(_ line: GradientPaint.Line, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
      GradientPaint(gradient: Color.red.gradient, line: line).location(of: CGPoint(x: x, y: y), in: rect)
    }
    #expect(location(.linear(.leading, .trailing), 25, 40) == 0.25)
    #expect(location(.linear(.top, .top), 25, 40) == 0)
    #expect(location(.radial(center: .center, startRadius: 10, endRadius: 30), 70, 25) == 0.5)
    #expect(location(.elliptical(center: .center, startRadius: 0, endRadius: 0.5), 50, 50) == 1)
    let angular = GradientPaint.Line.angular(center: .center, startAngle: .zero, endAngle: .degrees(360))
    #expect(abs(location(angular, 50, 50) - 0.25) < 1e-12)
    #expect(abs(location(angular, 50, 0) - 0.75) < 1e-12)
  }

  @Test func coloursBetweenStopsAreMixed() {
    let gradient = AnyGradient(
      Gradient(stops: [.init(color: .white, location: 1), .init(color: .black, location: 0.5)]))
    func color(_ location: CGFloat) -> String {
      gradient.color(at: location) { $0.resolved(scheme: .light) }.description
    }
    #expect(color(0.2) == "#000000FF")
    #expect(color(0.6) == "#333333FF")
    #expect(color(7) == "#FFFFFFFF")
    #expect(AnyGradient(Gradient(colors: [])).color(at: 0) { $0.resolved(scheme: .light) } == .transparent)
  }
}

@Suite struct UIKitNameTests {
  @Test func uiColoursAreTheColoursTheyName() {
    #expect(Color(uiColor: .systemRed) == .red)
    #expect(Color(.systemBackground).resolved(scheme: .dark).description == "#000000FF")
    #expect(Color(.label) == .primary)
    #expect(Color(UIColor.red).description == "#FF0000FF")
    #expect(UIColor(Color.blue) == UIColor.systemBlue)
    #expect(Color(.secondaryLabel).resolved(scheme: .light).description == "#3C3C4399")
  }

  @Test func alphaIsSetNotMultiplied() {
    let color = Color(uiColor: .secondaryLabel.withAlphaComponent(0.5)).resolved(scheme: .light)
    #expect(abs(color.opacity - 0.5) < 1e-6)
  }

  @Test func dynamicColoursFollowTheAppearance() {
    let color = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    #expect(color.resolved(scheme: .dark).description == "#FFFFFFFF")
    #expect(color.resolved(scheme: .light).description == "#000000FF")
    #expect(color == color)
  }

  @Test func symbolVariantsNameTheirSymbols() {
    #expect(SymbolVariants.circle.fill.name(of: "heart") == "heart.circle.fill")
    #expect(SymbolVariants.fill.name(of: "heart.fill") == "heart.fill")
    #expect(SymbolVariants.fill.slash.name(of: "bell") == "bell.slash.fill")
    #expect(SymbolVariants.circle.name(of: "heart.fill") == "heart.circle.fill")
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.fill.contains(.circle))
  }

  @Test func capitalsTranslate() {
    #expect(TextInputAutocapitalization(.allCharacters) == .characters)
    #expect(UIKeyboardType.decimalPad.rawValue == 8)
  }
}
