import Foundation
import Observation

/// What the sections of a request are made of.
final class SectionKey<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: Observable {
  private let registrar = ObservationRegistrar()
  private var kept: KeyPath<Result, SectionIdentifier>

  init(_ path: KeyPath<Result, SectionIdentifier>) { kept = path }

  var path: KeyPath<Result, SectionIdentifier> {
    get {
      registrar.access(self, keyPath: \.path)
      return kept
    }
    set {
      if newValue != kept { registrar.withMutation(of: self, keyPath: \.path) { kept = newValue } }
    }
  }
}

/// The objects that a view shows, in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
  /// Objects that follow each other and belong together.
  public struct Section: Identifiable, RandomAccessCollection {
    /// What the objects share.
    public let id: SectionIdentifier
    fileprivate var objects: [Result]

    /// The position of the first element.
    public var startIndex: Int { objects.startIndex }
    /// The position after the last element.
    public var endIndex: Int { objects.endIndex }
    /// Returns the element at a position.
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let objects: FetchedObjects<Result>
  private let key: SectionKey<SectionIdentifier, Result>
  private let sections: [Section]

  init(_ objects: FetchedObjects<Result>, _ key: SectionKey<SectionIdentifier, Result>) {
    self.objects = objects
    self.key = key
    var sections: [Section] = []
    var positions: [SectionIdentifier: Int] = [:]
    for object in objects.array {
      let id = object[keyPath: key.path]
      // A section that another interrupts would have the same identity twice.
      if let position = positions[id] {
        sections[position].objects.append(object)
      } else {
        positions[id] = sections.count
        sections.append(Section(id: id, objects: [object]))
      }
    }
    self.sections = sections
  }

  /// The property that the objects of a section share. Setting it makes new sections.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { key.path }
    nonmutating set { key.path = newValue }
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
  public var startIndex: Int { sections.startIndex }
  /// The position after the last element.
  public var endIndex: Int { sections.endIndex }
  /// Returns the element at a position.
  public subscript(position: Int) -> Section { sections[position] }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order of the objects. Setting it fetches again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { objects.typedOrder as? [SortDescriptor<Result>] ?? [] }
    nonmutating set {
      objects.order = newValue.map(\.asObject)
      objects.typedOrder = newValue
    }
  }
}
