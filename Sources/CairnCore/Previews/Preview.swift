import Foundation

/// What a `#Preview` expands to: a view, its name and its traits.
@MainActor public struct Preview {
  /// The traits that fit a preview of a view.
  public struct ViewTraits: Sendable {}

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let bodies: [@MainActor () -> any View]

  /// Creates a preview of a view; `#Preview` calls this.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    bodies = [body]
  }

  /// Creates a preview of a view in a window; `#Preview` calls this.
  public init<S: WindowStyle>(
    _ name: String? = nil, windowStyle: S, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    bodies = [body]
  }

  /// Creates a preview of a view for every argument; `#Preview` calls this.
  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) {
    self.name = name
    self.traits = traits
    bodies = arguments.map { argument in { body(argument) } }
  }
}

/// The name expansions use, so that an app may have a type called `Preview`.
public typealias __Preview = Preview

/// A customization of a preview.
///
///     #Preview(traits: .sizeThatFitsLayout) { Badge(count: 3) }
@MainActor public struct PreviewTrait<T> {
  enum Kind {
    case deviceLayout
    case sizeThatFitsLayout
    case fixedLayout(CGSize)
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    case modifier(any PreviewModifier)
  }

  let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The preview has the size of the device.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .deviceLayout) }

  /// The preview has the size its view likes best.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .sizeThatFitsLayout) }

  /// The preview has a size of its own.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(kind: .fixedLayout(CGSize(width: width, height: height)))
  }

  /// The device stands upright.
  public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .portrait) }

  /// The device stands on its head.
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .portraitUpsideDown) }

  /// The device lies with its top to the left.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .landscapeLeft) }

  /// The device lies with its top to the right.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .landscapeRight) }

  /// The preview appears in the surroundings a modifier makes.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(kind: .modifier(modifier))
  }
}

/// Surroundings in which previews can appear.
///
///     struct SampleData: PreviewModifier {
///       func body(content: Content, context: Void) -> some View {
///         content.environment(Library.sample)
///       }
///     }
@MainActor public protocol PreviewModifier {
  /// What all previews with this modifier share.
  associatedtype Context = Void
  associatedtype Body: View

  /// The preview that is being modified.
  typealias Content = PreviewModifierContent

  /// Makes what is shared, once.
  static func makeSharedContext() async throws -> Context

  /// Puts the preview into its surroundings.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// The content of a preview, whatever its type.
public struct PreviewModifierContent: View {
  package let content: AnyView

  public var body: some View { content }
}
