import CairnCore
import CairnScreen
import CairnStorage
import CairnValues
import Foundation

extension WindowController {
  /// Enters a value in a control, as a user does. Returns `false` if the control does not take it.
  package func enter(_ value: StoredValue, in element: Element) -> Bool {
    switch (element.control, value) {
    case (.field, .string(let text)), (.textEditor, .string(let text)):
      return session.send(.edit(text), to: element)
    case (.toggle, .bool(let isOn)): return element.entered == .bool(isOn) || press(element)
    case (nil, .double(let number)):
      guard let measure = element.measureAround, !measure.isInert else { return false }
      return session.send(.adjust(number), to: measure)
    case (.picker, .string(let text)):
      let options = element.optionsInside.filter { $0.name == text && !$0.isInert }
      return options.count == 1 && session.send(.activate, to: options[0])
    case (.datePicker, .string(let text)):
      guard let choice = element.traits?[DateChoiceTrait.self], let date = DateText.date(text, of: choice) else {
        return false
      }
      return session.send(.edit(date.formatted(.iso8601)), to: element)
    case (.colorPicker, .string(let text)): return session.send(.edit(text), to: element)
    case (.button, _), (.link, _), (.menu, _), (.menuItem, _), (.backButton, _), (.tab, _), (.option, _), (.toggle, _),
      (.disclosure, _), (.field, _), (.textEditor, _), (.picker, _), (.datePicker, _), (.colorPicker, _), (.stepper, _),
      (.measure, _), (nil, _):
      return false
    }
  }
}
