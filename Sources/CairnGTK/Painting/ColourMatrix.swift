#if GTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A linear change of all colors: a matrix, and an offset that is added.
  @MainActor
  struct ColourMatrix {
    /// Row by row: the old color's red, green, blue and opacity.
    private(set) var rows: [Float] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    private(set) var offset: [Float] = [0, 0, 0, 0]

    /// The perceived brightness of red, green and blue.
    private static let light: [Double] = [0.2126, 0.7152, 0.0722]

    init(_ effect: ColorEffect, _ colours: Colours) {
      switch effect {
      case .brightness(let amount): offset = [Float(amount), Float(amount), Float(amount), 0]
      case .contrast(let amount):
        scale(amount, amount, amount)
        let shift = Float((1 - amount) / 2)
        offset = [shift, shift, shift, 0]
      case .saturation(let amount): saturate(amount)
      case .grayscale(let amount): saturate(1 - min(max(amount, 0), 1))
      case .invert:
        scale(-1, -1, -1)
        offset = [1, 1, 1, 0]
      case .multiply(let color):
        let shown = colours.rgba(color)
        scale(Double(shown.red), Double(shown.green), Double(shown.blue))
        rows[15] = shown.alpha
      case .luminanceToAlpha:
        rows = [Float](repeating: 0, count: 16)
        for part in 0..<3 { rows[part * 4 + 3] = Float(Self.light[part]) }
      case .hueRotation(let angle): turn(by: angle.radians)
      }
    }

    private mutating func scale(_ red: Double, _ green: Double, _ blue: Double) {
      (rows[0], rows[5], rows[10]) = (Float(red), Float(green), Float(blue))
    }

    private mutating func saturate(_ amount: Double) {
      for from in 0..<3 {
        for to in 0..<3 {
          rows[from * 4 + to] = Float(Self.light[from] * (1 - amount) + (from == to ? amount : 0))
        }
      }
    }

    /// Rotates the colors around the gray axis.
    private mutating func turn(by angle: Double) {
      let (cosine, sine) = (cos(angle), sin(angle))
      let third = (1 - cosine) / 3
      let side = sine / 3.0.squareRoot()
      for from in 0..<3 {
        for to in 0..<3 {
          let turn = from == to ? cosine : (to - from + 3) % 3 == 1 ? side : -side
          rows[from * 4 + to] = Float(third + turn)
        }
      }
    }
  }
#endif
