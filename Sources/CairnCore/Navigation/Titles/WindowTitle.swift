import CairnScreen

extension SceneWindow {
  /// What names the window: the title of the page one sees, or one set outside of any stack, or the scene's own.
  package var title: String? { titledStack?.title ?? titleOutside }

  /// The stack whose page names the window; to look for it takes a walk through the tree.
  package var titledStack: StackReader? {
    let content = screen.root?.children.filter { !$0.isPresentation } ?? []
    for element in content.reversed() {
      if let page = Self.lastPage(in: element), page.titleText != nil { return StackReader(page.stack) }
    }
    return nil
  }

  /// What names the window where no page does.
  package var titleOutside: String? { titleBesidePages ?? sceneTitle }

  private var titleBesidePages: String? {
    guard let node else { return nil }
    let collector = PageCollector()
    node.forEachChild { $0.gather(collector) }
    return collector.settings.title?.text.string(locale: node.scope.box(LocaleKey.self).value)
  }
}
