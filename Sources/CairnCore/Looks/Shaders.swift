import CairnValues
import Foundation

// Shaders are programs for Apple's graphics hardware. Nothing runs them here, so views look as if there were none.

/// The app's shaders, by name.
///
/// ```swift
/// view.colorEffect(ShaderLibrary.ripple(.float(time)))
/// ```
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  /// The shaders of the app.
  public static let `default` = ShaderLibrary()

  private init() {}

  /// Returns the shaders of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }

  /// Returns a function of the app's shaders.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// Returns a function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A shader by name.
///
/// ```swift
/// let ripple = ShaderFunction(library: .default, name: "ripple")
/// ```
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  /// The library that contains the shader.
  public var library: ShaderLibrary
  /// The name of the shader.
  public var name: String

  /// Creates a reference to a shader in a library.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns a shader that calls the function. No host runs shaders.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A shader with its arguments.
///
/// ```swift
/// let shader = Shader(function: ripple, arguments: [.float(time)])
/// ```
public struct Shader: ShapeStyle, Hashable, Sendable {
  /// The shader function.
  public var function: ShaderFunction
  /// The arguments.
  public var arguments: [Argument]
  /// Whether colors are dithered to hide banding.
  public var dithersColor = false

  /// Creates a shader with its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// The foreground color, because shaders do not run here.
  public var _paint: _Paint { _Paint(.foreground) }

  /// An argument of a shader.
  ///
  /// ```swift
  /// Shader.Argument.float(0.5)
  /// ```
  public struct Argument: Hashable, Sendable {
    private let words: String

    private init(_ value: Any) { words = "\(value)" }

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(x) }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument((x, y)) }
    /// Two numbers.
    public static func float2(_ point: CGPoint) -> Argument { Argument(point) }
    /// Two numbers.
    public static func float2(_ size: CGSize) -> Argument { Argument(size) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument((x, y, z)) }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument((x, y, z, w))
    }
    /// A list of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(array) }
    /// A color.
    public static func color(_ color: Color) -> Argument { Argument(color) }
    /// A list of colors.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(array) }
    /// An image.
    public static func image(_ image: Image) -> Argument { Argument(image.spokenName) }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument(data) }
    /// The bounds of the view.
    public static var boundingRect: Argument { Argument("boundingRect") }
  }
}

nonisolated extension View {
  /// Applies a shader to each color of the view. Has no effect.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  /// Applies a shader to the position of each pixel of the view. Has no effect.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
  /// Applies a shader to the rendered view. Has no effect.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}
