import SwiftUI

/// A view whose frames Apple's SwiftUI has recorded, and the changes after which it recorded them again.
@MainActor
struct Scene {
  /// The name of the recorded scene, or of each step as `name#step`.
  let name: String
  let steps: [Step]
  let view: AnyView

  struct Step {
    let name: String
    let change: @MainActor () -> Void
  }

  init(_ name: String, steps: [Step] = [], @ViewBuilder view: () -> some View) {
    self.name = name
    self.steps = steps
    self.view = AnyView(view())
  }

  /// All scenes.
  static var all: [Scene] { stacks + containers + drawings + texts + patterns + scrolling + controls + phone }
}

/// The frames that a scene reports, in window coordinates.
@MainActor
final class Frames {
  var known: [String: CGRect] = [:]
}

extension EnvironmentValues {
  @Entry var frames: Frames?
}

extension View {
  /// Reports the frame of this view under a name.
  func probe(_ name: String) -> some View { background { Probe(name: name) } }
}

private struct Probe: View {
  let name: String
  @Environment(\.frames) private var frames

  var body: some View {
    GeometryReader { proxy in
      let _ = frames?.known[name] = proxy.frame(in: .global)
      Color.clear
    }
  }
}

/// A plain color of a fixed size.
func block(_ width: CGFloat, _ height: CGFloat) -> some View { Color.gray.frame(width: width, height: height) }

/// A picture of a natural size.
func picture(_ width: CGFloat, _ height: CGFloat) -> Image {
  Image(size: CGSize(width: width, height: height)) { context in
    context.fill(Path(CGRect(x: 0, y: 0, width: width, height: height)), with: .color(.gray))
  }
}

/// The sentence that wraps.
let paragraph = "Layout must wrap this sentence onto several lines inside a narrow frame."
