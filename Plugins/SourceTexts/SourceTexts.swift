import Foundation
import PackagePlugin

/// Gives a target the texts of its own source files, so that an app can show its code: `SourceTexts.all["FieldsPage"]`.
@main
struct SourceTexts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let sources = target.sourceModule?.sourceFiles(withSuffix: "swift").map(\.url) else { return [] }
    let file = context.pluginWorkDirectoryURL.appending(path: "SourceTexts.swift")
    return [
      .buildCommand(
        displayName: "Write the source texts of \(target.name)",
        executable: try context.tool(named: "CairnSourceTexts").url,
        arguments: [file.path] + sources.map(\.path), inputFiles: sources, outputFiles: [file])
    ]
  }
}
