import CairnCore
import Foundation

/// What a `#Preview` makes: a view, its name and its traits.
@MainActor public struct Preview {
  /// The traits available to previews of a view.
  public struct ViewTraits: Sendable {}

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let bodies: [Body]

  /// One of the views of a preview.
  package struct Body {
    /// The argument of the view, if the preview has several.
    package let label: String?
    package let make: @MainActor () -> any View
  }

  /// Creates a preview of a view; `#Preview` calls this.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    bodies = [Body(label: nil, make: body)]
  }

  /// Creates a preview of a view in a window; `#Preview` calls this.
  public init<S: WindowStyle>(
    _ name: String? = nil, windowStyle: S, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    bodies = [Body(label: nil, make: body)]
  }

  /// Creates a preview of a view for every argument; `#Preview` calls this.
  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) {
    self.name = name
    self.traits = traits
    bodies = arguments.map { argument in Body(label: String(describing: argument)) { body(argument) } }
  }
}

/// The name used in macro expansions, so that an app may have a type called `Preview`.
public typealias __Preview = Preview

/// A customization of a preview.
///
///     #Preview(traits: .sizeThatFitsLayout) { Badge(count: 3) }
@MainActor public struct PreviewTrait<T> {
  package enum Kind {
    case deviceLayout
    case sizeThatFitsLayout
    case fixedLayout(CGSize)
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    case modifier(any PreviewModifier)
  }

  package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The preview has the size of the device.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .deviceLayout) }

  /// The preview has its view's ideal size.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .sizeThatFitsLayout) }

  /// The preview has a fixed size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(kind: .fixedLayout(CGSize(width: width, height: height)))
  }

  /// The device is upright.
  public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .portrait) }

  /// The device is upside down.
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .portraitUpsideDown) }

  /// The top of the device is on the left.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .landscapeLeft) }

  /// The top of the device is on the right.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .landscapeRight) }

  /// The preview is wrapped by a preview modifier.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(kind: .modifier(modifier))
  }
}

/// A shared environment for previews.
///
///     struct SampleData: PreviewModifier {
///       func body(content: Content, context: Void) -> some View {
///         content.environment(Library.sample)
///       }
///     }
@MainActor public protocol PreviewModifier {
  /// The context shared by all previews with this modifier.
  associatedtype Context = Void
  associatedtype Body: View

  /// The preview to modify.
  typealias Content = PreviewModifierContent

  /// Creates the shared context, once.
  static func makeSharedContext() async throws -> Context

  /// Wraps the preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Shares nothing.
  public static func makeSharedContext() async throws {}
}

/// The type-erased content of a preview.
public struct PreviewModifierContent: View {
  package let content: AnyView

  package init(content: AnyView) { self.content = content }

  public var body: some View { content }
}
