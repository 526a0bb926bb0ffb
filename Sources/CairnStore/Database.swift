import CairnFoundation
import CairnSQLite
import Foundation

/// A connection to an SQLite database. Its owner makes sure that one thread uses it at a time.
package final class Database {
  private let database: OpaquePointer?
  /// Makes the error that the framework above throws.
  private let problem: @Sendable (StoreProblem) -> any Error
  private var statements: [String: Statement] = [:]

  /// Whether the system has the library.
  package static var isAvailable: Bool { cairn_sqlite_load() }

  package init(
    path: String, isWritable: Bool, problem: @escaping @Sendable (StoreProblem) -> any Error
  ) throws {
    guard Database.isAvailable else { throw problem(StoreProblem(.noLibrary, StoreProblem.missingLibrary)) }
    var opened: OpaquePointer?
    let result = Int(cairn_sqlite_open(path, isWritable, &opened, swiftText))
    guard result == CAIRN_SQLITE_OK else {
      let found = Self.problem(result, of: opened)
      cairn_sqlite_close(opened)
      throw problem(found)
    }
    database = opened
    self.problem = problem
  }

  deinit {
    statements = [:]
    cairn_sqlite_close(database)
  }

  package func execute(_ sql: String) throws {
    let result = Int(cairn_sqlite_execute(database, sql))
    if result != CAIRN_SQLITE_OK { throw failure(result) }
  }

  /// Writes to a journal first, so that readers never wait for writers. A save is in the file once it returns, whatever happens to the
  /// process. If the power fails, the last saves may be lost, but never a part of one.
  package func useJournal() throws {
    // SQLite does not wait where several connections switch a new file at the same time. A transaction does wait, until another has
    // switched it.
    for _ in 1...100 {
      let result = Int(cairn_sqlite_execute(database, "PRAGMA journal_mode = WAL"))
      if result & 0xFF != CAIRN_SQLITE_BUSY { break }
      try transaction {}
    }
    try execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;")
  }

  /// Returns a statement that is ready to be bound. It is compiled once.
  package func statement(_ sql: String) throws -> Statement {
    if let known = statements[sql] {
      known.reset()
      return known
    }
    if statements.count > 200 { statements = [:] }
    var prepared: OpaquePointer?
    let result = Int(cairn_sqlite_prepare(database, sql, &prepared))
    guard result == CAIRN_SQLITE_OK, let prepared else { throw failure(result) }
    let statement = Statement(prepared, of: self)
    statements[sql] = statement
    return statement
  }

  /// Forgets the compiled statements, which would keep tables from being changed.
  package func forgetStatements() { statements = [:] }

  package func run(_ sql: SQLText) throws {
    let statement = try statement(sql.text)
    statement.bind(sql.values)
    while try statement.step() {}
    statement.reset()
  }

  /// Calls code for each row.
  package func query(_ sql: SQLText, _ row: (Statement) throws -> Void) throws {
    let statement = try statement(sql.text)
    defer { statement.reset() }
    statement.bind(sql.values)
    while try statement.step() { try row(statement) }
  }

  /// Runs code in one transaction: all of it is saved, or nothing.
  package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  package func integer(_ sql: SQLText) throws -> Int64? {
    var found: Int64?
    try query(sql) { found = $0.integer(0) }
    return found
  }

  fileprivate func failure(_ result: Int) -> any Error { problem(Self.problem(result, of: database)) }

  private static func problem(_ result: Int, of database: OpaquePointer?) -> StoreProblem {
    let message = database.flatMap { cairn_sqlite_message($0) }.map { String(cString: $0) } ?? "error \(result)"
    switch result & 0xFF {
    case 19: return StoreProblem(.notUnique, "Two rows have the same values: \(message).")
    case CAIRN_SQLITE_NOTADB, CAIRN_SQLITE_CORRUPT:
      return StoreProblem(.damaged, "The store is damaged: \(message).")
    case CAIRN_SQLITE_READONLY: return StoreProblem(.notWritable, "The store cannot be written: \(message).")
    default: return StoreProblem(.failed, "The store failed: \(message).")
    }
  }
}

/// A compiled statement.
package final class Statement {
  private let statement: OpaquePointer
  private unowned let owner: Database

  fileprivate init(_ statement: OpaquePointer, of owner: Database) {
    self.statement = statement
    self.owner = owner
  }

  deinit { cairn_sqlite_finalize(statement) }

  package func reset() { cairn_sqlite_reset(statement) }

  package func bind(_ values: [StoredValue]) {
    for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1)) }
  }

  private func bind(_ value: StoredValue, at index: Int32) {
    switch value {
    case .null: cairn_sqlite_bind_null(statement, index)
    case .integer(let number): cairn_sqlite_bind_integer(statement, index, number)
    case .real(let number): cairn_sqlite_bind_double(statement, index, number)
    case .text(var text):
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          cairn_sqlite_bind_text(statement, index, $0.baseAddress, Int32(clamping: $0.count))
        }
      }
    case .data(let data):
      data.withUnsafeBytes { cairn_sqlite_bind_blob(statement, index, $0.baseAddress, Int32(clamping: $0.count)) }
    }
  }

  /// Moves to the next row. Returns false at the end.
  package func step() throws -> Bool {
    let result = Int(cairn_sqlite_step(statement))
    if result == CAIRN_SQLITE_ROW { return true }
    if result == CAIRN_SQLITE_DONE { return false }
    let failure = owner.failure(result)
    reset()
    throw failure
  }

  package func integer(_ column: Int32) -> Int64 { cairn_sqlite_column_integer(statement, column) }

  package func value(_ column: Int32) -> StoredValue {
    switch Int(cairn_sqlite_column_type(statement, column)) {
    case CAIRN_SQLITE_INTEGER: return .integer(integer(column))
    case CAIRN_SQLITE_FLOAT: return .real(cairn_sqlite_column_double(statement, column))
    case CAIRN_SQLITE_TEXT:
      let bytes = cairn_sqlite_column_text(statement, column)
      let length = Int(cairn_sqlite_column_length(statement, column))
      return .text(TextBytes.string(bytes, length))
    case CAIRN_SQLITE_BLOB:
      let length = Int(cairn_sqlite_column_length(statement, column))
      guard let bytes = cairn_sqlite_column_blob(statement, column) else { return .data(Data()) }
      return .data(Data(bytes: bytes, count: length))
    default: return .null
    }
  }
}

enum TextBytes {
  static func string(_ bytes: UnsafePointer<CChar>?, _ length: Int) -> String {
    guard let bytes, length > 0 else { return "" }
    return UnsafeBufferPointer(start: bytes, count: length).withMemoryRebound(to: UInt8.self) {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

/// Compares texts for SQLite in the way Swift does. C compares those that are plain ASCII.
private func swiftText(
  _ kind: Int32, _ a: UnsafePointer<CChar>?, _ aLength: Int32, _ b: UnsafePointer<CChar>?, _ bLength: Int32
) -> Int32 {
  let a = TextBytes.string(a, Int(aLength))
  let b = TextBytes.string(b, Int(bLength))
  if let test = TextTest(code: kind) { return test.holds(a, b) ? 1 : 0 }
  func order(_ result: ComparisonResult) -> Int32 { Int32(result.rawValue) }
  switch Int(kind) {
  case CAIRN_TEXT_LEXICAL: return order(String.StandardComparator.lexical.compare(a, b))
  case CAIRN_TEXT_DECIMAL:
    guard let a = Decimal(string: a), let b = Decimal(string: b) else { return a < b ? -1 : a == b ? 0 : 1 }
    return a < b ? -1 : a == b ? 0 : 1
  case CAIRN_TEXT_CONTAINS: return hasPart(a, b) ? 1 : 0
  case CAIRN_TEXT_STARTS: return a.starts(with: b) ? 1 : 0
  case CAIRN_TEXT_SEARCH: return a.localizedStandardContains(b) ? 1 : 0
  default: return a < b ? -1 : a == b ? 0 : 1
  }
}

/// Searches character by character, as predicates do. Foundation's search would find a line feed in `"\r\n"`.
private func hasPart<Text: Collection>(_ text: Text, _ part: Text) -> Bool where Text.Element: Equatable {
  part.isEmpty || text.contains(part)
}
