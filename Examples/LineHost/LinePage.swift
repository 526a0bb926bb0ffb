import CairnHosting
import SwiftUI

/// The lines of a page. What can be used begins with its number.
@MainActor
struct LinePage {
  let stops: [HostElement]
  private(set) var lines: [String] = []

  init(stops: [HostElement]) { self.stops = stops }

  mutating func write(_ element: HostElement) {
    guard element.isVisible else { return }
    let number = stops.firstIndex(of: element).map { "\($0 + 1). " } ?? ""
    // A new role does not compile until this host has decided how it looks.
    switch element.role {
    case .button, .link, .tab, .option, .menuItem, .backButton, .disclosure, .datePicker, .colorPicker:
      lines.append(number + name(of: element))
    case .menu, .picker:
      lines.append(number + name(of: element) + " ▾")
      for child in element.children { write(child) }
    case .toggle, .slider, .stepper, .progress, .gauge: lines.append(number + name(of: element))
    case .field, .textEditor: lines.append("\(number)\(element.label ?? ""): \(element.value ?? "")_")
    case .secureField:
      lines.append("\(number)\(element.label ?? ""): \(String(repeating: "•", count: element.value?.count ?? 0))_")
    case .row where !number.isEmpty && element.children.count > 0:
      lines.append(number + name(of: element))
      for child in element.children where !stops.contains(child) { writeControls(in: child) }
    case .row, .group, .list, .section, .header, .footer, .scrollArea, .table, .window, .stack, .page, .bar, .split,
      .column, .tabs, .sheet, .popover, .alert, .dialog, .inspector, .menuBar, .text, .image, .shape:
      if let own = own(element.content) { lines.append(number + own) }
      for child in element.children { write(child) }
    case .divider: lines.append("──")
    case .spacer: break
    }
  }

  /// Writes only what can be used, below a row that is written as a whole.
  private mutating func writeControls(in element: HostElement) {
    for stop in element.all(where: { stops.contains($0) }) { write(stop) }
  }

  private func name(of element: HostElement) -> String {
    let label = element.label ?? element.all { $0.role == .text }.compactMap(\.label).joined(separator: ", ")
    let marks = (element.isSelected ? "● " : "") + label
    return element.value.map { "\(marks): \($0)" } ?? marks
  }

  /// What an element shows beside its children. A new content does not compile here either.
  private func own(_ content: HostContent) -> String? {
    switch content {
    case .text(let text): text.string.isEmpty ? nil : text.string
    case .image(let name, _): name.isEmpty ? nil : "<\(name)>"
    case .field(let field): field.text
    case .toggle(let isOn): isOn ? "on" : "off"
    case .range(let value, _): "\(value)"
    case .drawing(let drawing): drawing.texts.joined(separator: " ")
    case .none, .shape: nil
    }
  }
}
