import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Pickers of UIKit")
struct PickerViewTests {
  @MainActor private final class Sizes: UIPickerViewDataSource, UIPickerViewDelegate {
    var columns = [["Small", "Large"]]
    var chosen: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      columns[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append(columns[component][row])
    }
  }

  @MainActor private final class Labels: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      let label = UILabel()
      label.text = ["Small!", "Large!"][row]
      return label
    }
  }

  private func picker(_ sizes: Sizes) -> UIPickerView {
    let picker = UIPickerView()
    picker.accessibilityLabel = "Size"
    (picker.dataSource, picker.delegate) = (sizes, sizes)
    return picker
  }

  @Test func aChoiceReachesTheDelegate() throws {
    let sizes = Sizes()
    let picker = picker(sizes)
    let host = TestHost { Shown(picker) }
    try host.pick("Large", from: "Size")
    #expect(sizes.chosen == ["Large"])
    #expect(picker.selectedRow(inComponent: 0) == 1)
    picker.selectRow(0, inComponent: 0, animated: true)
    #expect(host.value(of: "Size") == "Small")
    #expect(sizes.chosen.count == 1)
    picker.selectRow(7, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 3) == -1)
  }

  @Test func columnsAreChosenOneByOneAndReloaded() throws {
    let sizes = Sizes()
    sizes.columns = [["1", "2"], ["kg", "t"]]
    let picker = picker(sizes)
    let host = TestHost { Shown(picker) }
    try host.pick("t", from: "Size 2")
    try host.pick("2", from: "Size 1")
    #expect(sizes.chosen == ["t", "2"])
    sizes.columns[1] = ["mg", "g"]
    picker.reloadComponent(1)
    #expect(host.value(of: "Size 2") == "g")
    sizes.columns = [["1"], []]
    picker.reloadAllComponents()
    #expect(host.value(of: "Size 1") == "1")
    #expect(picker.selectedRow(inComponent: 1) == -1)
  }

  @Test func rowsMayBeLabels() throws {
    let labels = Labels()
    let picker = UIPickerView()
    picker.accessibilityLabel = "Size"
    (picker.dataSource, picker.delegate) = (labels, labels)
    let host = TestHost { Shown(picker) }
    try host.pick("Large!", from: "Size")
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(picker.view(forRow: 1, forComponent: 0) is UILabel)
    #expect(UIPickerView().numberOfComponents == 0)
  }
}
