import CairnFoundation
import CairnScreen
import CairnValues
import CoreTransferable
import Foundation

/// One or more rows of a table.
///
/// ```swift
/// Table(of: Person.self) { columns } rows: {
///   ForEach(people) { TableRow($0) }
/// }
/// ```
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent = Never
  /// The rows that make up these rows.
  var tableRowBody: TableRowBody { get }

  /// Returns the rows as views of their cells.
  func _rows(_ cells: @escaping (TableRowValue) -> AnyView) -> AnyView
}

extension TableRowContent where TableRowBody == Never {
  /// Never called: built-in rows are known by their views.
  public var tableRowBody: Never { preconditionFailure("\(Self.self) has no body to call.") }

  /// No rows. Packages that wrap rows without saying how compile by this.
  public func _rows(_ cells: @escaping (TableRowValue) -> AnyView) -> AnyView {
    Runtime.shared.report(
      .warning, "table.wrapped-rows", "\(Self.self) wraps rows of a table, but does not say which. They are left out.")
    return AnyView(EmptyView())
  }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public func _rows(_ cells: @escaping (TableRowValue) -> AnyView) -> AnyView { tableRowBody._rows(cells) }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  public func _rows(_ cells: @escaping (Never) -> AnyView) -> AnyView {
    preconditionFailure("There is no value of this type.")
  }
}

/// A row for a value.
///
/// ```swift
/// TableRow(person).contextMenu { Button("Delete") { delete(person) } }
/// ```
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let value: Value

  /// Creates a row for a value.
  public init(_ value: Value) { self.value = value }

  public func _rows(_ cells: @escaping (Value) -> AnyView) -> AnyView { AnyView(cells(value).tag(value.id)) }
}

/// A row for each element of a collection.
///
/// ```swift
/// Table(people) { columns }
/// ```
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  /// The collection.
  public let data: Data

  init(_ data: Data) { self.data = data }

  public func _rows(_ cells: @escaping (Data.Element) -> AnyView) -> AnyView {
    AnyView(ForEach(data, id: \.id) { cells($0) })
  }
}

nonisolated extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public func _rows(_ cells: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, AnyView>(data: data, content: { content($0)._rows(cells) }, id: id, edits: edits, place: place))
  }
}

nonisolated extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
  /// Creates rows for the elements of a collection.
  public init(
    _ data: Data, @TableRowBuilder<Data.Element> content: @escaping (Data.Element) -> Content,
    _file: StaticString = #fileID, _line: UInt = #line
  ) where Content.TableRowValue == Data.Element {
    self.init(data: data, content: content, id: { $0.id }, place: SourcePlace(_file, _line))
  }

  /// Creates a row for each element of a collection.
  public init(
    _ data: Data, _file: StaticString = #fileID, _line: UInt = #line
  ) where Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }, id: { $0.id }, place: SourcePlace(_file, _line))
  }
}

nonisolated extension Section: TableRowContent
where Parent: View, Content: TableRowContent, Footer == EmptyView {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public func _rows(_ cells: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
    AnyView(Section<Parent, AnyView, EmptyView>(header: header, content: content._rows(cells), footer: footer))
  }
}

nonisolated extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section with a localized title.
  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Content.TableRowValue == V {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title from a string resource.
  @_disfavoredOverload
  public init<V>(_ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content)
  where Content.TableRowValue == V {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title that is not localized.
  @_disfavoredOverload
  public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where Content.TableRowValue == V {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// A row that reveals other rows when it is expanded.
///
/// ```swift
/// DisclosureTableRow(folder) { ForEach(folder.files) { TableRow($0) } }
/// ```
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// Creates a disclosure table row whose expansion is bound to a Boolean value.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }

  public func _rows(_ cells: @escaping (TableRowValue) -> AnyView) -> AnyView {
    let content = content
    return AnyView(
      DisclosureGroup(label: label._rows(cells), isExpanded: isExpanded, content: { content()._rows(cells) }))
  }
}

/// Rows with a modifier around their views.
nonisolated struct ChangedTableRows<Content: TableRowContent>: TableRowContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableRowBody = Never
  let content: Content
  let change: (AnyView) -> AnyView

  func _rows(_ cells: @escaping (TableRowValue) -> AnyView) -> AnyView { change(content._rows(cells)) }
}

extension TableRowContent {
  /// Makes the rows draggable, with an item provider.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
    ChangedTableRows(content: self) { AnyView($0.dragOffer { action?() }) }
  }

  /// Makes the rows draggable, with a transferable payload.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    ChangedTableRows(content: self) { AnyView($0.draggable(payload())) }
  }

  /// Adds a context menu to the rows.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return ChangedTableRows(content: self) { AnyView($0.contextMenu { items }) }
  }

  /// Adds an action that runs when a pointer enters or leaves the rows.
  @preconcurrency
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    ChangedTableRows(content: self) { AnyView($0.onHover(perform: action)) }
  }

  /// Prevents the rows from being selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    ChangedTableRows(content: self) { AnyView($0.selectionDisabled(isDisabled)) }
  }
}
