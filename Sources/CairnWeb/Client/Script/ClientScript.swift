/// The script of every page: it sends what a person does, and applies what comes back.
///
/// It has what a page needs to be live, in at most 6 KB. `ExtrasScript` has the rest.
enum ClientScript {
  static let text =
    "(() => {\n'use strict';\n"
    + [nodes, messages, tabs, patches, history, controls, surroundings, beginning].joined(separator: "\n")
    + "\n})();"
}
