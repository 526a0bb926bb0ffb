extension JSON {
  /// The value as text. A container of several values takes one line for each; one with a single value stays on
  /// its line.
  var text: String {
    var text = ""
    write(to: &text, indentation: "")
    return text
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += value
    case .string(let value): Self.writeQuoted(value, to: &text)
    case .array(let elements):
      Self.writeList(elements, in: ("[", "]"), to: &text, indentation: indentation) { element, text, inner in
        element.write(to: &text, indentation: inner)
      }
    case .object(let members):
      Self.writeList(members, in: ("{", "}"), to: &text, indentation: indentation) { member, text, inner in
        Self.writeQuoted(member.name, to: &text)
        text += ": "
        member.value.write(to: &text, indentation: inner)
      }
    }
  }

  private static func writeList<Item>(
    _ items: [Item], in brackets: (String, String), to text: inout String, indentation: String,
    writeItem: (Item, inout String, String) -> Void
  ) {
    text += brackets.0
    if items.count == 1 {
      text += " "
      writeItem(items[0], &text, indentation)
      text += " "
    } else if !items.isEmpty {
      let inner = indentation + "  "
      for (index, item) in items.enumerated() {
        text += index == 0 ? "\n" : ",\n"
        text += inner
        writeItem(item, &text, inner)
      }
      text += "\n" + indentation
    }
    text += brackets.1
  }

  private static func writeQuoted(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
