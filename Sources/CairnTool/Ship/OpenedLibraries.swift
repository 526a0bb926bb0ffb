import Foundation

/// A library that programs open when they run, so that nothing in their files links it. A test compares the list with the
/// sources.
struct OpenedLibrary {
  enum Use {
    /// The program does not do its work without it, so packages depend on it.
    case needed
    /// An older version of one that is needed, which is used where that is missing.
    case older
    /// The program uses it where it is installed, and keeps the same in another way elsewhere.
    case optional
    /// It is shipped with the program, where it is installed.
    case shipped
    /// Only developers have it, or `cairn` itself opens it.
    case development
  }

  let name: String
  let use: Use
  /// The module whose code opens it. A program that does not use the module does without.
  let module: String

  static let all = [
    OpenedLibrary(name: "libsqlite3.so.0", use: .needed, module: "SwiftData"),
    OpenedLibrary(name: "libsqlite3.so.0", use: .needed, module: "CoreData"),
    OpenedLibrary(name: "libcrypto.so.3", use: .needed, module: "CairnCryptoKit"),
    OpenedLibrary(name: "libcrypto.so.1.1", use: .older, module: "CairnCryptoKit"),
    OpenedLibrary(name: "libsecret-1.so.0", use: .optional, module: "CairnSecurity"),
    OpenedLibrary(name: "libwebkitgtk-6.0.so.4", use: .optional, module: "WebKit"),
    OpenedLibrary(name: "libgstreamer-1.0.so.0", use: .optional, module: "AVFAudio"),
    OpenedLibrary(name: "libgtk-4.so.1", use: .optional, module: "AVFAudio"),
    OpenedLibrary(name: "libshumate-1.0.so.1", use: .optional, module: "MapKit"),
    OpenedLibrary(name: "libgio-2.0.so.0", use: .optional, module: "CoreLocation"),
    OpenedLibrary(name: "libCairnWindow.so", use: .shipped, module: "SwiftUI"),
    OpenedLibrary(name: "libCairnWeb.so", use: .shipped, module: "SwiftUI"),
    OpenedLibrary(name: "libCairnPreviews.so", use: .development, module: "SwiftUI"),
    OpenedLibrary(name: "libCairnTesting.so", use: .development, module: "SwiftUI"),
    OpenedLibrary(name: "libadwaita-1.so.0", use: .development, module: "CairnTool"),
  ]

  /// How the names of the module's symbols begin.
  private var symbols: String { "$s\(module.utf8.count)\(module)" }

  /// Whether a program opens it: the code that does is in the program, or is used by the program or one of its libraries.
  func isOpened(by program: Data, _ libraries: [Data]) -> Bool {
    func has(_ data: Data, _ text: String) -> Bool { data.range(of: Data(text.utf8)) != nil }
    return ([program] + libraries).contains { has($0, symbols) } || has(program, name)
  }
}

extension Libraries {
  /// Adds the libraries of the system that the program opens when it runs, and needs.
  mutating func addOpened(by program: URL) throws(Failure) {
    let bytes = try Files.read(program)
    var libraries: [Data] = []
    // Those of Cairn and Swift have every module, used or not.
    for (name, file) in shipped
    where !["libCairn", "libswift", "libFoundation", "lib_Foundation"].contains(where: name.hasPrefix) {
      libraries.append(try Files.read(file))
    }
    for library in OpenedLibrary.all where library.isOpened(by: bytes, libraries) {
      if library.use == .needed { system[library.name, default: []].formUnion([]) }
      if library.use == .optional { optional.insert(library.name) }
    }
  }
}
