import CairnValues
import Foundation
import Testing

@testable import CairnScreen

@MainActor
@Suite struct FrameLayoutTests {
  @Test(arguments: TestMetrics.allCases) func aFixedFrameIsItsSizeAndCentresItsChild(host: TestMetrics) {
    let f = LayoutFixture(host)
    let box = f.box(20, 10)
    let frame = f.show(f.with(.frame(width: 50, height: 40), box))
    #expect(frame.frame.size == CGSize(50, 40))
    #expect(box.frame == CGRect(15, 15, 20, 10))
  }

  @Test(arguments: TestMetrics.allCases) func aFrameOfOneLengthLeavesTheOtherToItsChild(host: TestMetrics) {
    let f = LayoutFixture(host)
    let frame = f.with(.frame(width: 50, alignment: .trailing), f.text("abc"))
    #expect(f.size(frame, 10, 200) == CGSize(50, host.line))
  }

  @Test(arguments: TestMetrics.allCases) func aFrameSmallerThanItsChildLetsItOverflow(host: TestMetrics) {
    let f = LayoutFixture(host)
    let box = f.box(100, 10)
    f.show(f.with(.frame(width: 40, alignment: .leading), box))
    #expect(box.frame == CGRect(0, 0, 100, 10))
  }

  /// The child answers 60 whatever is offered; `nil` means no proposal.
  @Test(
    arguments: [
      // Both limits: the proposal, clamped.
      (20, nil, 100, 50, 50), (20, nil, 100, 10, 20), (20, nil, 100, 300, 100),
      // Both limits and no proposal: the child, clamped.
      (20, nil, 100, nil, 60), (70, nil, 100, nil, 70),
      // Only a minimum: the child, but no more than offered, and no less than the minimum.
      (40, nil, nil, 50, 50), (40, nil, nil, 30, 40), (40, nil, nil, 90, 60), (40, nil, nil, nil, 60),
      (80, nil, nil, nil, 80),
      // Only a maximum: the child, but no less than offered, and no more than the maximum.
      (nil, nil, 80, 70, 70), (nil, nil, 80, 50, 60), (nil, nil, 80, 300, 80), (nil, nil, 80, nil, 60),
      (nil, nil, 30, nil, 30),
      // An ideal counts if nothing is proposed.
      (nil, 45, nil, nil, 45), (nil, 45, nil, 200, 60), (20, 45, 100, nil, 45),
      // Neither: the child.
      (nil, nil, nil, 10, 60),
      // Contradictory limits are resolved upwards.
      (50, 30, 40, nil, 50), (50, nil, 40, 10, 50),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat)])
  func aFlexibleFrame(least: CGFloat?, ideal: CGFloat?, greatest: CGFloat?, proposed: CGFloat?, expected: CGFloat) {
    let f = LayoutFixture()
    let wide = f.with(.frame(minWidth: least, idealWidth: ideal, maxWidth: greatest), f.box(60, 60))
    #expect(f.size(wide, proposed, 5) == CGSize(expected, 60))
    let high = f.with(.frame(minHeight: least, idealHeight: ideal, maxHeight: greatest), f.box(60, 60))
    #expect(f.size(high, 5, proposed) == CGSize(60, expected))
  }

  @Test(arguments: TestMetrics.allCases) func aFlexibleFrameOffersItsClampedProposal(host: TestMetrics) {
    let f = LayoutFixture(host)
    let shape = f.filling()
    f.show(f.with(.frame(minWidth: 50, maxWidth: 120, minHeight: 350), shape))
    // 400 x 300 offered: at most 120 wide, at least 350 high.
    #expect(shape.frame == CGRect(0, 0, 120, 350))
  }

  @Test(arguments: TestMetrics.allCases) func anEndlessGreatestLengthFillsTheOffer(host: TestMetrics) {
    let f = LayoutFixture(host)
    let text = f.text("ab")
    let frame = f.show(f.with(.frame(maxWidth: .infinity, alignment: .trailing), text))
    #expect(frame.frame.size == CGSize(400, host.line))
    #expect(text.frame.origin.x == 400 - 2 * host.character)
  }

  @Test(arguments: TestMetrics.allCases) func paddingIsTakenFromTheOfferAndAddedToTheAnswer(host: TestMetrics) {
    let f = LayoutFixture(host)
    let shape = f.filling()
    let padded = f.show(f.with(.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), shape))
    #expect(padded.frame == CGRect(0, 0, 400, 300))
    #expect(shape.frame == CGRect(2, 1, 394, 296))
    // 6 is more than the offered 5, so the child is offered nothing.
    #expect(f.size(padded, 5, 2) == CGSize(6, 4))
  }

  @Test(arguments: TestMetrics.allCases) func negativePaddingGrowsTheOffer(host: TestMetrics) {
    let f = LayoutFixture(host)
    let shape = f.filling()
    let padded = f.show(f.with(.padding(EdgeInsets(top: 0, leading: -10, bottom: 0, trailing: -10)), shape))
    #expect(padded.frame == CGRect(0, 0, 400, 300))
    #expect(shape.frame == CGRect(-10, 0, 420, 300))
  }

  @Test(arguments: TestMetrics.allCases) func fixedSizeAsksForTheIdeal(host: TestMetrics) {
    let f = LayoutFixture(host)
    let text = "a long line of text"
    #expect(f.size(f.with(.fixedSize(), f.text(text)), 5, 5) == CGSize(19 * host.character, host.line))
    let tall = f.with(.fixedSize(horizontal: false, vertical: true), f.text("aa bb"))
    // Two lines of two characters although only one line is offered.
    #expect(f.size(tall, 3 * host.character, host.line) == CGSize(2 * host.character, 2 * host.line))
  }

  @Test(arguments: TestMetrics.allCases) func anOffsetMovesWithoutTakingSpace(host: TestMetrics) {
    let f = LayoutFixture(host)
    let box = f.box(10, 10)
    let offset = f.with(.offset(CGSize(5, -3)), box)
    let after = f.box(10, 10)
    f.show(f.column(spacing: 0, offset, after))
    #expect(offset.frame == CGRect(0, 0, 10, 10))
    #expect(box.frame == CGRect(5, -3, 10, 10))
    #expect(after.frame == CGRect(0, 10, 10, 10))
    #expect(box.frame(in: nil) == CGRect(5, -3, 10, 10))
  }

  @Test(
    arguments: [
      // 2:1 within 100 x 100, around it, and with one open length.
      (ContentMode.fit, 100, 100, 100, 50), (.fill, 100, 100, 200, 100), (.fit, 300, 100, 200, 100),
      (.fit, nil, 30, 60, 30), (.fill, 50, nil, 50, 25),
    ] as [(ContentMode, CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func anAspectRatio(mode: ContentMode, width: CGFloat?, height: CGFloat?, w: CGFloat, h: CGFloat) {
    let f = LayoutFixture()
    #expect(f.size(f.with(.aspectRatio(2, mode), f.filling()), width, height) == CGSize(w, h))
    // The ideal size of the child is 2:1 as well.
    let own = f.element(
      .frame(minWidth: 0, idealWidth: 40, maxWidth: .infinity, minHeight: 0, idealHeight: 20, maxHeight: .infinity),
      [f.filling()])
    #expect(f.size(f.with(.aspectRatio(nil, mode), own), width, height) == CGSize(w, h))
    #expect(f.size(f.with(.aspectRatio(nil, mode), own)) == CGSize(40, 20))
  }

  @Test(arguments: TestMetrics.allCases) func anOverlayIsOfferedTheSizeOfWhatItLiesOn(host: TestMetrics) {
    let f = LayoutFixture(host)
    let badge = f.box(10, 10)
    let cover = f.filling()
    let main = f.box(60, 40)
    let overlay = f.show(f.element(.overlay(alignment: .topTrailing), [main, badge, cover]))
    #expect(overlay.frame == CGRect(0, 0, 60, 40))
    #expect(badge.frame == CGRect(50, 0, 10, 10))
    #expect(cover.frame == CGRect(0, 0, 60, 40))
  }

  @Test(arguments: TestMetrics.allCases) func aBackgroundCountsForNothing(host: TestMetrics) {
    let f = LayoutFixture(host)
    let behind = f.box(100, 100)
    let main = f.box(60, 40)
    let background = f.show(f.element(.background(), [behind, main]))
    #expect(background.frame == CGRect(0, 0, 60, 40))
    // (60 - 100) / 2 and (40 - 100) / 2
    #expect(behind.frame == CGRect(-20, -30, 100, 100))
    #expect(main.frame == CGRect(0, 0, 60, 40))
  }

  @Test(arguments: TestMetrics.allCases) func theRootFillsTheScreenAndCentresItsContent(host: TestMetrics) {
    let f = LayoutFixture(host)
    let box = f.box(100, 50)
    let root = f.with(.passThrough, box)
    f.screen.root = root
    f.screen.layout()
    #expect(root.frame == CGRect(0, 0, 400, 300))
    #expect(box.frame == CGRect(150, 125, 100, 50))
    f.screen.size = CGSize(200, 100)
    f.screen.layout()
    #expect(box.frame == CGRect(50, 25, 100, 50))
  }

  @Test(arguments: TestMetrics.allCases) func frameInAnAncestor(host: TestMetrics) {
    let f = LayoutFixture(host)
    let box = f.box(10, 10)
    let inner = f.with(.padding(EdgeInsets(3)), box)
    let outer = f.with(.padding(EdgeInsets(20)), inner)
    f.show(outer)
    #expect(box.frame(in: inner) == CGRect(3, 3, 10, 10))
    #expect(box.frame(in: outer) == CGRect(23, 23, 10, 10))
    #expect(box.frame(in: nil) == CGRect(23, 23, 10, 10))
  }
}
