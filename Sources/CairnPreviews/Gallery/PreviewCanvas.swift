import SwiftUI

/// Shows a preview with settings, separate from the page around it.
struct PreviewCanvas<Content: View>: View {
  let settings: GallerySettings
  @ViewBuilder let content: Content

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    switch settings.size {
    case .window:
      surroundings(content.frame(maxWidth: .infinity, maxHeight: .infinity).background(.background))
    case .fits:
      ScrollView([.horizontal, .vertical]) { framed(content.fixedSize()) }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    default:
      ScrollView([.horizontal, .vertical]) {
        framed(content.frame(width: settings.size.points?.width, height: settings.size.points?.height))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func framed(_ view: some View) -> some View {
    surroundings(view.background(.background))
      .border(.separator)
      .padding()
  }

  private func surroundings(_ view: some View) -> some View {
    view.separateContext()
      .environment(\.colorScheme, settings.colorScheme ?? colorScheme)
      .environment(\.dynamicTypeSize, settings.typeSize ?? typeSize)
      .environment(\.locale, settings.language.map { Locale(identifier: $0) } ?? locale)
      .environment(\.layoutDirection, settings.direction(in: direction))
      .transformEnvironment(\.horizontalSizeClass) { if let own = settings.size.classes { $0 = own.horizontal } }
      .transformEnvironment(\.verticalSizeClass) { if let own = settings.size.classes { $0 = own.vertical } }
  }
}
