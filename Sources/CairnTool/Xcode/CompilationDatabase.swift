import CairnMessages
import Foundation

/// How to compile each file of a project, for editors. SourceKit-LSP reads it where `.sourcekit-lsp/config.json` says.
struct CompilationDatabase {
  let package: ProjectPackage
  let toolchain: Toolchain
  let settings: SDKSettings

  static let folder = ".build/cairn"

  /// Writes it if `cairn init` has let editors look for it. It is long, because each file is compiled with all others.
  func write() throws(Failure) {
    guard Files.exists(package.project.folder.appending(path: EditorSettings.path)) else { return }
    let entries = package.targets.flatMap { target in
      let arguments = JSON.strings(arguments(of: target))
      return target.sources.map { source -> JSON in
        [
          "directory": .string(package.project.folder.path), "file": .string(source.path), "arguments": arguments,
        ]
      }
    }
    let file = package.project.folder.appending(path: "\(Self.folder)/compile_commands.json")
    try Files.writeIfChanged(JSON.text(.array(entries)), to: file)
  }

  private func arguments(of target: XcodeProject.Target) -> [String] {
    let modules = package.folder.appending(path: ".build/\(toolchain.triple)/debug/Modules").path
    let root = settings.place.appending(path: "root").path
    var files = target.sources.map(\.path)
    // Files of the package that are not links.
    let place = package.folder.appending(path: "Sources/\(target.module)")
    files += Files.everything(in: place.appending(path: ProjectModels.classes)).filter { $0.pathExtension == "swift" }
      .map(\.path)
    let constants = place.appending(path: "AssetConstants.swift")
    if Files.exists(constants) { files.append(constants.path) }
    return [toolchain.swiftc.path, "-module-name", target.module, "-parse-as-library", "-enable-testing"]
      + ["-target", toolchain.triple, "-sdk", root, "-Xcc", "--sysroot", "-Xcc", root]
      + [
        "-resource-dir", toolchain.resources.path, "-I", modules, "-I", settings.place.appending(path: "modules").path,
      ]
      + settings.compilerOptions + SwiftSettings(target.settings).arguments + files
  }
}
