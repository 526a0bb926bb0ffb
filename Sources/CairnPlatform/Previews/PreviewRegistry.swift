/// A type that `#Preview` expands to.
///
/// The app never uses it, so an optimized program does not contain it. Tools find it by its name in the symbols of a debug
/// build.
@MainActor public protocol __PreviewRegistry {
  /// The module and the name of the file with the `#Preview`.
  static var __previewFile: String { get }
  /// The line of the `#Preview`.
  static var __previewLine: Int { get }
  static var __preview: __Preview { get }
}
