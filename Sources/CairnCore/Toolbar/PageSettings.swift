import CairnScreen
import CairnValues
import CoreTransferable
import Foundation

/// The settings the content of a page declares for the bars around it.
///
/// They are collected in reading order, outer views before inner ones. For settings that can have only one value,
/// the first one wins.
struct PageSettings: Equatable {
  var title: PageTitle?
  var subtitle: Text?
  var displayMode: ToolbarTitleDisplayMode?
  var hidesBackButton: Bool?
  /// The back button's title, in place of the title of the page below.
  var backTitle: Text?
  /// How the bars look, where anything was declared.
  var bars: [Bar: BarAppearance] = [:]
  var role: ToolbarRole?
  var removed: Set<ToolbarDefaultItemKind> = []
  var document: PageDocument?
  var search = SearchSettings()
  /// The width the page requests for its column.
  var columnWidth: ColumnWidth?
  /// The items of all toolbars on the page, those of inner views before those of outer ones.
  var items: [BarItem] = []

  var hidesBar: Bool? { bars.isEmpty ? nil : bars[.top]?.isHidden }

  /// Whether the page has a title or a subtitle.
  var namesThePage: Bool { title != nil || subtitle != nil }
}

/// The title of a page: text, or a string the user may rename.
struct PageTitle: Equatable {
  let text: Text
  let rename: Binding<String>?
  /// Replaces the title with a text field.
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

/// The document a page shows.
package struct PageDocument: Equatable, Sendable {
  /// The content to transfer when the user takes the document from the title; `nil` if there is none.
  package let content: _SharedContent?
  /// The preview shown meanwhile, if it differs from the page's title.
  package var preview: Text?

  package var url: URL? { if case .url(let url) = content { url } else { nil } }
}

/// Collects the settings the views of one page declare.
final class PageCollector: PreferenceCollector {
  var settings = PageSettings()
  /// The visibility priority of the items collected next, for bars without room for all of them.
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

/// Declares a setting of the page its content is on.
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
