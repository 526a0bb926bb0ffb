import CairnScreen
import CairnValues

/// Breaks a container's content into individual views. Builders, groups and collections are flattened; a view
/// of the app's own counts as one, whatever its body contains.
@MainActor
struct SubviewGatherer {
  private struct GatheredSection {
    let path: [AnyHashable]
    let values: ContainerValues
    var header: [Subview] = []
    var content: [Subview] = []
    var footer: [Subview] = []
    /// Whether the section holds views outside all sections.
    var isImplicit = false
  }

  private var sections: [GatheredSection] = []
  private var isInSection = false

  static func subviews<V: View>(of view: V) -> [Subview] {
    var gatherer = SubviewGatherer()
    gatherer.gather(view, Place())
    return gatherer.sections.flatMap { $0.header + $0.content + $0.footer }
  }

  static func sections<V: View>(of view: V) -> [SectionConfiguration] {
    var gatherer = SubviewGatherer()
    gatherer.gather(view, Place())
    return gatherer.sections.map { section in
      SectionConfiguration(
        id: .init(path: section.path), containerValues: section.values,
        header: SubviewsCollection(section.header), content: SubviewsCollection(section.content),
        footer: SubviewsCollection(section.footer))
    }
  }

  /// A view's location in the container, and what surrounds it there.
  struct Place {
    var path: [AnyHashable] = []
    var values = ContainerValues()
    var wrap: @MainActor (AnyView) -> AnyView = { $0 }

    func inside(_ step: AnyHashable) -> Place {
      var place = self
      place.path.append(step)
      return place
    }
  }

  mutating func gather<V: View>(_ view: V, _ place: Place) {
    if let source = view as? any SubviewSource {
      source.gather(into: &self, place)
    } else if let parted = view as? any PartedView {
      for (index, part) in parted.separated.enumerated() { gather(part, place.inside(index)) }
    } else if !(view is EmptyView) {
      add(Subview(id: .init(path: place.path), containerValues: place.values, view: place.wrap(AnyView(view))))
    }
  }

  fileprivate mutating func add(_ subview: Subview) {
    if !isInSection, sections.last?.isImplicit != true {
      sections.append(GatheredSection(path: subview.id.path, values: ContainerValues(), isImplicit: true))
    }
    sections[sections.count - 1].content.append(subview)
  }

  mutating func gatherSection<H: View, C: View, F: View>(header: H, content: C, footer: F, _ place: Place) {
    // A nested section becomes part of the outer one.
    guard !isInSection else { return gather(content, place.inside("content")) }
    var section = GatheredSection(path: place.path, values: place.values)
    section.header = Self.subviews(of: header).map { $0.found(in: place.inside("header")) }
    section.footer = Self.subviews(of: footer).map { $0.found(in: place.inside("footer")) }
    sections.append(section)
    isInSection = true
    var inside = place.inside("content")
    inside.values = ContainerValues()
    gather(content, inside)
    isInSection = false
  }
}

extension Subview {
  /// Returns the same view, located within another.
  @MainActor fileprivate func found(in place: SubviewGatherer.Place) -> Subview {
    Subview(id: .init(path: place.path + id.path), containerValues: containerValues, view: place.wrap(view))
  }
}

/// A view that stands for several views.
@MainActor
protocol SubviewSource {
  func gather(into gatherer: inout SubviewGatherer, _ place: SubviewGatherer.Place)
}

extension AnyView: SubviewSource {
  @MainActor func gather(into gatherer: inout SubviewGatherer, _ place: SubviewGatherer.Place) {
    gatherer.gather(view, place)
  }
}

extension ForEach: SubviewSource where Content: View {
  @MainActor func gather(into gatherer: inout SubviewGatherer, _ place: SubviewGatherer.Place) {
    for element in data { gatherer.gather(content(element), place.inside(AnyHashable(id(element)))) }
  }
}

extension EditableView: SubviewSource {
  @MainActor func gather(into gatherer: inout SubviewGatherer, _ place: SubviewGatherer.Place) {
    gatherer.gather(content, place)
  }
}

extension Subview: SubviewSource {
  @MainActor func gather(into gatherer: inout SubviewGatherer, _ place: SubviewGatherer.Place) {
    let found = found(in: place)
    gatherer.add(
      Subview(id: found.id, containerValues: containerValues.replaced(by: place.values), view: found.view))
  }
}

extension SubviewsCollection: SubviewSource {
  @MainActor func gather(into gatherer: inout SubviewGatherer, _ place: SubviewGatherer.Place) {
    for subview in self { gatherer.gather(subview, place.inside(subview.id)) }
  }
}

/// An id on several views is that of each of them.
extension IdentifiedView: SubviewSource {
  @MainActor func gather(into gatherer: inout SubviewGatherer, _ place: SubviewGatherer.Place) {
    var inside = place.inside(AnyHashable(id))
    let (outer, id) = (place.wrap, id)
    inside.wrap = { outer(AnyView(IdentifiedView<AnyView, ID>(content: $0, id: id))) }
    gatherer.gather(content, inside)
  }
}

/// A modifier on several views is applied to each of them.
extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
  @MainActor func gather(into gatherer: inout SubviewGatherer, _ place: SubviewGatherer.Place) {
    var inside = place
    (modifier as? any ContainerValueWriter)?.write(to: &inside.values)
    let (outer, modifier) = (place.wrap, modifier)
    inside.wrap = { outer(AnyView(ModifiedContent<AnyView, Modifier>(content: $0, modifier: modifier))) }
    gatherer.gather(content, inside)
  }
}

/// A modifier that sets a value for the container.
protocol ContainerValueWriter {
  func write(to values: inout ContainerValues)
}

extension ContainerValueModifier: ContainerValueWriter {
  func write(to values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension TraitModifier: ContainerValueWriter {
  func write(to values: inout ContainerValues) {
    if let tag = value as? Tag { values.tags = tag }
  }
}
