import CairnFoundation
import CairnLocks
import Foundation

/// The colors of asset catalogs, each read once.
enum NamedColors {
  private struct Key: Hashable {
    let folder: String
    let name: String
  }

  private static let known = Mutex<[Key: ColorSet?]>([:])

  /// Returns a color as an appearance shows it, or `nil` if no catalog has it.
  static func resolved(_ asset: ColorAssetName, scheme: ColorScheme, contrast: ColorSchemeContrast)
    -> Color.Resolved?
  {
    set(asset)?.color(scheme: scheme, contrast: contrast).resolved(scheme: scheme, contrast: contrast)
  }

  private static func set(_ asset: ColorAssetName) -> ColorSet? {
    let bundle = asset.bundle.flatMap { $0 === Bundle.main ? nil : $0.resourcePath ?? $0.bundlePath }
    for folder in bundle.map({ [$0] }) ?? ProgramFolder.all {
      let key = Key(folder: folder, name: asset.name)
      if let found = known.withLock({ $0[key] }) {
        if let found { return found }
        continue
      }
      let new = AssetCatalogs.in(folder).color(named: asset.name).flatMap { ColorSet(json: $0) }
      known.withLock { $0[key] = .some(new) }
      if let new { return new }
    }
    return nil
  }
}
