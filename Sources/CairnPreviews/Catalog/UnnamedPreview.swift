import CairnCore
import CairnPlatform
import SwiftUI

/// A preview that has no unique name yet.
@MainActor
struct UnnamedPreview {
  var name: String?
  var file: String
  var line: Int?
  /// Its position among several of the same line.
  var position = 0
  var size = PreviewEntry.Size.device
  var make: @MainActor () -> AnyView

  func entry(named names: inout UniqueNames) -> PreviewEntry {
    let (name, id) = names.name(name, in: file)
    return PreviewEntry(id: id, name: name, file: file, line: line, size: size, make: make)
  }

  // MARK: #Preview

  static func drafts(of registry: any _PreviewRegistry.Type) -> [UnnamedPreview] {
    let preview = registry._preview
    let traits = preview.traits
    return preview.bodies.enumerated().map { position, body in
      let name = [preview.name, body.label].compactMap(\.self).joined(separator: ": ")
      return UnnamedPreview(
        name: name.isEmpty ? nil : name, file: registry._previewFile, line: registry._previewLine,
        position: position, size: size(of: traits)
      ) {
        traits.reduce(AnyView(body.make())) { view, trait in
          if case .modifier(let modifier) = trait.kind { modified(view, by: modifier) } else { view }
        }
      }
    }
  }

  private static func size(of traits: [PreviewTrait<Preview.ViewTraits>]) -> PreviewEntry.Size {
    var size = PreviewEntry.Size.device
    for trait in traits {
      switch trait.kind {
      case .deviceLayout, .portrait, .portraitUpsideDown, .modifier: break
      case .sizeThatFitsLayout: size = .fits
      case .fixedLayout(let fixed): size = .fixed(width: fixed.width, height: fixed.height)
      case .landscapeLeft, .landscapeRight: size = .landscapeDevice
      }
    }
    return size
  }

  private static func modified<M: PreviewModifier>(_ view: AnyView, by modifier: M) -> AnyView {
    AnyView(ModifiedPreview(content: view, modifier: modifier))
  }

  // MARK: PreviewProvider

  static func drafts(of provider: any PreviewProvider.Type) -> [UnnamedPreview] {
    SubviewsCollection(of: views(of: provider)).enumerated().map { position, view in
      let settings = view.containerValues.preview
      return UnnamedPreview(
        name: settings.name, file: file(of: provider), position: position, size: size(of: settings)
      ) {
        // Evaluated on each run, so that a preview starts with new state.
        let views = SubviewsCollection(of: views(of: provider))
        return views.indices.contains(position) ? AnyView(views[position]) : AnyView(EmptyView())
      }
    }
  }

  private static func views<P: PreviewProvider>(of provider: P.Type) -> AnyView { AnyView(provider.previews) }

  private static func file(of provider: any PreviewProvider.Type) -> String {
    // A provider does not say where it is.
    String(reflecting: provider).split(separator: ".").joined(separator: "/")
  }

  private static func size(of settings: PreviewSettings) -> PreviewEntry.Size {
    switch settings.layout {
    case .device: settings.orientation.isLandscape ? .landscapeDevice : .device
    case .sizeThatFits: .fits
    case .fixed(let width, let height): .fixed(width: width, height: height)
    }
  }
}
