import Foundation
import PackagePlugin

/// Gives a target the texts of its own source files, so that an app can show its code: `SourceTexts.all["FieldsPage"]`.
///
/// A shell writes them. A tool in Swift would be linked again by every build.
@main
struct SourceTexts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let sources = target.sourceModule?.sourceFiles(withSuffix: "swift").map(\.url) else { return [] }
    let sorted = sources.sorted { $0.lastPathComponent < $1.lastPathComponent }
    let file = context.pluginWorkDirectoryURL.appending(path: "SourceTexts.swift")
    return [
      .buildCommand(
        displayName: "Write the source texts of \(target.name)", executable: URL(filePath: "/bin/sh"),
        arguments: ["-euc", script, "sh", file.path] + sorted.map(\.path), inputFiles: sources, outputFiles: [file])
    ]
  }

  /// Writes each text as a literal whose delimiters are longer than any in the sources.
  private let script = #"""
    output="$1" signs='########'
    shift
    {
      echo "/// The texts of this target's source files, by their names without the ending."
      echo 'enum SourceTexts {'
      echo '  static let all: [String: String] = ['
      for file; do
        printf '    "%s": %s"""\n' "$(basename "$file" .swift)" "$signs"
        cat "$file"
        printf '"""%s,\n' "$signs"
      done
      echo '  ]'
      echo '}'
    } > "$output"
    """#
}
