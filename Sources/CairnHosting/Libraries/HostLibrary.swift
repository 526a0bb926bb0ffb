import Glibc

/// A host that is optional: linked into the program, or loaded from a library beside this code's file.
@MainActor
package struct HostLibrary {
  /// The file name for the system's loader.
  package let name: String
  /// The mangled name of the type in the library. A direct reference would link it.
  let type: String

  package enum Answer<Offer> {
    case found(Offer)
    /// The reason, such as a missing system library.
    case missing(String)

    package var offer: Offer? { if case .found(let offer) = self { offer } else { nil } }
  }

  func open<Offer>(as offer: Offer.Type) -> Answer<Offer> {
    if let linked = _typeByName(type) as? Offer { return .found(linked) }
    guard dlopen(name, RTLD_NOW | RTLD_GLOBAL) != nil else {
      return .missing(dlerror().map { String(cString: $0) } ?? "\(name) cannot be loaded")
    }
    guard let loaded = _typeByName(type) as? Offer else {
      return .missing("\(name) belongs to another version of Cairn")
    }
    return .found(loaded)
  }
}
