import CairnScreen
import CairnValues
import CoreTransferable
import Foundation

/// What the content of a page says of the bars around it.
///
/// Collected in reading order, outer before inner: of what can only be said once, the first one counts.
struct PageSettings: Equatable {
  var title: PageTitle?
  var subtitle: Text?
  var displayMode: ToolbarTitleDisplayMode?
  var hidesBackButton: Bool?
  /// How the bars are to look, as far as anything was said.
  var bars: [Bar: BarAppearance] = [:]
  var role: ToolbarRole?
  var removed: Set<ToolbarDefaultItemKind> = []
  var document: PageDocument?
  var search = SearchSettings()
  /// What the page asks of the column it is in.
  var columnWidth: ColumnWidth?
  /// The items of all toolbars on the page, those of inner ones before those of outer ones.
  var items: [BarItem] = []

  var hidesBar: Bool? { bars.isEmpty ? nil : bars[.top]?.isHidden }

  /// Whether there is a title or a line below it.
  var namesThePage: Bool { title != nil || subtitle != nil }
}

/// A page's title: text, or a string the person may change.
struct PageTitle: Equatable {
  let text: Text
  let rename: Binding<String>?
  /// Has a field stand where the title is.
  var beginRenaming: () -> Void = {}

  static func == (a: PageTitle, b: PageTitle) -> Bool {
    guard a.text == b.text else { return false }
    switch (a.rename, b.rename) {
    case (nil, nil): return true
    case (let a?, let b?): return a.box.isSame(as: b.box)
    default: return false
    }
  }
}

/// What a page shows one of.
package struct PageDocument: Equatable, Sendable {
  /// What is handed on when a person takes it from the title; nil if nothing can be.
  package let content: _SharedContent?
  /// What a person sees of it meanwhile, where something else than the title of the page.
  package var preview: Text?

  package var url: URL? { if case .url(let url) = content { url } else { nil } }
}

/// Brings together what the views of one page say of it.
final class PageCollector: PreferenceCollector {
  var settings = PageSettings()
  /// How long the items that are met now stay in a bar without room for all.
  var priority = ToolbarItemVisibilityPriority.automatic

  init() { super.init(key: ObjectIdentifier(PageCollector.self)) }

  func say<Value>(_ setting: WritableKeyPath<PageSettings, Value?>, _ value: Value) {
    if settings[keyPath: setting] == nil { settings[keyPath: setting] = value }
  }

  @MainActor func add(_ item: BarItemNode) {
    item.priority = priority
    settings.items.append(BarItem(node: item, placement: item.placement, priority: priority))
  }
}

/// Says something of the page its content is on.
nonisolated struct PageSettingModifier<Value>: UnaryModifier {
  typealias Body = Never
  let setting: WritableKeyPath<PageSettings, Value?>
  let value: Value

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: PageSettingModifier

    init(_ modifier: PageSettingModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      preferencesChanged()
    }

    func modifierChanged(from old: PageSettingModifier) { preferencesChanged() }

    override func gather(_ collector: PreferenceCollector) {
      (collector as? PageCollector)?.say(modifier.setting, modifier.value)
      super.gather(collector)
    }
  }
}

nonisolated extension View {
  func pageSetting<Value>(_ setting: WritableKeyPath<PageSettings, Value?>, _ value: Value) -> some View {
    modifier(PageSettingModifier(setting: setting, value: value))
  }
}
