import Foundation

// The file to write, followed by the catalogs and the target's sources. In front, `--bundle-module` says that the catalogs are in
// the target's own bundle, as a library's are.
var arguments = CommandLine.arguments.dropFirst()
let bundle = arguments.first == "--bundle-module" ? ".module" : ".main"
if bundle == ".module" { arguments = arguments.dropFirst() }
guard let file = arguments.first else {
  FileHandle.standardError.write(
    Data("usage: CairnAssets [--bundle-module] FILE [CATALOGUE.xcassets | SOURCE.swift …]\n".utf8))
  exit(64)
}
let (sources, folders) = (
  arguments.dropFirst().filter { $0.hasSuffix(".swift") }, arguments.dropFirst().filter { !$0.hasSuffix(".swift") }
)
let catalogues = folders.map { AssetCatalogue(folder: URL(fileURLWithPath: $0)) }
var declared = DeclaredNames()
for source in sources {
  // A source that cannot be read is the compiler's to report.
  if let text = try? String(contentsOfFile: source, encoding: .utf8) { declared.add(text) }
}
let text = ConstantsFile(of: catalogues, besides: declared, bundle: bundle).text
// The tool runs whenever a source changes. An unchanged file is not compiled again.
if (try? String(contentsOfFile: file, encoding: .utf8)) != text {
  try text.write(toFile: file, atomically: true, encoding: .utf8)
}
