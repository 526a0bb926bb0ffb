import Foundation
import SwiftData

// Saves models all the time, until `Scripts/kill-data.sh` kills it, or checks what is stored.

/// A step of the program: each save adds one step, with a note for every step before.
@Model
final class Step {
  @Attribute(.unique) var number: Int
  @Relationship(deleteRule: .cascade, inverse: \Note.step) var notes: [Note] = []

  init(number: Int) { self.number = number }
}

/// A part of a step.
@Model
final class Note {
  var text: String
  var step: Step?

  init(text: String) { self.text = text }
}

/// The numbers that all models of a save must agree on.
@Model
final class Total {
  var steps = 0
  var notes = 0

  init() {}
}

let arguments = CommandLine.arguments
guard arguments.count == 3 else { exit(64) }
let configuration = ModelConfiguration(url: URL(filePath: arguments[2]))
let container = try ModelContainer(for: Step.self, Total.self, configurations: configuration)
let context = ModelContext(container)

switch arguments[1] {
case "write":
  let total = try context.fetch(FetchDescriptor<Total>()).first ?? Total()
  context.insert(total)
  while true {
    let step = Step(number: total.steps)
    context.insert(step)
    for index in 0..<(total.steps % 7) { step.notes.append(Note(text: "\(total.steps) \(index)")) }
    total.steps += 1
    total.notes += step.notes.count
    // Removes an old step with its notes now and then, so that saves delete as well.
    if total.steps % 5 == 0,
      let old = try context.fetch(FetchDescriptor<Step>(sortBy: [SortDescriptor(\.number)])).first
    {
      total.notes -= old.notes.count
      context.delete(old)
    }
    try context.save()
    FileHandle.standardOutput.write(Data("saved \(total.steps)\n".utf8))
  }
case "check":
  let total = try context.fetch(FetchDescriptor<Total>()).first
  let steps = try context.fetch(FetchDescriptor<Step>(sortBy: [SortDescriptor(\.number)]))
  let notes = try context.fetchCount(FetchDescriptor<Note>())
  let last = steps.last.map { $0.number + 1 } ?? 0
  guard last == total?.steps ?? 0, notes == total?.notes ?? 0, steps.allSatisfy({ $0.notes.count == $0.number % 7 })
  else {
    print("torn: \(last) steps, \(notes) notes, and the total says \(total?.steps ?? 0) and \(total?.notes ?? 0)")
    exit(1)
  }
  print("whole \(last)")
default:
  exit(64)
}
