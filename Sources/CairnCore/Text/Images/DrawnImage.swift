import CairnScreen

/// An image that an app draws. The drawing is repeated wherever the image is shown, because its colors and texts may
/// depend on the environment.
nonisolated package final class DrawnImage: Equatable, Sendable {
  private let draw: @Sendable (EnvironmentValues) -> ImageContent.Source

  init(_ draw: @escaping @Sendable (EnvironmentValues) -> ImageContent.Source) { self.draw = draw }

  package static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }

  func source(in environment: EnvironmentValues) -> ImageContent.Source { draw(environment) }
}
