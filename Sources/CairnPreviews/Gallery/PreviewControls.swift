import SwiftUI

/// The menus for the size, the appearance, the size of text and the language of a preview.
struct PreviewControls: View {
  @Binding var settings: GallerySettings
  let languages: [String]
  /// The size that the preview asks for.
  let size: PreviewEntry.Size

  @Environment(\.locale) private var locale

  var body: some View {
    Menu(settings.size.name) {
      Picker("Size", selection: $settings.size) {
        ForEach(sizes, id: \.self) { Text($0.name).tag($0) }
      }
    }
    Menu("Look", systemImage: "slider.horizontal.3") {
      Picker("Appearance", selection: $settings.colorScheme) {
        Text("System").tag(ColorScheme?.none)
        Text("Light").tag(ColorScheme?.some(.light))
        Text("Dark").tag(ColorScheme?.some(.dark))
      }
      Picker("Text Size", selection: $settings.typeSize) {
        Text("System").tag(DynamicTypeSize?.none)
        ForEach(DynamicTypeSize.allCases, id: \.self) { Text($0.label).tag(DynamicTypeSize?.some($0)) }
      }
      .pickerStyle(.menu)
      if languages.count > 1 {
        Picker("Language", selection: $settings.language) {
          Text("System").tag(String?.none)
          ForEach(languages, id: \.self) { Text(name(of: $0)).tag(String?.some($0)) }
        }
        .pickerStyle(.menu)
      }
      Toggle("Mirrored", isOn: $settings.isMirrored)
    }
  }

  private var sizes: [GallerySettings.Size] {
    let own = GallerySettings.Size(size)
    return (GallerySettings.Size.usual.contains(own) ? [] : [own]) + GallerySettings.Size.usual
  }

  private func name(of language: String) -> String { locale.localizedString(forIdentifier: language) ?? language }
}

extension DynamicTypeSize {
  fileprivate var label: String {
    switch self {
    case .xSmall: "Extra Small"
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    case .xLarge: "Extra Large"
    case .xxLarge: "Extra Extra Large"
    case .xxxLarge: "Largest"
    case .accessibility1: "Accessibility 1"
    case .accessibility2: "Accessibility 2"
    case .accessibility3: "Accessibility 3"
    case .accessibility4: "Accessibility 4"
    case .accessibility5: "Accessibility 5"
    @unknown default: "\(self)"
    }
  }
}
