import Foundation
import PackagePlugin

/// Generates a constant for each picture and color in a target's asset catalogs, as Xcode does:
/// `Image(.cover)`, `Color.brand`. Names that the target declares itself are left out.
@main
struct AssetConstants: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let catalogues = self.catalogues(in: target.directoryURL)
    guard !catalogues.isEmpty else { return [] }
    let sources = target.sourceModule?.sourceFiles(withSuffix: "swift").map(\.url) ?? []
    let file = context.pluginWorkDirectoryURL.appending(path: "AssetConstants.swift")
    return [
      .buildCommand(
        displayName: "Write constants for the assets of \(target.name)",
        executable: try context.tool(named: "CairnAssets").url,
        arguments: [file.path] + (catalogues + sources).map(\.path),
        inputFiles: catalogues.flatMap(contents) + sources, outputFiles: [file])
    ]
  }

  private func catalogues(in folder: URL) -> [URL] {
    everything(in: folder).filter { $0.pathExtension == "xcassets" }
  }

  private func contents(of catalogue: URL) -> [URL] {
    everything(in: catalogue).filter { $0.lastPathComponent == "Contents.json" }
  }

  private func everything(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }
}
