import CairnFoundation
import Foundation

/// The objects of a controller, in sections.
struct FetchedSections {
  final class Section: NSFetchedResultsSectionInfo {
    let name: String
    fileprivate(set) var members: [NSObject]

    init(_ name: String, _ members: [NSObject]) {
      self.name = name
      self.members = members
    }

    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
  }

  private(set) var sections: [Section] = []
  private var positions: [ObjectIdentifier: IndexPath] = [:]

  init(_ objects: [NSObject], _ keys: [String]?) {
    var known: [String: Section] = [:]
    if keys == nil { sections = [Section("", [])] }
    for object in objects {
      let section: Section
      if let keys {
        let value = KeyedValues.plain(KeyedValues.value(of: object, keys))
        let name = value.map { "\($0)" } ?? ""
        if let found = known[name] {
          section = found
        } else {
          section = Section(name, [])
          known[name] = section
          sections.append(section)
        }
      } else {
        section = sections[0]
      }
      section.members.append(object)
    }
    for (number, section) in sections.enumerated() {
      for (position, object) in section.members.enumerated() {
        positions[ObjectIdentifier(object)] = IndexPath(indexes: [number, position])
      }
    }
  }

  var all: [NSObject] { sections.flatMap(\.members) }

  subscript(path: IndexPath) -> NSObject? {
    guard path.count == 2, sections.indices.contains(path[0]), sections[path[0]].members.indices.contains(path[1])
    else {
      return nil
    }
    return sections[path[0]].members[path[1]]
  }

  func position(of object: NSObject) -> IndexPath? { positions[ObjectIdentifier(object)] }

  struct Changes {
    var sections: [(section: Section, index: Int, type: NSFetchedResultsChangeType)] = []
    var objects: [(object: NSObject, from: IndexPath?, type: NSFetchedResultsChangeType, to: IndexPath?)] = []
    var isEmpty: Bool { sections.isEmpty && objects.isEmpty }
  }

  /// Returns what leads from these objects to others.
  func changes(to new: FetchedSections, _ changed: Set<ObjectIdentifier>) -> Changes {
    var changes = Changes()
    let names = Set(sections.map(\.name))
    let newNames = Set(new.sections.map(\.name))
    for (index, section) in sections.enumerated() where !newNames.contains(section.name) {
      changes.sections.append((section, index, .delete))
    }
    for (index, section) in new.sections.enumerated() where !names.contains(section.name) {
      changes.sections.append((section, index, .insert))
    }
    for object in all where new.position(of: object) == nil {
      changes.objects.append((object, position(of: object), .delete, nil))
    }
    // Those that keep their order among the others have not moved, wherever they are now.
    let stays = unmoved(new)
    for object in new.all {
      let to = new.position(of: object)
      guard let from = position(of: object) else {
        changes.objects.append((object, nil, .insert, to))
        continue
      }
      if !stays.contains(ObjectIdentifier(object)) {
        changes.objects.append((object, from, .move, to))
      } else if changed.contains(ObjectIdentifier(object)) {
        changes.objects.append((object, from, .update, to))
      }
    }
    return changes
  }

  /// Returns the objects of the longest part that both have in the same sections and the same order.
  private func unmoved(_ new: FetchedSections) -> Set<ObjectIdentifier> {
    var stays: Set<ObjectIdentifier> = []
    for section in new.sections {
      let old = sections.first { $0.name == section.name }?.members ?? []
      let before = old.filter { object in new.position(of: object).map { new.sections[$0[0]].name } == section.name }
      let known = Set(before.map(ObjectIdentifier.init))
      let after = section.members.filter { known.contains(ObjectIdentifier($0)) }
      let moved = after.difference(from: before) { $0 === $1 }
      let gone = Set(
        moved.removals.compactMap { change -> ObjectIdentifier? in
          if case .remove(_, let object, _) = change { return ObjectIdentifier(object) }
          return nil
        })
      stays.formUnion(after.map(ObjectIdentifier.init).filter { !gone.contains($0) })
    }
    return stays
  }
}
