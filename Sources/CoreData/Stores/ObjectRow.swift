import Foundation

/// The values of an object, on their way between a store and a context, or from a context to its parent.
struct ObjectRow: @unchecked Sendable {
  // Sendable: the values are of types that nothing changes, but for transformable ones, which the app must not change.
  let id: NSManagedObjectID
  var version: Int64
  /// The values of attributes and relationships to one. Those to many are missing, or identifiers.
  var values: [String: Any]
}

/// What a context gets its objects from: a coordinator, or its parent.
protocol ObjectSource: AnyObject {
  func row(_ id: NSManagedObjectID) throws -> ObjectRow?
  func related(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID]
  /// Returns the objects that a plan asks for, or `nil` if only a context can find them.
  func rows(_ plan: FetchPlan) throws -> [ObjectRow]?
  /// Returns how many objects a plan asks for, or `nil` if only a context can find them.
  func count(_ plan: FetchPlan) throws -> Int?
}
