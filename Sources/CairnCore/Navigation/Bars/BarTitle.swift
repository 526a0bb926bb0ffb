import CairnScreen
import CairnValues

/// The title in the bar of a page, with its subtitle, menu and renaming.
@MainActor
final class BarTitle: EventHandler {
  private unowned let page: PageNode
  private var title: Element?
  private var subtitle: Element?
  private var column: Element?
  private var menu: BarMenu?
  private var rename: Binding<String>?
  private var beginRenaming: () -> Void = {}

  init(of page: PageNode) { self.page = page }

  func elements(_ settings: PageSettings, menu items: [BarItemNode], subtitle subtitles: [BarItemNode], isLarge: Bool)
    -> [Element]
  {
    rename = settings.title?.rename
    if let title = settings.title, title.rename != nil { beginRenaming = title.beginRenaming }
    var lines: [Element] = []
    if let text = settings.title?.text {
      let element = fill(&title, with: text, font: isLarge ? .largeTitle : nil)
      element.describe { $0.traits.insert(.header) }
      element.events = rename == nil ? [] : .edit
      element.handler = self
      element.setTrait(TitleTrait.self, TitleLook(isLarge: isLarge, document: settings.document))
      lines.append(element)
    }
    if !subtitles.isEmpty {
      lines += subtitles.map(\.element)
    } else if let text = settings.subtitle {
      lines.append(fill(&subtitle, with: text))
    }
    let titles = lines.count > 1 ? [stacked(lines)] : lines
    return titles + menuElements(items, settings)
  }

  /// Stacks several lines in a column.
  private func stacked(_ lines: [Element]) -> Element {
    let element = column ?? Element(on: page.element.screen, role: .group, layout: .column())
    column = element
    element.setChildren(lines)
    return element
  }

  /// - Parameter font: The font for texts that set none.
  private func fill(_ element: inout Element?, with text: Text, font: Font? = nil) -> Element {
    let shown = element ?? Element(on: page.element.screen, role: .text, layout: .text)
    element = shown
    var content = text.content(in: EnvironmentValues(in: page.scope))
    if let font, content.runs.isEmpty, content.style.font == nil { content.style.font = font }
    if case .text(let old) = shown.content, old == content { return shown }
    shown.content = .text(content)
    return shown
  }

  private func menuElements(_ items: [BarItemNode], _ settings: PageSettings) -> [Element] {
    if items.isEmpty {
      menu?.leave()
      menu = nil
      return []
    }
    let shown = menu ?? BarMenu(on: page, label: "Title menu")
    menu = shown
    shown.show(items)
    let action = rename.map { _ in RenameAction { [weak self] in self?.beginRenaming() } }
    for item in items { item.offer(action) }
    return shown.elements
  }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    guard case .edit(let text) = event, let rename else { return false }
    rename.wrappedValue = text
    return true
  }

  func leave() {
    for element in [title, subtitle, column] { element?.leave() }
    menu?.leave()
  }
}

/// The look of a title, stored on its element.
package struct TitleTrait: ElementTraitKey {
  package typealias Value = TitleLook
}

package struct TitleLook: Equatable, Sendable {
  package let isLarge: Bool
  package let document: PageDocument?
}
