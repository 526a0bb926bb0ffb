import CoreData
import Foundation

// Saves managed objects all the time, until `Scripts/kill-data.sh` kills it, or checks what is stored.

/// Returns a model of steps, each with a note for every step before, and of the numbers that all objects of a save must
/// agree on.
func model() -> NSManagedObjectModel {
  func number(_ name: String) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = .integer64AttributeType
    attribute.defaultValue = 0
    return attribute
  }
  func entity(_ name: String, _ properties: [NSPropertyDescription]) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.properties = properties
    return entity
  }
  let step = entity("Step", [number("number")])
  let note = entity("Note", [number("index")])
  let notes = NSRelationshipDescription()
  notes.name = "notes"
  notes.destinationEntity = note
  notes.deleteRule = .cascadeDeleteRule
  let back = NSRelationshipDescription()
  back.name = "step"
  back.destinationEntity = step
  back.maxCount = 1
  notes.inverseRelationship = back
  back.inverseRelationship = notes
  step.properties.append(notes)
  note.properties.append(back)
  let model = NSManagedObjectModel()
  model.entities = [step, note, entity("Total", [number("steps"), number("notes")])]
  return model
}

extension NSManagedObject {
  func number(_ key: String) -> Int { value(forKey: key) as? Int ?? -1 }
}

let arguments = CommandLine.arguments
guard arguments.count == 3 else { exit(64) }
let container = NSPersistentContainer(name: "Steps", managedObjectModel: model())
container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: URL(filePath: arguments[2]))]
container.loadPersistentStores { _, error in
  guard let error else { return }
  print("damaged: \(error.localizedDescription)")
  exit(1)
}
let context = container.viewContext

func fetch(_ entity: String, by key: String) throws -> [NSManagedObject] {
  let request = NSFetchRequest<NSManagedObject>(entityName: entity)
  request.sortDescriptors = [NSSortDescriptor(key: key, ascending: true)]
  return try context.fetch(request)
}

func insert(_ entity: String) -> NSManagedObject {
  NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
}

switch arguments[1] {
case "write":
  let total = try fetch("Total", by: "steps").first ?? insert("Total")
  while true {
    let count = total.number("steps")
    let step = insert("Step")
    step.setValue(count, forKey: "number")
    let notes = (0..<(count % 7)).map { index in
      let note = insert("Note")
      note.setValue(index, forKey: "index")
      return note
    }
    step.setValue(NSSet(array: notes), forKey: "notes")
    var notesCount = total.number("notes") + notes.count
    // Removes an old step with its notes now and then, so that saves delete as well.
    if (count + 1) % 5 == 0, let old = try fetch("Step", by: "number").first {
      notesCount -= old.value(forKeyPath: "notes.@count") as? Int ?? 0
      context.delete(old)
    }
    total.setValue(count + 1, forKey: "steps")
    total.setValue(notesCount, forKey: "notes")
    try context.save()
    FileHandle.standardOutput.write(Data("saved \(count + 1)\n".utf8))
  }
case "check":
  let total = try fetch("Total", by: "steps").first
  let steps = try fetch("Step", by: "number")
  let notes = try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Note"))
  let last = steps.last.map { $0.number("number") + 1 } ?? 0
  let isWhole = steps.allSatisfy { $0.value(forKeyPath: "notes.@count") as? Int == $0.number("number") % 7 }
  guard last == total?.number("steps") ?? 0, notes == total?.number("notes") ?? 0, isWhole else {
    print("torn: \(last) steps, \(notes) notes, and the total says \(total.map { "\($0)" } ?? "nothing")")
    exit(1)
  }
  print("whole \(last)")
default:
  exit(64)
}
