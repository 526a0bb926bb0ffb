import CairnScreen

extension GraphicsContext {
  /// How drawings are blended with the drawings beneath.
  ///
  /// ```swift
  /// context.blendMode = .multiply
  /// ```
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    /// Creates a mode from its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    private init(_ value: DrawingBlend) { rawValue = value.rawValue }

    /// An unknown number counts as normal.
    var value: DrawingBlend { DrawingBlend(rawValue: rawValue) ?? .normal }

    /// Draws over the backdrop.
    public static let normal = BlendMode(.normal)
    /// Multiplies the colors.
    public static let multiply = BlendMode(.multiply)
    /// Multiplies the inverted colors.
    public static let screen = BlendMode(.screen)
    /// Multiplies or screens, depending on the backdrop.
    public static let overlay = BlendMode(.overlay)
    /// Keeps the darker color.
    public static let darken = BlendMode(.darken)
    /// Keeps the lighter color.
    public static let lighten = BlendMode(.lighten)
    /// Brightens the backdrop.
    public static let colorDodge = BlendMode(.colorDodge)
    /// Darkens the backdrop.
    public static let colorBurn = BlendMode(.colorBurn)
    /// Darkens or lightens softly.
    public static let softLight = BlendMode(.softLight)
    /// Multiplies or screens, depending on the source.
    public static let hardLight = BlendMode(.hardLight)
    /// Subtracts the darker color from the lighter one.
    public static let difference = BlendMode(.difference)
    /// Like `difference`, with less contrast.
    public static let exclusion = BlendMode(.exclusion)
    /// Takes the hue of the source.
    public static let hue = BlendMode(.hue)
    /// Takes the saturation of the source.
    public static let saturation = BlendMode(.saturation)
    /// Takes the hue and saturation of the source.
    public static let color = BlendMode(.color)
    /// Takes the brightness of the source.
    public static let luminosity = BlendMode(.luminosity)
    /// Clears the backdrop.
    public static let clear = BlendMode(.clear)
    /// Replaces the backdrop.
    public static let copy = BlendMode(.copy)
    /// Draws only where there is something.
    public static let sourceIn = BlendMode(.sourceIn)
    /// Draws only where there is nothing.
    public static let sourceOut = BlendMode(.sourceOut)
    /// Draws only over the backdrop.
    public static let sourceAtop = BlendMode(.sourceAtop)
    /// Draws below the backdrop.
    public static let destinationOver = BlendMode(.destinationOver)
    /// Keeps the backdrop where the source is.
    public static let destinationIn = BlendMode(.destinationIn)
    /// Keeps the backdrop where the source is not.
    public static let destinationOut = BlendMode(.destinationOut)
    /// Draws below the backdrop, and keeps the backdrop only there.
    public static let destinationAtop = BlendMode(.destinationAtop)
    /// Draws where only one of the two is.
    public static let xor = BlendMode(.xor)
    /// Adds the darkness of both.
    public static let plusDarker = BlendMode(.plusDarker)
    /// Adds the brightness of both.
    public static let plusLighter = BlendMode(.plusLighter)
  }
}
