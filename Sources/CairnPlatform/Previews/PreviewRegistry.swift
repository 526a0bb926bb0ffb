/// A type that `#Preview` expands to.
///
/// The app never uses it, so an optimized program does not contain it. Tools find it by its name in the symbols of a debug
/// build.
@MainActor public protocol _PreviewRegistry {
  /// The module and the name of the file with the `#Preview`.
  static var _previewFile: String { get }
  /// The line of the `#Preview`.
  static var _previewLine: Int { get }
  static var _preview: __Preview { get }
}
