import CairnScreen

extension SceneWindow {
  /// The title of the window: that of the visible page, or one set outside any stack, or the scene's.
  package var title: String? { titledStack?.title ?? titleOutside }

  /// The stack whose page names the window. Finding it walks the tree.
  package var titledStack: StackReader? {
    let content = screen.root?.children.filter { !$0.isPresentation } ?? []
    for element in content.reversed() {
      if let page = Self.lastPage(in: element), page.titleText != nil { return StackReader(page.stack) }
    }
    return nil
  }

  /// The title of the window if no page has one.
  package var titleOutside: String? { titleBesidePages ?? sceneTitle }

  private var titleBesidePages: String? {
    guard let node else { return nil }
    let collector = PageCollector()
    node.forEachChild { $0.gather(collector) }
    return collector.settings.title?.text.string(locale: node.scope.box(LocaleKey.self).value)
  }
}
