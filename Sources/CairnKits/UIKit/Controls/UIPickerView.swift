import CairnCore
import CairnValues
import Foundation

/// UIKit's picker of rows in columns, each of which is shown as a `Picker` with wheels.
///
/// ```swift
/// let picker = UIPickerView()
/// picker.dataSource = self
/// picker.delegate = self
/// ```
open class UIPickerView: UIView {
  override class func blank() -> UIView { UIPickerView() }

  /// Says how many columns and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// Supplies the rows' contents, and learns of choices.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }
  @_Noted private var selected: [Int: Int] = [:]

  /// The number of columns.
  open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }

  /// Returns the number of rows in a column.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard (0..<numberOfComponents).contains(component) else { return 0 }
    return max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }

  /// Returns the view of a row, or `nil` if the row is a text.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    return view is NoRowView ? nil : view
  }

  /// Asks for all rows again.
  open func reloadAllComponents() { _note() }
  /// Asks for the rows of a column again.
  open func reloadComponent(_ component: Int) { _note() }

  /// Chooses a row. The delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if (0..<numberOfRows(inComponent: component)).contains(row) { selected[component] = row }
  }

  /// Returns the chosen row of a column, or -1 if it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    min(selected[component] ?? 0, numberOfRows(inComponent: component) - 1)
  }

  fileprivate func chosen(in component: Int) -> Binding<Int> {
    Binding {
      self.selectedRow(inComponent: component)
    } set: { row in
      self.selectRow(row, inComponent: component, animated: true)
      self.delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
  }

  override var content: AnyView? { AnyView(PickerColumns(picker: self)) }
  override var growth: Axis.Set { .horizontal }
}

/// Says how many columns and rows a picker of UIKit has.
///
/// ```swift
/// func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
/// func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { sizes.count }
/// ```
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in a column.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Supplies the contents of a picker's rows, and learns of choices.
///
/// ```swift
/// func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { sizes[row] }
/// ```
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the styled title of a row, which is shown in place of the other.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row, which is shown in place of a title. No view is used twice.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Returns the width of a column.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows of a column. Never called.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// A user has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Gives rows no titles.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Gives rows no views and no attributed titles.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Gives rows no views and no attributed titles.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { NoRowView() }
  /// Leaves the width to the picker.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Leaves the height to the picker.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// The default answer of delegates without views for rows.
private final class NoRowView: UIView {}

private struct PickerColumns: View {
  let picker: UIPickerView

  var body: some View {
    let _ = picker.parts.changes.read()
    let count = picker.numberOfComponents
    HStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { PickerColumn(picker: picker, component: $0, isOnly: count == 1) }
    }
    .disabled(!picker.isUserInteractionEnabled)
  }
}

private struct PickerColumn: View {
  let picker: UIPickerView
  let component: Int
  let isOnly: Bool

  var body: some View {
    let _ = picker.parts.changes.read()
    let width = picker.delegate?.pickerView(picker, widthForComponent: component) ?? 0
    Picker(selection: picker.chosen(in: component)) {
      ForEach(0..<picker.numberOfRows(inComponent: component), id: \.self) { row in content(of: row).tag(row) }
    } label: {
      Text(verbatim: label)
    }
    .pickerStyle(.wheel)
    .labelsHidden()
    .frame(width: width > 0 && width.isFinite ? width : nil)
  }

  /// The number of a column identifies it.
  private var label: String {
    let label = picker.accessibilityLabel ?? ""
    return isOnly ? label : label.isEmpty ? "\(component + 1)" : "\(label) \(component + 1)"
  }

  @ViewBuilder private func content(of row: Int) -> some View {
    let view = picker.view(forRow: row, forComponent: component)
    if let label = view as? UILabel {
      // A text is shown by hosts whose pickers show nothing else.
      label.content
    } else if let view {
      ShownView(view: view)
    } else {
      title(of: row)
    }
  }

  private func title(of row: Int) -> Text {
    let delegate = picker.delegate
    if let title = delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
      return Text(AttributedString(title))
    }
    return Text(verbatim: delegate?.pickerView(picker, titleForRow: row, forComponent: component) ?? "")
  }
}
