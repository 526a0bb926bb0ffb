import CairnCore

// What an inspection finds, as values of JSON.

extension InspectedView {
  var report: [String: Any] {
    var report: [String: Any] = ["view": id]
    if !properties.isEmpty { report["properties"] = properties.map(\.report) }
    if !children.isEmpty { report["children"] = children.map(\.report) }
    return report
  }
}

extension InspectedProperty {
  @MainActor fileprivate var report: [String: Any] {
    var report: [String: Any] = ["name": name, "kind": kind.rawValue, "type": type, "value": text]
    if isEditable { report["set"] = choices.isEmpty ? editableText : choices }
    if !parts.isEmpty { report["parts"] = parts.map(\.report) }
    return report
  }
}

extension InspectedStack {
  var report: [String: Any] {
    var report: [String: Any] = ["stack": id, "entries": entries.map(\.report)]
    report["title"] = title
    report["path"] = binding
    return report
  }
}

extension InspectedStack.Entry {
  fileprivate var report: [String: Any] {
    var report: [String: Any] = ["from": origin]
    report["title"] = title
    report["value"] = value
    report["type"] = type
    return report
  }
}

extension InspectedTurn {
  var report: [String: Any] {
    [
      "turn": id, "bodies": bodies, "changedElements": changedElements, "measuredElements": measuredElements,
      "microseconds": Int(duration / .microseconds(1)),
      "ran": runs.map(\.report),
    ]
  }
}

extension InspectedRun {
  fileprivate var report: [String: Any] {
    var report: [String: Any] = ["view": path.joined(separator: " > "), "because": causes.map(\.text)]
    let places = causes.compactMap(\.place)
    if !places.isEmpty { report["declared"] = places }
    return report
  }
}
