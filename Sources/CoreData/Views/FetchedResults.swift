import Foundation

/// The objects that a view shows. They are fetched again when something changes.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let objects: FetchedObjects<Result>
  private let array: [Result]

  init(_ objects: FetchedObjects<Result>) {
    self.objects = objects
    array = objects.array
  }

  /// The condition on the objects. Setting it fetches again.
  public var nsPredicate: NSPredicate? {
    get { objects.predicate }
    nonmutating set { objects.predicate = newValue }
  }

  /// The order of the objects. Setting it fetches again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { objects.order }
    nonmutating set { objects.order = newValue }
  }

  /// The position of the first element.
  public var startIndex: Int { array.startIndex }
  /// The position after the last element.
  public var endIndex: Int { array.endIndex }
  /// Returns the element at a position.
  public subscript(position: Int) -> Result { array[position] }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order of the objects. Setting it fetches again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { objects.typedOrder as? [SortDescriptor<Result>] ?? [] }
    nonmutating set {
      objects.order = newValue.map(\.asObject)
      objects.typedOrder = newValue
    }
  }
}
