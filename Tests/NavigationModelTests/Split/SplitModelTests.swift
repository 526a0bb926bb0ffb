import Foundation
import Testing
import TestSupport

@testable import CairnNavigation

private let points = SplitThresholds(expanded: 600, allColumns: 1_000)

private func split(
  _ count: Int, width: Double, _ visibility: NavigationSplitViewVisibility = .automatic,
  preferring column: NavigationSplitViewColumn? = nil, style: SplitStyle = .automatic
) -> SplitModel {
  SplitModel(
    hasContentColumn: count == 3, width: width, thresholds: points, visibility: visibility,
    preferredCompactColumn: column, style: style)
}

extension SplitModel {
  fileprivate var shown: [NavigationSplitViewColumn] {
    switch arrangement {
    case .collapsed(let stack): stack
    case .expanded(let shown, _): shown
    }
  }

  fileprivate var overlaid: [NavigationSplitViewColumn] {
    if case .expanded(_, let overlaid) = arrangement { overlaid } else { [] }
  }
}

@Suite struct ExpandedSplitTests {
  @Test func N173_theColumnsOfTwoAndThree() {
    #expect(split(2, width: 1_200).columns == [.sidebar, .detail])
    #expect(split(3, width: 1_200).columns == [.sidebar, .content, .detail])
  }

  @Test(arguments: [
    (599.9, [NavigationSplitViewColumn.sidebar]), (600, [.sidebar, .detail]), (1_000, [.sidebar, .detail]),
  ])
  func N189_twoColumnsBothShowFromTheFirstThreshold(_ width: Double, _ shown: [NavigationSplitViewColumn]) {
    #expect(split(2, width: width).shown == shown)
    #expect(split(2, width: width).overlaid == [])
  }

  @Test(arguments: [
    (599, [NavigationSplitViewColumn.sidebar]), (600, [.content, .detail]), (999, [.content, .detail]),
    (1_000, [.sidebar, .content, .detail]),
  ])
  func N190_threeColumnsShowWhatFits(_ width: Double, _ shown: [NavigationSplitViewColumn]) {
    #expect(split(3, width: width).shown == shown)
    #expect(split(3, width: width).overlaid == [])
  }

  @Test func theThresholdsAreTheHosts() {
    let cells = SplitThresholds(expanded: 70, allColumns: 110)
    #expect(SplitModel(hasContentColumn: true, width: 69, thresholds: cells).isCollapsed)
    #expect(SplitModel(hasContentColumn: true, width: 70, thresholds: cells).shown == [.content, .detail])
    #expect(SplitModel(hasContentColumn: true, width: 110, thresholds: cells).shown.count == 3)
  }

  @Test func N185_N186_N187_theConcreteVisibilities() {
    for width in [600.0, 1_000] {
      #expect(split(3, width: width, .detailOnly).shown == [.detail])
      #expect(split(2, width: width, .detailOnly).shown == [.detail])
      #expect(split(3, width: width, .doubleColumn).shown == [.content, .detail])
      #expect(split(2, width: width, .doubleColumn).shown == [.sidebar, .detail])
      #expect(split(3, width: width, .all).shown == [.sidebar, .content, .detail])
      #expect(split(2, width: width, .all).shown == [.sidebar, .detail])
    }
  }

  @Test func N195_N196_N197_whereLeadingColumnsFindRoom() {
    #expect(split(3, width: 700, .all).overlaid == [.sidebar])
    #expect(split(3, width: 1_000, .all).overlaid == [])
    #expect(split(3, width: 700, .all, style: .balanced).overlaid == [])
    #expect(split(3, width: 1_000, .all, style: .prominentDetail).overlaid == [.sidebar, .content])
    #expect(split(2, width: 1_000, .all, style: .prominentDetail).overlaid == [.sidebar])
    #expect(split(3, width: 1_000, .detailOnly, style: .prominentDetail).overlaid == [])
  }

  @Test(arguments: [600.0, 1_000, 2_000])
  func N196_aProminentDetailStandsAloneUntilTheOthersAreCalled(_ width: Double) {
    var two = split(2, width: width, style: .prominentDetail)
    #expect(two.shown == [.detail])
    #expect(two.toggleSidebar() == SplitWrites(visibility: .all))
    #expect(two.overlaid == [.sidebar])
    #expect(two.hideOverlaidColumns() == SplitWrites(visibility: .detailOnly))

    var three = split(3, width: width, style: .prominentDetail)
    #expect(three.shown == [.detail])
    #expect(three.toggleSidebar() == SplitWrites(visibility: .doubleColumn))
    #expect(three.overlaid == [.content])
    #expect(three.toggleSidebar() == SplitWrites(visibility: .all))
    #expect(three.overlaid == [.sidebar, .content])
  }

  @Test func N192_thePersonsToggleWritesWhatIsShown() {
    var two = split(2, width: 800)
    #expect(two.toggleSidebar() == SplitWrites(visibility: .detailOnly))
    #expect(two.shown == [.detail])
    #expect(two.toggleSidebar() == SplitWrites(visibility: .all))
    #expect(two.shown == [.sidebar, .detail])

    var three = split(3, width: 1_200)
    #expect(three.toggleSidebar() == SplitWrites(visibility: .doubleColumn))
    #expect(three.toggleSidebar() == SplitWrites(visibility: .all))
    three.visibility = .detailOnly
    #expect(three.toggleSidebar() == SplitWrites(visibility: .doubleColumn))

    var medium = split(3, width: 700)
    #expect(medium.toggleSidebar() == SplitWrites(visibility: .all))
    #expect(medium.overlaid == [.sidebar])
  }

  @Test func N198_touchingTheDimmedPartHidesTheColumnsOverIt() {
    var medium = split(3, width: 700, .all)
    #expect(medium.hideOverlaidColumns() == SplitWrites(visibility: .doubleColumn))
    #expect(medium.hideOverlaidColumns() == SplitWrites())
    var prominent = split(3, width: 1_200, .all, style: .prominentDetail)
    #expect(prominent.hideOverlaidColumns() == SplitWrites(visibility: .detailOnly))
    var two = split(2, width: 700, .all, style: .prominentDetail)
    #expect(two.hideOverlaidColumns() == SplitWrites(visibility: .detailOnly))
  }

  @Test func N101_dismissInAnExpandedColumnClearsTheSelectionThatLedThere() {
    var model = split(3, width: 1_200)
    model[.sidebar].hasSelection = true
    model[.content].hasSelection = true
    #expect(model.dismiss(.detail) == SplitWrites(clearedSelections: [.content]))
    #expect(model.dismiss(.detail) == SplitWrites())
    #expect(model.dismiss(.sidebar) == SplitWrites())
    #expect(model[.sidebar].hasSelection)
  }

  @Test func N127_whatFillsAColumnCanBeTakenBack() {
    var model = split(2, width: 1_200)
    #expect(model.fill(.detail) == SplitWrites())
    #expect(model.dismiss(.detail) == SplitWrites(emptied: [.detail]))
  }

  @Test func N209_aSelectionClearsTheStacksOfLaterColumnsUnlessTheyWereWrittenToo() {
    var model = split(3, width: 1_200)
    for column in model.columns { model[column].pages = 2 }
    #expect(model.columnsToClear(afterSelectionIn: .sidebar) == [.content, .detail])
    #expect(model.columnsToClear(afterSelectionIn: .content) == [.detail])
    #expect(model.columnsToClear(afterSelectionIn: .detail) == [])
    #expect(model.columnsToClear(afterSelectionIn: .sidebar, exceptWritten: [.detail]) == [.content])
    model[.content].pages = 0
    #expect(model.columnsToClear(afterSelectionIn: .sidebar) == [.detail])
  }
}

@Suite struct CollapsedSplitTests {
  @Test func N175_N177_theOrderFollowsTheSelections() {
    var model = split(3, width: 400)
    #expect(model.arrangement == .collapsed([.sidebar]))
    #expect(model.selectionChanged(in: .sidebar, hasSelection: true) == SplitWrites())
    #expect(model.arrangement == .collapsed([.sidebar, .content]))
    #expect(model.selectionChanged(in: .content, hasSelection: true) == SplitWrites())
    #expect(model.arrangement == .collapsed([.sidebar, .content, .detail]))
    #expect(model.selectionChanged(in: .content, hasSelection: false) == SplitWrites())
    #expect(model.topColumn == .content)
  }

  @Test func N176_aStackWithPagesAndAFilledColumnCountToo() {
    var model = split(3, width: 400)
    model[.detail].pages = 1
    #expect(model.topColumn == .detail)
    model[.detail].pages = 0
    model[.content].pages = 1
    #expect(model.topColumn == .content)
    #expect(model.fill(.detail) == SplitWrites())
    #expect(model.topColumn == .detail)
  }

  @Test func N179_goingBackPopsPagesAndThenClearsTheSelectionThatLedForward() {
    var model = split(2, width: 400)
    model[.sidebar].hasSelection = true
    model[.detail].pages = 2
    #expect(model.canGoBack)
    #expect(model.goBack() == SplitWrites(popped: .detail))
    #expect(model.goBack() == SplitWrites(popped: .detail))
    #expect(model.goBack() == SplitWrites(clearedSelections: [.sidebar]))
    #expect(model.topColumn == .sidebar)
    #expect(!model.canGoBack)
    #expect(model.goBack() == SplitWrites())
  }

  @Test func pagesOnTheSidebarsOwnStackAreLeftLast() {
    var model = split(2, width: 400)
    model[.sidebar].pages = 1
    #expect(model.goBack() == SplitWrites(popped: .sidebar))
    #expect(!model.canGoBack)
  }

  @Test func N180_N182_thePreferredColumnDecides() {
    var model = split(3, width: 400, preferring: .detail)
    #expect(model.arrangement == .collapsed([.sidebar, .content, .detail]))
    model.preferredCompactColumn = .sidebar
    model[.sidebar].hasSelection = true
    #expect(model.topColumn == .sidebar)
    #expect(split(2, width: 400, preferring: .content).topColumn == .sidebar, "there is none")
  }

  @Test func N181_goingBackWritesThePreferredColumn() {
    var two = split(2, width: 400, preferring: .detail)
    #expect(two.goBack() == SplitWrites(preferredCompactColumn: .sidebar))
    var three = split(3, width: 400, preferring: .detail)
    three[.content].hasSelection = true
    #expect(three.goBack() == SplitWrites(preferredCompactColumn: .content, clearedSelections: [.content]))
    #expect(three.goBack() == SplitWrites(preferredCompactColumn: .sidebar))
    #expect(three.goBack() == SplitWrites())
  }

  @Test func N178_aSelectionMovesForwardAlsoWithAPreferredColumn() {
    var model = split(3, width: 400, preferring: .sidebar)
    #expect(model.selectionChanged(in: .sidebar, hasSelection: true) == SplitWrites(preferredCompactColumn: .content))
    #expect(model.selectionChanged(in: .content, hasSelection: true) == SplitWrites(preferredCompactColumn: .detail))
    #expect(model.selectionChanged(in: .sidebar, hasSelection: false) == SplitWrites(preferredCompactColumn: .sidebar))
    #expect(model.moveForward(to: .detail) == SplitWrites(preferredCompactColumn: .detail))
  }

  @Test func N183_N184_whatDoesNotCountIsKept() {
    var model = split(3, width: 1_200, .doubleColumn, preferring: .sidebar)
    #expect(model.selectionChanged(in: .sidebar, hasSelection: true) == SplitWrites())
    #expect(model.preferredCompactColumn == .sidebar)
    #expect(model.goBack() == SplitWrites())
    model.width = 300
    #expect(model.arrangement == .collapsed([.sidebar]))
    #expect(model.toggleSidebar() == SplitWrites())
    #expect(model.hideOverlaidColumns() == SplitWrites())
    #expect(model.visibility == .doubleColumn)
  }

  @Test func N101_dismissInACollapsedColumnLeavesItAndWhatIsAbove() {
    var model = split(3, width: 400)
    model[.sidebar].hasSelection = true
    model[.content].hasSelection = true
    model[.content].pages = 1
    let writes = model.dismiss(.content)
    #expect(writes == SplitWrites(clearedSelections: [.content, .sidebar], clearedStacks: [.content]))
    #expect(model.topColumn == .sidebar)
    #expect(model.dismiss(.content) == SplitWrites(), "it is not there any more")
  }
}

@Suite struct SplitPropertyTests {
  @Test func narrowAndWideAreViewsOfOneState() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      var model = randomSplit(&generator)
      let before = model
      let arrangement = model.arrangement
      let width = model.width
      for other in [100.0, 800, 1_500, 599, .infinity, .nan, -1] { model.width = other }
      model.width = width
      #expect(model == before)
      #expect(model.arrangement == arrangement)
    }
  }

  @Test func goingBackAlwaysEndsAtTheSidebar() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<2_000 {
      var model = randomSplit(&generator)
      model.width = 300
      var steps = 0
      while model.canGoBack, steps < 20 {
        let before = model
        let writes = model.goBack()
        #expect(!writes.isEmpty, "\(before)")
        #expect(model.topColumn.place <= before.topColumn.place)
        steps += 1
      }
      #expect(model.arrangement == .collapsed([.sidebar]), "\(model)")
      #expect(model.goBack().isEmpty == true)
    }
  }

  @Test func theFrameworkNeverWritesAutomatic() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      var model = randomSplit(&generator)
      for _ in 0..<3 {
        let writes = generator.chance(50) ? model.toggleSidebar() : model.hideOverlaidColumns()
        #expect(writes.visibility != .automatic)
        if let visibility = writes.visibility { #expect(model.visibility == visibility) }
      }
    }
  }

  private func randomSplit(_ generator: inout SeededGenerator) -> SplitModel {
    let visibilities: [NavigationSplitViewVisibility] = [.automatic, .all, .doubleColumn, .detailOnly]
    let preferred: [NavigationSplitViewColumn?] = [nil, nil, .sidebar, .content, .detail]
    let styles: [SplitStyle] = [.automatic, .balanced, .prominentDetail]
    var model = split(
      2 + generator.below(2), width: Double(200 + generator.below(1_200)), visibilities[generator.below(4)],
      preferring: preferred[generator.below(5)], style: styles[generator.below(3)])
    for column in model.columns {
      model[column] = SplitColumnState(
        hasSelection: generator.chance(40), isFilled: column != .sidebar && generator.chance(20),
        pages: generator.chance(50) ? 0 : generator.below(3))
    }
    return model
  }
}

@Suite struct SplitValueTests {
  @Test(arguments: [NavigationSplitViewVisibility.automatic, .all, .doubleColumn, .detailOnly])
  func visibilitySurvivesCoding(_ visibility: NavigationSplitViewVisibility) throws {
    let data = try JSONEncoder().encode([visibility])
    #expect(try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: data) == [visibility])
  }

  @Test func anUnknownVisibilityThrows() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: Data(#"["sideways"]"#.utf8))
    }
  }

  @Test func columnsAndVisibilitiesDiffer() {
    #expect(Set([NavigationSplitViewColumn.sidebar, .content, .detail]).count == 3)
    #expect(NavigationSplitViewVisibility.all != .doubleColumn)
  }
}
