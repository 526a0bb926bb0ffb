import CairnValues

/// The environment variables that every host supports. `Docs/Guide/Configuration.md` lists them all.
package struct HostOptions: Equatable, Sendable {
  /// `CAIRN_APPEARANCE`: `light` or `dark`; `nil` leaves it to the host's surroundings.
  package var appearance: ColorScheme?
  /// `CAIRN_REDUCE_MOTION`: `1` stops motion and `0` allows it; `nil` leaves it to the host's surroundings.
  package var reducesMotion: Bool?
  /// `CAIRN_AS`: `ios` opens windows of a phone's size, which makes their layout compact.
  package var isPhone: Bool?
  /// A message for each invalid value.
  package private(set) var problems: [String] = []

  package init(environment: [String: String]) {
    isPhone = choice("CAIRN_AS", in: environment, ["ios": true])
    appearance = choice("CAIRN_APPEARANCE", in: environment, ["light": .light, "dark": .dark])
    reducesMotion = choice(
      "CAIRN_REDUCE_MOTION", in: environment,
      ["1": true, "true": true, "yes": true, "on": true, "0": false, "false": false, "no": false, "off": false])
  }

  private mutating func choice<Value>(
    _ name: String, in environment: [String: String], _ values: KeyValuePairs<String, Value>
  ) -> Value? {
    guard let text = environment[name], !text.isEmpty else { return nil }
    if let (_, value) = values.first(where: { $0.key == text.lowercased() }) { return value }
    let names = values.map { "\"\($0.key)\"" }.joined(separator: ", ")
    problems.append("\(name) is \"\(text)\", which is not valid. Use one of \(names).")
    return nil
  }
}
