/// What several machines share, so that each of them can go on with what another one has put away.
///
/// A machine works with files of its own. Before it serves somebody it takes over their files from here, and what it changes
/// then, it writes here. Whoever takes a person over gets a number; writes with an older number are refused, so what a
/// machine still holds that was thought dead does no harm.
protocol SharedStates: Sendable {
  /// Returns the key of the server: the one that is kept, or else this one, which is kept from now on.
  func key(orKeep new: [UInt8]) throws -> [UInt8]

  func owner(ofName name: String) throws -> NameOwner
  func link(_ name: String, to person: String, since: Int) throws
  /// A name counts no more, on no machine.
  func end(name: String) throws

  /// Takes a person over. Returns the number of this claim, and their files by their paths.
  func claim(_ person: String) throws -> (number: Int, files: [String: [UInt8]])
  /// The number of the last claim, or `nil` if there was none.
  func lastClaim(of person: String) throws -> Int?
  /// Changes some files of a person, or removes those without content, all at once. Returns `false`, and changes
  /// nothing, if somebody else has taken the person over since.
  func write(_ changes: [String: [UInt8]?], of person: String, claim: Int) throws -> Bool
}

/// Whose the name in a cookie is.
enum NameOwner: Equatable {
  case person(String, since: Int)
  /// Nobody knows it here. A machine may, that could not tell so.
  case unknown
  /// It was somebody's, and they have another one.
  case ended
}
