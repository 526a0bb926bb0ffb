import SwiftUI

/// Shows a preview with settings, separate from the page around it.
struct PreviewCanvas<Content: View>: View {
  let settings: GallerySettings
  @ViewBuilder let content: Content

  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    switch settings.size {
    case .window:
      surroundings(content.frame(maxWidth: .infinity, maxHeight: .infinity).background(.background))
    case .fits: canvas { $0.fixedSize() }
    default:
      canvas { $0.frame(width: settings.size.points?.width, height: settings.size.points?.height) }
    }
  }

  /// The preview in the middle of the room beside the list, which scrolls if there is too little.
  private func canvas(_ sized: @escaping (Content) -> some View) -> some View {
    GeometryReader { room in
      ScrollView([.horizontal, .vertical]) {
        framed(sized(content))
          .frame(minWidth: room.size.width, minHeight: room.size.height)
      }
    }
  }

  private func framed(_ view: some View) -> some View {
    surroundings(view.background(.background))
      .border(.separator)
      .padding()
  }

  private func surroundings(_ view: some View) -> some View {
    view.separateContext()
      .environment(\.dynamicTypeSize, settings.typeSize ?? typeSize)
      .environment(\.locale, settings.language.map { Locale(identifier: $0) } ?? locale)
      .environment(\.layoutDirection, settings.direction(in: direction))
      .transformEnvironment(\.horizontalSizeClass) { if let own = settings.size.classes { $0 = own.horizontal } }
      .transformEnvironment(\.verticalSizeClass) { if let own = settings.size.classes { $0 = own.vertical } }
  }
}
