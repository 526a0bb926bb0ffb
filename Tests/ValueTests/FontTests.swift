import Foundation
import Testing

@testable import CairnValues

@Suite struct FontTests {
  @Test func stylesHaveTheSizesOfTheGuidelines() {
    #expect(Font.largeTitle.resolved().pointSize == 34)
    #expect(Font.body.resolved().pointSize == 17)
    #expect(Font.body.resolved(.accessibility5).pointSize == 53)
    #expect(Font.caption2.resolved(.xSmall).pointSize == 11)
    #expect(Font.headline.resolved().weight == .semibold)
    #expect(Font.TextStyle.body.lineHeight() == 22)
  }

  @Test func modifiersAddUp() {
    let font = Font.system(size: 20, weight: .light, design: .serif).italic().monospacedDigit().resolved()
    #expect(font.pointSize == 20)
    #expect(font.weight == .light)
    #expect(font.design == .serif)
    #expect(font.isItalic && font.hasMonospacedDigits)
    #expect(Font.body.bold().resolved().weight == .bold)
    #expect(Font.body.weight(.black).bold().resolved().weight == .black)
    #expect(Font.body.bold().weight(.thin).resolved().weight == .thin)
    #expect(Font.title.monospaced().resolved().design == .monospaced)
    #expect(Font.title.width(.condensed).resolved().width.value == -0.2)
  }

  @Test func whatWasAddedCanBeTakenAway() {
    let font = Font.title.bold().italic().monospaced().smallCaps()
    #expect(font.bold(false).italic(false).monospaced(false).smallCaps(false) == .title)
    #expect(Font.body.bold(true) == Font.body.bold())
    #expect(Font.body.bold(false) == .body)
  }

  @Test func aFontIsResolvedForThePersonWhoReadsIt() {
    let large = Font.Context(typeSize: .accessibility5, legibility: .regular)
    #expect(Font.default.resolve(in: large).pointSize == 53)
    let heavy = Font.Context(typeSize: .large, legibility: .bold)
    #expect(Font.body.resolve(in: heavy).isBold)
    let context = Font.Context(typeSize: .large, legibility: .regular)
    #expect(!Font.body.resolve(in: context).isBold)
    #expect(Font.headline.resolve(in: context).isBold)
    #expect(!Font.headline.bold(false).resolve(in: context).isBold)
    #expect(!Font.body.weight(.heavy).bold(false).resolve(in: context).isBold)
    let font = Font.system(size: 20, design: .monospaced).italic().lowercaseSmallCaps().resolve(in: context)
    #expect(font.pointSize == 20)
    #expect(font.isItalic && font.isMonospaced && font.isLowercaseSmallCaps)
    #expect(!font.isSmallCaps && !font.isMonospacedDigit)
  }

  @Test func onlyFixedSizesStayAsTheyAre() {
    #expect(Font.system(size: 20).resolved(.accessibility1).pointSize == 20)
    #expect(Font.custom("Georgia", fixedSize: 20).resolved(.accessibility1).pointSize == 20)
    #expect(Font.custom("Georgia", size: 34).resolved(.accessibility1).pointSize == 56)
    #expect(Font.custom("Georgia", size: 34, relativeTo: .largeTitle).resolved(.accessibility1).pointSize == 44)
  }

  @Test func equalFontsAreEqual() {
    #expect(Font.body == Font.system(.body))
    #expect(Font.custom("Georgia", size: 12) == Font.custom("Georgia", size: 12))
    #expect(Font.body != Font.body.bold())
  }

  @Test func boldTextForLegibilityIsBold() {
    #expect(Font.body.resolved(legibility: .bold).weight == .bold)
    #expect(Font.Weight.semibold.number == 600)
  }
}
