import CairnScreen

/// A scope to find elements in: the whole screen, a row, a sheet.
///
/// ```swift
/// try host.row("Milk").button("Buy").tap()
/// ```
@MainActor
public protocol TestScope {
  /// The search for the scope, which handles extend.
  func query(at location: TestHost.SourceLocation) -> TestQuery
}

extension TestHost: TestScope {
  /// The whole screen.
  public func query(at location: SourceLocation) -> TestQuery { TestQuery(self, at: location) }
}

extension TestScope {
  /// An element with a label and any role.
  public func element(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestElement { TestElement(find(label, [], .init(fileID, filePath, line, column))) }

  /// An element with a role, such as `element(.image, "Cover")`.
  public func element(
    _ role: TestHost.Role, _ label: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestElement { TestElement(find(label, [role], .init(fileID, filePath, line, column))) }

  /// A button, or an item of an open menu.
  public func button(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestElement { TestElement(find(label, [.button, .menuItem], .init(fileID, filePath, line, column))) }

  /// A `NavigationLink` or a `Link`.
  public func link(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestElement { TestElement(find(label, [.link], .init(fileID, filePath, line, column))) }

  /// A tab of a `TabView`.
  public func tab(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestTab { TestTab(find(label, [.tab], .init(fileID, filePath, line, column))) }

  /// A menu. Open it with `tap()`.
  public func menu(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestElement { TestElement(find(label, [.menu], .init(fileID, filePath, line, column))) }

  /// A text.
  public func text(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestElement { TestElement(find(label, [.text], .init(fileID, filePath, line, column))) }

  /// A text field, a secure field or a text editor.
  public func field(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestField {
    let step = TestQuery.Step(label: label, kind: .field, name: Finder.name(label, .field))
    return TestField(query(step, .init(fileID, filePath, line, column)))
  }

  /// The only text editor. Most have no label.
  public var textEditor: TestField { TestField(find(nil, [.textEditor], ownLocation)) }

  /// A text editor.
  public func textEditor(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestField { TestField(find(label, [.textEditor], .init(fileID, filePath, line, column))) }

  /// The search field of the page in front.
  public var searchField: TestField { searchField(nil, ownLocation) }

  /// A search field, by its prompt.
  public func searchField(
    _ prompt: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestField { searchField(prompt, .init(fileID, filePath, line, column)) }

  private func searchField(_ prompt: String?, _ location: TestHost.SourceLocation) -> TestField {
    let name = ["search field", prompt.map { "\"\($0)\"" }].compactMap(\.self).joined(separator: " ")
    return TestField(query(.init(label: prompt, kind: .search, name: name), location))
  }

  /// A toggle.
  public func toggle(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestToggle { TestToggle(find(label, [.toggle], .init(fileID, filePath, line, column))) }

  /// A picker.
  public func picker(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestPicker { TestPicker(find(label, [.picker], .init(fileID, filePath, line, column))) }

  /// A slider.
  public func slider(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestSlider { TestSlider(find(label, [.slider], .init(fileID, filePath, line, column))) }

  /// A stepper.
  public func stepper(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestStepper { TestStepper(find(label, [.stepper], .init(fileID, filePath, line, column))) }

  /// A row of a list or table, by its label or a text in it.
  public func row(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestRow { TestRow(find(label, [.row], .init(fileID, filePath, line, column))) }

  /// The row at a position, counted from 0 among the existing rows. Lists create rows as they scroll into view.
  public func row(
    at index: Int,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestRow { TestRow(find(nil, [.row], .init(fileID, filePath, line, column)).at(index)) }

  /// The existing rows, in reading order. Lists create rows as they scroll into view.
  public var rows: [TestRow] {
    let all = find(nil, [.row], ownLocation)
    return (0..<all.count).map { TestRow(all.at($0)) }
  }

  /// The only table.
  public var table: TestTable { TestTable(find(nil, [.table], ownLocation)) }

  /// A table.
  public func table(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestTable { TestTable(find(label, [.table], .init(fileID, filePath, line, column))) }

  /// The best known line for properties, which cannot record their line.
  private var ownLocation: TestHost.SourceLocation {
    (self as? TestHost)?.lastLocation ?? (self as? any TestHandle)?.query.location ?? .init()
  }

  private func find(_ label: String?, _ roles: Set<TestHost.Role>, _ location: TestHost.SourceLocation) -> TestQuery {
    // A menu item is a button in the app's code, and the first role names it.
    let role: TestHost.Role? = roles == [.button, .menuItem] ? .button : roles.first
    return query(.init(label: label, kind: .element(roles), name: Finder.name(label, role)), location)
  }

  private func query(_ step: TestQuery.Step, _ location: TestHost.SourceLocation) -> TestQuery {
    query(at: location).finding(step, at: location)
  }
}
