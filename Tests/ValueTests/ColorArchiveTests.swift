import CairnValues
import Foundation
import Testing

@Suite("Colors in archives")
struct ColorArchiveTests {
  @Test(arguments: [UIColor.systemTeal, UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), .clear, .white])
  func aColorComesBack(_ color: UIColor) throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    #expect(read.color.resolved(scheme: .light) == color.color.resolved(scheme: .light))
  }

  @Test func otherArchivesAreNoColors() throws {
    let text = try NSKeyedArchiver.archivedData(withRootObject: "red" as NSString, requiringSecureCoding: true)
    #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: text)) == nil)
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    coder.encode(0.5, forKey: "UIRed")
    coder.finishEncoding()
    let half = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    #expect(UIColor(coder: half) == nil)
  }

  @Test func colorsOfTheSameValuesAreEqual() {
    let one = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let other = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(one == other && one.hash == other.hash && Set([one, other]).count == 1)
    #expect(one != UIColor(red: 0, green: 0, blue: 0, alpha: 1) && !one.isEqual("red"))
    #expect(one.description == "#FF0000FF")
  }

  @Test func valuesMeetOnTheWay() {
    #expect((1.0).interpolated(towards: 3, amount: 0.25) == 1.5)
    var number = CGFloat(2)
    number.interpolate(towards: 4, amount: 0.5)
    #expect(number == 3)
  }
}
