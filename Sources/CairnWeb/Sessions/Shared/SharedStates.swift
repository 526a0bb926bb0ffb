/// State that several machines share, so that each can restore pages that another has suspended.
///
/// A machine works with local files. Before it serves a user, it claims the user and loads their files from here; later
/// it writes its changes here. Each claim has a number, and writes with an older number are refused, so a machine that
/// was believed dead cannot overwrite newer state. The shared state may be lost: if the number is missing or older than
/// a machine's, the machine shares everything again.
protocol SharedStates: Sendable {
  /// Returns the server's key: the stored one, or else this one, which is then stored.
  func key(orKeep new: [UInt8]) throws -> [UInt8]

  func owner(ofName name: String) throws -> NameOwner
  func link(_ name: String, to user: String, since: Int) throws
  /// Invalidates a cookie's name on all machines.
  func end(name: String) throws

  /// Claims a user. Returns the number of the claim, and the user's files by path.
  func claim(_ user: String) throws -> (number: Int, files: [String: [UInt8]])
  /// The number of the last claim, or `nil` if the user has none.
  func lastClaim(of user: String) throws -> Int?
  /// Changes or removes files of a user atomically. A file without content is removed.
  ///
  /// - Parameter isWhole: Whether these are all the user's files, which replace the state of an older claim or a
  ///   missing one.
  func write(_ changes: [String: [UInt8]?], of user: String, claim: Int, isWhole: Bool) throws -> SharedWrite
}

/// The result of a write.
enum SharedWrite {
  case done
  /// Another machine has a later claim. Nothing was changed.
  case overtaken
  /// The claim is missing. Nothing was changed.
  case forgotten
}

/// The owner of a cookie's name.
enum NameOwner: Equatable {
  case user(String, since: Int)
  /// The name is unknown here. A machine that could not share it may know it.
  case unknown
  /// The user has another name now.
  case ended
}
