/// A page that ends with a result: a view, or a value that a destination shows.
///
/// ```swift
/// struct ColorPicker: View, ResultPage {
///   typealias PageResult = Color
///   @Environment(\.finish) private var finish
///
///   var body: some View {
///     Button("Red") { finish(Color.red) }
///   }
/// }
///
/// let color = try await navigator.result(of: ColorPicker())
/// ```
public protocol ResultPage {
  /// What the page ends with.
  associatedtype PageResult: Sendable
}

/// Why a page has ended without a result.
///
/// ```swift
/// do { color = try await navigator.result(of: ColorPicker()) } catch .left { … } catch { … }
/// ```
public enum NavigationEnd: Error, Hashable, Sendable {
  /// The user or code went back from the page.
  case left
  /// The page was removed together with pages below it, or with its stack.
  case removed
  /// Another page took its place.
  case replaced
  /// The page was never shown: a guard refused, or no stack has a destination for it.
  case refused
  /// The task that waits was canceled. Its page is removed.
  case cancelled
  /// The page ended with a value of another type.
  case wrongType
}
