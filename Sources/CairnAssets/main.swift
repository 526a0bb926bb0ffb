import Foundation

// The file to write, followed by the catalogues.
let arguments = CommandLine.arguments.dropFirst()
guard let file = arguments.first else {
  FileHandle.standardError.write(Data("usage: CairnAssets FILE [CATALOGUE …]\n".utf8))
  exit(64)
}
let catalogues = arguments.dropFirst().map { AssetCatalogue(folder: URL(fileURLWithPath: $0)) }
try ConstantsFile(of: catalogues).text.write(toFile: file, atomically: true, encoding: .utf8)
