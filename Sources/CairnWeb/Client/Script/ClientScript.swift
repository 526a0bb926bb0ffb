/// The script of every page: it sends the user's actions and applies the patches that the server returns.
///
/// It has the parts that make a page live, in at most 6 KB. `ExtrasScript` has the rest.
enum ClientScript {
  static let text =
    "(() => {\n'use strict';\n"
    + [nodes, messages, tabs, patches, history, controls, surroundings, beginning].joined(separator: "\n")
    + "\n})();"
}
