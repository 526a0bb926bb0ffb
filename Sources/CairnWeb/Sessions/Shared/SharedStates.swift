/// What several machines share, so that each of them can go on with what another one has put away.
///
/// A machine works with files of its own. Before it serves somebody it takes over their files from here, and what it changes
/// then, it writes here. Whoever takes a person over gets a number; writes with an older number are refused, so what a
/// machine still holds that was thought dead does no harm. What is shared may be lost: a number that is missing, or older than
/// a machine's own, says that everything has to be shared again.
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
  /// Changes some files of a person, or removes those without content, all at once.
  ///
  /// - Parameter isWhole: Whether these are all files, which replace what an older claim, or nobody, has left there.
  func write(_ changes: [String: [UInt8]?], of person: String, claim: Int, isWhole: Bool) throws -> SharedWrite
}

/// What has become of a write.
enum SharedWrite {
  case done
  /// Another machine has taken the person over since. Nothing was changed.
  case overtaken
  /// The claim is not there any more. Nothing was changed.
  case forgotten
}

/// Whose the name in a cookie is.
enum NameOwner: Equatable {
  case person(String, since: Int)
  /// Nobody knows it here. A machine may, that could not tell so.
  case unknown
  /// It was somebody's, and they have another one.
  case ended
}
