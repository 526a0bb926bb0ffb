import Foundation
import Testing

@testable import CairnValues

@Suite struct ColorTests {
  @Test func systemColoursHaveTheirNamesAndValues() {
    #expect(Color.red.description == "red")
    #expect(Color.mint.description == "mint")
    #expect(Color.red.resolved(scheme: .light).description == "#FF3B30FF")
    #expect(Color.red.resolved(scheme: .dark).description == "#FF453AFF")
    #expect(Color.red.resolved(scheme: .light, contrast: .increased).description == "#D70015FF")
    #expect(Color.primary.resolved(scheme: .dark).description == "#FFFFFFFF")
    #expect(Color.secondary.resolved(scheme: .light).description == "#3C3C4399")
    #expect(Color.clear.resolved(scheme: .light).opacity == 0)
  }

  @Test func componentsComeBackAsTheyWentIn() {
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    #expect(Color(white: 0.2, opacity: 0.4).description == "#33333366")
    let resolved = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75)
    #expect(abs(resolved.red - 0.25) < 1e-5 && abs(resolved.blue - 0.75) < 1e-5)
    #expect(Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0).linearRed == 0.5)
    #expect(Color.Resolved(colorSpace: .displayP3, red: 1, green: 1, blue: 1).description == "#FFFFFFFF")
    #expect(Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0).green < 0)
  }

  @Test(arguments: [
    (0.0, "#FF0000FF"), (1.0 / 3, "#00FF00FF"), (2.0 / 3, "#0000FFFF"), (1.0 / 6, "#FFFF00FF"), (1.0, "#FF0000FF"),
  ])
  func huesGoRoundTheCircle(hue: Double, expected: String) {
    #expect(Color(hue: hue, saturation: 1, brightness: 1).description == expected)
  }

  @Test func lessSaturationIsGreyer() {
    #expect(Color(hue: 0, saturation: 0.5, brightness: 1).description == "#FF8080FF")
    #expect(Color(hue: .nan, saturation: 0, brightness: 0.2).description == "#333333FF")
  }

  @Test func equalColoursAreEqual() {
    #expect(Color.red == Color.red)
    #expect(Color.red != Color(red: 1, green: 0, blue: 0))
    #expect(Color.red.opacity(0.5) == Color.red.opacity(0.5))
    #expect(Color.red.opacity(0.5) != Color.red.opacity(0.4))
    #expect(Color("Brand") == Color("Brand"))
    #expect(Color("Brand").hashValue == Color("Brand").hashValue)
    #expect(Set([Color.red, .red, .blue]).count == 2)
    #expect(MemoryLayout<Color>.size <= 17)
  }

  @Test func opacitiesMultiply() {
    let faint = Color.secondary.opacity(0.5).resolved(scheme: .light)
    #expect(abs(faint.opacity - 0.3) < 1e-6)
    #expect(Color.red.opacity(0.5).description == "50% red")
    #expect(Color.red.opacity(.nan).description == "?% red")
  }

  @Test func theAccentIsWhatTheHostSays() {
    let purple = Color.Resolved(hex: 0x800080)
    #expect(Color.accentColor.resolved(scheme: .light, accent: purple) == purple)
    #expect(Color.accentColor.resolved(scheme: .dark).description == "#0A84FFFF")
  }

  @Test func mixingInTheDeviceSpaceIsTheMeanOfTheComponents() {
    let mixed = Color.black.mix(with: .white, by: 0.2, in: .device).resolved(scheme: .light)
    #expect(mixed.description == "#333333FF")
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(red.mix(with: .blue, by: 0).resolved(scheme: .light).description == "#FF0000FF")
    #expect(red.mix(with: .clear, by: 0.5).resolved(scheme: .light).description == "#FF000080")
  }

  @Test func resolvedColoursSurviveCoding() throws {
    let color = Color.Resolved(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    let data = try JSONEncoder().encode(color)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
  }

  @Test func aGradientSpreadsItsColours() {
    let gradient = Gradient(colors: [.red, .green, .blue])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Color.blue.gradient.gradient.stops.last?.color == .blue)
  }
}
