import Foundation

/// A folder from which `appimagetool` makes one file that runs everywhere.
struct AppImage {
  let app: InstalledApp

  /// Writes the folder, and the file if the tool is there. Returns the written file or folder, and the remaining steps.
  func write(to out: URL) throws(Failure) -> (file: URL, steps: [String]) {
    let folder = out.appending(path: "\(app.build.product).AppDir")
    try Files.remove(folder)
    try app.write(to: folder.appending(path: "usr"))
    let start = folder.appending(path: "AppRun")
    try Files.write(Self.start(app.build.product), to: start)
    let identifier = app.info.identifier
    try Files.link(folder.appending(path: "\(identifier).desktop"), to: "usr/share/applications/\(identifier).desktop")
    if let icon = app.icon.files.keys.max(by: { $0.compare($1, options: .numeric) == .orderedAscending }) {
      let ending = URL(fileURLWithPath: icon).pathExtension
      try Files.link(folder.appending(path: "\(identifier).\(ending)"), to: "usr/share/icons/hicolor/\(icon)")
      try Files.link(folder.appending(path: ".DirIcon"), to: "\(identifier).\(ending)")
    }
    try app.normalize(folder)
    try Files.setMode(0o755, time: app.time.date, of: start)
    let name = "\(app.packageName)-\(app.info.version)-\(try app.architecture.linux).AppImage"
    let file = out.appending(path: name)
    guard var tool = Program.named("appimagetool") else {
      let command =
        "ARCH=\(try app.architecture.linux) appimagetool \(folder.path.shellQuoted) \(file.path.shellQuoted)"
      return (folder, ["AppImage: `appimagetool` is not installed. With it, run `\(command)`."])
    }
    tool.environment["ARCH"] = try app.architecture.linux
    tool.environment["SOURCE_DATE_EPOCH"] = "\(app.time.seconds)"
    try tool.run([folder.path, file.path], printing: false)
    return (file, [])
  }

  /// The program is started by its own name, which the app's data are stored under.
  private static func start(_ product: String) -> String {
    """
    #!/bin/sh
    here="$(dirname "$(readlink -f "$0")")"
    exec "$here"/usr/bin/\(product.shellQuoted) "$@"

    """
  }
}
