import CairnValues

/// One of the views a container was given, whoever wrote it there.
///
/// ```swift
/// ForEach(subviews: content) { subview in
///   subview.padding()
/// }
/// ```
nonisolated public struct Subview: View, Identifiable {
  /// Tells the views of a container apart.
  ///
  /// ```swift
  /// let first: Subview.ID? = subviews.first?.id
  /// ```
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// Tells the view apart from the others.
  public let id: ID
  /// What the view tells the container around it.
  public let containerValues: ContainerValues
  let view: AnyView

  @MainActor public var body: some View { view }
}

/// The views a container was given, in their order.
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

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> Subview { elements[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(elements[bounds]) }

  @MainActor public var body: some View { ForEach(elements) { $0 } }
}

/// Some of the views a container was given.
///
/// ```swift
/// let others = subviews.dropFirst()
/// ```
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  private let elements: ArraySlice<Subview>

  init(_ elements: ArraySlice<Subview>) { self.elements = elements }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> Subview { elements[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(elements[bounds]) }

  @MainActor public var body: some View { ForEach(elements) { $0 } }
}

/// A section of what a container was given; views outside of all sections make sections of their own.
///
/// ```swift
/// ForEach(sections: content) { section in
///   VStack { section.content }
/// }
/// ```
public struct SectionConfiguration: Identifiable {
  /// Tells the sections of a container apart.
  ///
  /// ```swift
  /// let first: SectionConfiguration.ID? = sections.first?.id
  /// ```
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// Tells the section apart from the others.
  public let id: ID
  /// What the section tells the container around it.
  public let containerValues: ContainerValues
  /// What is above the section's views.
  public let header: SubviewsCollection
  /// The section's views.
  public let content: SubviewsCollection
  /// What is below the section's views.
  public let footer: SubviewsCollection
}

/// The sections of what a container was given, in their order.
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
  public subscript(index: Int) -> SectionConfiguration { elements[index] }
}

/// What is made of the views a container was given.
///
/// ```swift
/// Group(subviews: content) { subviews in HStack { subviews } }
/// ```
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content

  @MainActor public var body: some View { transform(SubviewsCollection(SubviewGatherer.subviews(of: subviews))) }
}

/// What is made of the sections a container was given.
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
  /// Makes something of the views a container was given.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (_ subviews: SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, transform: transform)
  }

  /// Makes something of the sections a container was given.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (_ sections: SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, transform: transform)
  }
}

/// The views a container was given, as `ForEach` goes through them.
///
/// ```swift
/// ForEach(subviews: content) { $0.padding() }
/// ```
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let elements: [Subview]

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> Subview { elements[index] }
}

/// The sections a container was given, as `ForEach` goes through them.
///
/// ```swift
/// ForEach(sections: content) { $0.content }
/// ```
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let elements: [SectionConfiguration]

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> SectionConfiguration { elements[index] }
}

extension ForEach where Content: View {
  /// A view for each of the views a container was given.
  @MainActor
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content, _file: StaticString = #fileID,
    _line: UInt = #line
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(elements: SubviewGatherer.subviews(of: view)), content: content,
      id: { $0.id }, place: SourcePlace(_file, _line))
  }

  /// A view for each of the sections a container was given.
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
