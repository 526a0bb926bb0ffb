/// A color whose red, green and blue are multiplied by its opacity, each from 0 to 1.
package struct RasterColor: Equatable, Sendable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var opacity: Float

  package static let clear = RasterColor(red: 0, green: 0, blue: 0, opacity: 0)

  package init(red: Float, green: Float, blue: Float, opacity: Float) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  package static func * (color: RasterColor, share: Float) -> RasterColor {
    RasterColor(
      red: color.red * share, green: color.green * share, blue: color.blue * share, opacity: color.opacity * share)
  }

  package static func + (a: RasterColor, b: RasterColor) -> RasterColor {
    RasterColor(red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue, opacity: a.opacity + b.opacity)
  }
}
