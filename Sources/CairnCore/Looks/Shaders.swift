import CairnValues
import Foundation

// Shaders are programs for Apple's graphics. Nothing here runs them; views look as if there were none.

/// The app's shaders, by their names.
///
/// ```swift
/// view.colorEffect(ShaderLibrary.ripple(.float(time)))
/// ```
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  /// The shaders of the app itself.
  public static let `default` = ShaderLibrary()

  private init() {}

  /// The shaders of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A shader by its name.
///
/// ```swift
/// let ripple = ShaderFunction(library: .default, name: "ripple")
/// ```
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  /// Where the shader is.
  public var library: ShaderLibrary
  /// What the shader is called.
  public var name: String

  /// A shader of a library.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A shader with what it is given.
///
/// ```swift
/// let shader = Shader(function: ripple, arguments: [.float(time)])
/// ```
public struct Shader: ShapeStyle, Hashable, Sendable {
  /// The shader itself.
  public var function: ShaderFunction
  /// What it is given.
  public var arguments: [Argument]
  /// Whether colours are mixed a little to hide steps.
  public var dithersColor = false

  /// A shader with what it is given.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// The colour of what is around: nothing here runs a shader.
  public var _paint: _Paint { _Paint(.foreground) }

  /// Something a shader is given.
  ///
  /// ```swift
  /// Shader.Argument.float(0.5)
  /// ```
  public struct Argument: Hashable, Sendable {
    private let words: String

    private init(_ value: Any) { words = "\(value)" }

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(x) }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument((x, y)) }
    public static func float2(_ point: CGPoint) -> Argument { Argument(point) }
    public static func float2(_ size: CGSize) -> Argument { Argument(size) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument((x, y, z)) }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument((x, y, z, w))
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument(array) }
    public static func color(_ color: Color) -> Argument { Argument(color) }
    public static func colorArray(_ array: [Color]) -> Argument { Argument(array) }
    public static func image(_ image: Image) -> Argument { Argument(image.spokenName) }
    public static func data(_ data: Data) -> Argument { Argument(data) }
    public static var boundingRect: Argument { Argument("boundingRect") }
  }
}

nonisolated extension View {
  /// Has a shader change each colour of the view. It is accepted; the view looks as without.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  /// Has a shader move the points of the view. It is accepted; the view looks as without.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
  /// Has a shader draw the view anew. It is accepted; the view looks as without.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}

nonisolated extension VisualEffect {
  /// Has a shader change each colour. It is accepted; the view looks as without.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  /// Has a shader move the points. It is accepted; the view looks as without.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    self
  }
  /// Has a shader draw the view anew. It is accepted; the view looks as without.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    self
  }
}
