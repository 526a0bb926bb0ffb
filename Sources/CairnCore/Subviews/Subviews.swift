import CairnValues

/// One of the views passed to a container.
///
/// ```swift
/// ForEach(subviews: content) { subview in
///   subview.padding()
/// }
/// ```
nonisolated public struct Subview: View, Identifiable {
  /// The identity of a view in a container.
  ///
  /// ```swift
  /// let first: Subview.ID? = subviews.first?.id
  /// ```
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The view's identity in its container.
  public let id: ID
  /// The values the view passes to its container.
  public let containerValues: ContainerValues
  let view: AnyView

  @MainActor public var body: some View { view }
}

/// The views passed to a container, in order.
///
/// ```swift
/// Group(subviews: content) { subviews in
///   if let first = subviews.first { first.font(.title) }
///   ForEach(subviews.dropFirst()) { $0 }
/// }
/// ```
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  private let elements: [Subview]

  init(_ elements: [Subview]) { self.elements = elements }

  /// The views in a view, outside of any graph.
  @MainActor package init(of view: some View) { elements = SubviewGatherer.subviews(of: view) }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  /// Returns the element at an index.
  public subscript(index: Int) -> Subview { elements[index] }
  /// Returns the elements in a range of indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(elements[bounds]) }

  @MainActor public var body: some View { ForEach(elements) { $0 } }
}

/// A slice of the views passed to a container.
///
/// ```swift
/// let others = subviews.dropFirst()
/// ```
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  private let elements: ArraySlice<Subview>

  init(_ elements: ArraySlice<Subview>) { self.elements = elements }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  /// Returns the element at an index.
  public subscript(index: Int) -> Subview { elements[index] }
  /// Returns the elements in a range of indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(elements[bounds]) }

  @MainActor public var body: some View { ForEach(elements) { $0 } }
}

/// A section of a container's content; views outside all sections form separate sections.
///
/// ```swift
/// ForEach(sections: content) { section in
///   VStack { section.content }
/// }
/// ```
public struct SectionConfiguration: Identifiable {
  /// The identity of a section in a container.
  ///
  /// ```swift
  /// let first: SectionConfiguration.ID? = sections.first?.id
  /// ```
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The section's identity in its container.
  public let id: ID
  /// The values the section passes to its container.
  public let containerValues: ContainerValues
  /// The views of the section's header.
  public let header: SubviewsCollection
  /// The section's views.
  public let content: SubviewsCollection
  /// The views of the section's footer.
  public let footer: SubviewsCollection
}

/// The sections of a container's content, in order.
///
/// ```swift
/// Group(sections: content) { sections in
///   Text("\(sections.count) sections")
/// }
/// ```
public struct SectionCollection: RandomAccessCollection {
  private let elements: [SectionConfiguration]

  init(_ elements: [SectionConfiguration]) { self.elements = elements }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  /// Returns the element at an index.
  public subscript(index: Int) -> SectionConfiguration { elements[index] }
}

/// A view made from the views passed to a container.
///
/// ```swift
/// Group(subviews: content) { subviews in HStack { subviews } }
/// ```
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content

  @MainActor public var body: some View { transform(SubviewsCollection(SubviewGatherer.subviews(of: subviews))) }
}

/// A view made from the sections passed to a container.
///
/// ```swift
/// Group(sections: content) { sections in ForEach(sections) { $0.content } }
/// ```
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let transform: (SectionCollection) -> Content

  @MainActor public var body: some View { transform(SectionCollection(SubviewGatherer.sections(of: sections))) }
}

nonisolated extension Group {
  /// Creates a view from the views passed to a container.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (_ subviews: SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, transform: transform)
  }

  /// Creates a view from the sections passed to a container.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (_ sections: SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, transform: transform)
  }
}

/// The views passed to a container, as a collection for `ForEach`.
///
/// ```swift
/// ForEach(subviews: content) { $0.padding() }
/// ```
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let elements: [Subview]

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  /// Returns the element at an index.
  public subscript(index: Int) -> Subview { elements[index] }
}

/// The sections passed to a container, as a collection for `ForEach`.
///
/// ```swift
/// ForEach(sections: content) { $0.content }
/// ```
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let elements: [SectionConfiguration]

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  /// Returns the element at an index.
  public subscript(index: Int) -> SectionConfiguration { elements[index] }
}

extension ForEach where Content: View {
  /// Creates a view for each view passed to a container.
  @MainActor
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content, _file: StaticString = #fileID,
    _line: UInt = #line
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(elements: SubviewGatherer.subviews(of: view)), content: content,
      id: { $0.id }, place: SourcePlace(_file, _line))
  }

  /// Creates a view for each section passed to a container.
  @MainActor
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content,
    _file: StaticString = #fileID, _line: UInt = #line
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(elements: SubviewGatherer.sections(of: view)), content: content,
      id: { $0.id }, place: SourcePlace(_file, _line))
  }
}
