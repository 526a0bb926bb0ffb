import CairnHosting
import Testing

@Suite("Options that all hosts share")
struct HostOptionsTests {
  @Test(arguments: ["1", "true", "YES", "on"])
  func motionCanBeTurnedOff(_ value: String) {
    #expect(HostOptions(environment: ["CAIRN_REDUCE_MOTION": value]).reducesMotion == true)
  }

  @Test(arguments: ["0", "false", "No", "off"])
  func motionCanBeKeptOn(_ value: String) {
    #expect(HostOptions(environment: ["CAIRN_REDUCE_MOTION": value]).reducesMotion == false)
  }

  @Test(arguments: [("ios", true), ("iOS", true), ("", nil), ("ipad", nil)])
  func anAppCanBeTreatedAsAPhones(value: String, expected: Bool?) {
    #expect(HostOptions(environment: ["CAIRN_AS": value]).isPhone == expected)
  }

  @Test func anEmptyValueCountsAsNotSet() {
    let options = HostOptions(environment: ["CAIRN_REDUCE_MOTION": "", "CAIRN_APPEARANCE": ""])
    #expect(options == HostOptions(environment: [:]))
    #expect(options.reducesMotion == nil)
  }

  @Test func anInvalidValueIsReportedAndIgnored() {
    let options = HostOptions(environment: ["CAIRN_APPEARANCE": "sepia", "CAIRN_REDUCE_MOTION": "a bit"])
    #expect(options.appearance == nil && options.reducesMotion == nil)
    #expect(options.problems.count == 2)
    #expect(options.problems.first?.contains("\"sepia\"") == true)
  }
}
