import CairnScreen

extension SceneWindow {
  /// What names the window: the title of the page one sees, or one set outside of any stack, or the scene's own.
  package var title: String? {
    let content = screen.root?.children.filter { !$0.isPresentation } ?? []
    for element in content.reversed() {
      if let title = Self.lastPage(in: element)?.titleText { return title }
    }
    return titleOutside ?? sceneTitle
  }

  private var titleOutside: String? {
    guard let node else { return nil }
    let collector = PageCollector()
    node.forEachChild { $0.gather(collector) }
    return collector.settings.title?.text.string(locale: node.scope.box(LocaleKey.self).value)
  }
}
