/// `cairn build`: builds the package that is here.
enum BuildCommand: Command {
  static let name = "build"
  static let summary = "Builds the package in this folder."
  static let usage = "cairn build [--release] [--static] [--as ios | --as macos] [OPTION OF swift build …]"
  static let details = """
    --release     with optimization
    --static      with optimization, as one program that needs neither Cairn's libraries nor Swift's, for terminals and browsers
    --as ios      compiles what `#if os(iOS)` guards
    --as macos    compiles what `#if os(macOS)` guards
    """
  static let example = "cairn build --static"

  static func run(_ arguments: inout Arguments) throws(Failure) {
    let isStatic = arguments.takeFlag("--static")
    let platform = try arguments.takePlatform()
    var options = arguments.takeFlag("--release") || isStatic ? ["-c", "release"] : []
    if isStatic {
      try checkLibraries()
      options.append("--static-swift-stdlib")
    }
    try AppPackage.here(as: platform).become("build", options + arguments.rest(), isStatic: isStatic)
  }

  /// Foundation's networking needs a library of the system, for which the linker has no good message.
  static var hasStaticLibraries: Bool {
    let place = try? Program.named("clang")?.output(["-print-file-name=libcurl.so"])
    return place?.hasPrefix("/") ?? true
  }

  static func checkLibraries() throws(Failure) {
    guard !hasStaticLibraries else { return }
    throw .unavailable(
      "A static program needs libcurl's headers and libraries: on Debian `apt install libcurl4-openssl-dev`.")
  }
}
