import CairnNavigation

// Destinations of links on the stack's pages.
extension StackNode {
  var takesValues: Bool { route.takesValues && column?.split.isLegacy != true }

  func canFollow(_ value: LinkValue) -> Bool { takesValues && route.canAppend(value) && destination(for: value) != nil }

  private func destination(for value: LinkValue) -> Destination? {
    route.elementType == nil ? destinations.find(value.type) : destinations.find(onRoot: value.type)
  }

  func follow(_ value: LinkValue, from page: PageNode) {
    let destination = destination(for: value)
    var wanted: StackPath?
    cause = cause ?? .link
    perform { model in
      model.followValueLink(from: page.id) { path in
        _ = route.append(value, to: &path)
        wanted = path
      }
    }
    // The value may have removed the very page that declares its destination.
    guard let destination, let declarer = destination.page, !model.contains(declarer.id) else { return }
    // Skip this if the app has meanwhile removed the value or otherwise changed the path.
    guard let wanted, model.path.isEqual(to: wanted) else { return }
    links.follow(to: model.topPage, destination.source(for: value))
  }

  func replacePath(with value: LinkValue) {
    cause = cause ?? .link
    perform {
      $0.editPath { path in
        path.removeLast(path.count)
        _ = route.append(value, to: &path)
      }
    }
  }

  func source(for value: LinkValue) -> PageSource? { destinations.find(value.type)?.source(for: value) }

  func follow(_ link: LinkID, showing source: PageSource, from page: PageNode) {
    perform {
      // The app may have covered the page meanwhile, which is known only now.
      guard page.id == $0.topPage else { return }
      cause = cause ?? .link
      links[link] = source
      $0.follow(link, from: page.id)
    }
  }

  func update(_ link: LinkID, showing source: PageSource) {
    guard links[link] != nil else { return }
    links[link] = source
    guard let entry = model.entries.last(where: { $0.origin == .link(link) }) else { return }
    pages.page(of: entry.id)?.show(source)
  }
}
