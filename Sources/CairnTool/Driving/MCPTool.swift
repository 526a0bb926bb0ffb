import CairnMessages

/// A verb of a driven app, as agents see it.
struct MCPTool {
  let verb: DriverRequest.Verb
  let summary: String
  let texts: [String]
  let numbers: [String]
  let optional: Set<String>

  static let all = DriverRequest.Verb.allCases.compactMap { tool(for: $0) }

  private init(
    _ verb: DriverRequest.Verb, _ summary: String, texts: [String] = [], numbers: [String] = [],
    optional: Set<String> = []
  ) {
    (self.verb, self.summary, self.texts, self.numbers, self.optional) = (verb, summary, texts, numbers, optional)
  }

  /// The tool for a verb. Agents read the tree instead of the elements, and end the app by ending this program.
  private static func tool(for verb: DriverRequest.Verb) -> MCPTool? {
    switch verb {
    case .elements, .quit: nil
    case .screen: MCPTool(verb, "Returns the title, the pages and the texts on the screen.")
    case .tree: MCPTool(verb, "Returns the semantic tree of the screen as text: roles, labels, values and states.")
    case .tap:
      MCPTool(
        verb, "Taps a button, link, row, tab, toggle or menu item by its label. `index` chooses one of several.",
        texts: ["name"], numbers: ["index"], optional: ["index"])
    case .type: MCPTool(verb, "Replaces the text of a field.", texts: ["name", "text"])
    case .submit: MCPTool(verb, "Presses Return in a field.", texts: ["name"])
    case .toggle: MCPTool(verb, "Turns a switch on or off.", texts: ["name"])
    case .pick: MCPTool(verb, "Chooses an option of a picker.", texts: ["name", "option"])
    case .select: MCPTool(verb, "Selects a row of a list.", texts: ["name"])
    case .delete: MCPTool(verb, "Deletes a row by swiping.", texts: ["name"])
    case .scroll: MCPTool(verb, "Scrolls until an element is on the screen.", texts: ["name"])
    case .back: MCPTool(verb, "Goes back to the page before.")
    case .dismiss: MCPTool(verb, "Swipes the sheet in front away.")
    case .press: MCPTool(verb, "Presses a key, such as \"return\" or \"command+n\".", texts: ["key"])
    case .open: MCPTool(verb, "Opens a link in the app.", texts: ["url"])
    case .resize: MCPTool(verb, "Resizes the window, in points.", numbers: ["width", "height"])
    case .wait: MCPTool(verb, "Lets the app's own clock run on by some seconds, at once.", numbers: ["seconds"])
    case .screenshot:
      MCPTool(
        verb, "Returns a picture of the window. Needs libadwaita and a display.", numbers: ["scale"],
        optional: ["scale"])
    case .inspect:
      MCPTool(
        verb,
        "Returns the app's \"views\" with their state, its navigation \"stacks\" with values, or the \"turns\" since "
          + "the last action: which views ran, which state has caused it, and what it cost.", texts: ["what"])
    case .set:
      MCPTool(
        verb, "Sets a state or binding, named like \"Counter.count\" in the result of inspect. Structures are JSON.",
        texts: ["name", "value"])
    case .diagnostics: MCPTool(verb, "Returns the problems that Cairn has found in the app's code.")
    }
  }

  var description: JSON {
    var properties: JSON = [:]
    for text in texts { properties[text] = ["type": "string"] }
    for number in numbers { properties[number] = ["type": "number"] }
    let required = (texts + numbers).filter { !optional.contains($0) }
    return [
      "name": .string(verb.rawValue), "description": .string(summary),
      "inputSchema": ["type": "object", "properties": properties, "required": .strings(required)],
    ]
  }
}
