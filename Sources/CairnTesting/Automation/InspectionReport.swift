import CairnCore
import CairnMessages

// What an inspection finds, as JSON.

extension InspectedView {
  var report: JSON {
    [
      "view": .string(id), "properties": properties.isEmpty ? nil : .array(properties.map(\.report)),
      "children": children.isEmpty ? nil : .array(children.map(\.report)),
    ]
  }
}

extension InspectedProperty {
  @MainActor fileprivate var report: JSON {
    [
      "name": .string(name), "kind": .string(kind.rawValue), "type": .string(type), "value": .string(text),
      "set": !isEditable ? nil : choices.isEmpty ? .string(editableText) : .strings(choices),
      "parts": parts.isEmpty ? nil : .array(parts.map(\.report)),
    ]
  }
}

extension InspectedStack {
  var report: JSON {
    [
      "stack": .string(id), "title": title.map { .string($0) }, "path": binding.map { .string($0) },
      "entries": .array(entries.map(\.report)),
    ]
  }
}

extension InspectedStack.Entry {
  fileprivate var report: JSON {
    [
      "from": .string(origin), "title": title.map { .string($0) }, "value": value.map { .string($0) },
      "type": type.map { .string($0) },
    ]
  }
}

extension InspectedTurn {
  var report: JSON {
    [
      "turn": .number(id), "bodies": .number(bodies), "changedElements": .number(changedElements),
      "measuredElements": .number(measuredElements), "microseconds": .number(Int(duration / .microseconds(1))),
      "ran": .array(runs.map(\.report)),
    ]
  }
}

extension InspectedRun {
  fileprivate var report: JSON {
    let places = causes.compactMap(\.place)
    return [
      "view": .string(path.joined(separator: " > ")), "because": .strings(causes.map(\.text)),
      "declared": places.isEmpty ? nil : .strings(places),
    ]
  }
}
