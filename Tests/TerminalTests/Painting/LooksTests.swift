import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Looks in a terminal with colors")
struct LooksTests {
  private static func environment(_ theme: String = "calm", _ appearance: String = "dark") -> [String: String] {
    [
      "COLORTERM": "truecolor", "CAIRN_REDUCE_MOTION": "1", "CAIRN_THEME": theme, "CAIRN_APPEARANCE": appearance,
    ]
  }

  private func person<Content: View>(
    _ theme: String = "calm", width: Int = 50, height: Int = 20, @ViewBuilder _ content: () -> Content
  ) -> Person {
    Person(width: width, height: height, environment: Self.environment(theme), content)
  }

  private func ground(_ person: Person, of text: String, right: Int = 0) -> CellColor? {
    person.place(of: text).map { person.host.look(x: $0.x + right, y: $0.y).background }
  }

  @Test func aViewHiddenFromScreenReadersIsShown() {
    let person = person {
      VStack {
        Text("Spine").accessibilityHidden(true)
        Text("Drawn").hidden()
        Canvas { context, size in
          if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: CGPoint(x: 40, y: 20)) }
        } symbols: {
          Text("Symbol").tag(0)
        }
        .frame(width: 80, height: 40)
      }
    }
    #expect(person.place(of: "Spine") != nil)
    #expect(person.place(of: "Drawn") == nil)
    // It is where the canvas draws it, and nowhere else.
    #expect(person.lines.filter { $0.contains("Symbol") }.count == 1)
  }

  // MARK: Lists

  @Test func sectionsAreCardsWithAColumnOnEachSide() {
    let person = person {
      NavigationStack {
        List {
          Section("Fruit") {
            Text("Apple")
            Text("Pear")
          }
        }
      }
    }
    let place = person.place(of: "Pear")!
    let theme = person.host.theme
    #expect(person.host.look(x: 0, y: place.y).background == theme.page)
    for x in 1..<49 { #expect(person.host.look(x: x, y: place.y).background == theme.card, "\(x)") }
    #expect(person.host.look(x: 49, y: place.y).background == theme.page)
    #expect(ground(person, of: "Fruit") == theme.page)
  }

  @Test func aLinkOutOfTheAppPointsOut() throws {
    let site = try #require(URL(string: "https://swift.org"))
    let person = person {
      NavigationStack {
        List {
          Link("Site", destination: site)
          NavigationLink("Page") { Text("Next") }
        }
      }
    }
    #expect(person.lines.first { $0.contains("Site") }?.contains("↗") == true)
    #expect(person.lines.first { $0.contains("Page") }?.contains("›") == true)
  }

  @Test func plainListsHaveNoCards() {
    let person = person { List { Text("Apple") }.listStyle(.plain) }
    #expect(ground(person, of: "Apple")?.isOwn == true)
  }

  @Test func aRowsBackgroundStaysBehindIt() {
    let person = person {
      NavigationStack {
        List {
          Button("First") {}
          Text("Red row").listRowBackground(Color(red: 1, green: 0, blue: 0))
        }
      }
    }
    #expect(ground(person, of: "Red row") == CellColor(0xFF0000))
    #expect(ground(person, of: "Red row", right: 20) == CellColor(0xFF0000))
  }

  @Test func sheetsHaveNoGaps() {
    let person = person(width: 70) {
      Text("Below").sheet(isPresented: .constant(true)) {
        NavigationStack { List { Text("In the sheet").foregroundStyle(.secondary) }.navigationTitle("Sheet") }
      }
    }
    let place = person.place(of: "In the sheet")!
    let theme = person.host.theme
    let known = [theme.panelGround, theme.panelCard, theme.barGround]
    for y in place.y..<19 {
      for x in 6..<60 { #expect(known.contains(person.host.look(x: x, y: y).background), "\(x), \(y)") }
    }
  }

  // MARK: Buttons

  @Test func aProminentButtonDiffersFromTheFocusedOne() {
    for theme in ThemeName.allCases {
      let person = person(theme.rawValue) {
        VStack {
          Button("Focused") {}
          Button("Prominent") {}.buttonStyle(.borderedProminent)
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Automatic") {}
        }
      }
      let grounds = ["Focused", "Prominent", "Bordered"].map { ground(person, of: $0) }
      #expect(Set(grounds).count == 3, "\(theme)")
      #expect(ground(person, of: "Automatic") == ground(person, of: "Bordered"))
    }
  }

  @Test func theBackButtonIncludesItsMark() {
    let person = person { Fruits() }
    person.press(.enter)
    #expect(person.sees("More of Apple"))
    person.click("‹")
    #expect(person.sees("Plum"))
  }

  @Test func theMarkOfADisclosureIsInsideTheMargin() {
    let person = person {
      NavigationStack {
        VStack(alignment: .leading) {
          Text("Above")
          DisclosureGroup("Details") { Text("Inside") }
        }
        .padding()
      }
    }
    #expect(person.place(of: "▸")!.x == person.place(of: "Above")!.x)
    #expect(person.place(of: "Details")!.x == person.place(of: "▸")!.x + 2)
  }

  // MARK: Headers

  @Test func headersOfColumnsAreOneLineEach() {
    let person = person(width: 120, height: 20) {
      NavigationSplitView {
        List { Text("Sea") }.navigationTitle("Shelves")
      } content: {
        List { Text("Moby-Dick") }.navigationTitle("Sea")
          .toolbar { Button("Add") {} }
      } detail: {
        List { Text("Call me") }
      }
    }
    #expect(person.place(of: "Shelves")!.y == 0 && person.place(of: "Add")!.y == 0)
    #expect(person.place(of: "Moby-Dick")!.y == 2 && person.place(of: "Call me")!.y == 2)
  }

  @Test func aPageMayAskForALargeTitle() {
    let person = person {
      NavigationStack {
        List { Text("Row") }.navigationTitle("Large").navigationBarTitleDisplayMode(.large)
          .toolbar { Button("Add") {} }
      }
    }
    #expect(person.place(of: "Large")!.y == 1 && person.place(of: "Add")!.y == 0)
  }

  @Test func tabsTakeOneLine() {
    let person = person(width: 90) {
      TabView {
        Tab("First", systemImage: "star") { List { Text("Row") } }
        Tab("Second", systemImage: "heart") { Text("Two") }
      }
    }
    #expect(person.place(of: "First")!.y == 0 && person.place(of: "Second")!.y == 0)
    #expect(person.place(of: "Row")!.y == 2)
  }

  // MARK: Popups beside their source

  @Test func aPopoverIsBelowItsSource() {
    let person = person(width: 80, height: 24) {
      List {
        Text("Above")
        Button("Open") {}.popover(isPresented: .constant(true)) { Text("More about it").padding() }
      }
    }
    let open = person.place(of: "Open")!
    let popover = person.place(of: "More about it")!
    #expect(popover.y > open.y && popover.y <= open.y + 4)
  }

  @Test func aRowsActionsAreBesideIt() {
    let person = person(height: 24) {
      List {
        ForEach(0..<32) { number in
          Text("Row \(number)").swipeActions { Button("Archive") {} }
        }
      }
    }
    person.press(.down)
    person.type("m")
    #expect(person.place(of: "Archive")!.y <= person.place(of: "Row 1")!.y + 4)
    person.press(.escape)
    person.press(.end)
    person.type("m")
    let row = person.lines.lastIndex { $0.contains("Row 31") && !$0.contains("│") }
    #expect(row != nil && person.place(of: "Archive")!.y < row!)
  }

  // MARK: Themes

  @Test func anUnknownThemeIsReportedAndTheDefaultUsed() {
    let person = person("gaudy") { Text("Hello") }
    #expect(person.host.theme.name == .calm)
    #expect(ThemeName.problem(in: Self.environment("gaudy"))?.contains("\"gaudy\", which is not a theme") == true)
    #expect(ThemeName.problem(in: Self.environment("contrast")) == nil)
    #expect(ThemeName.problem(in: [:]) == nil)
  }

  @Test(arguments: ThemeName.allCases)
  func surfacesAreDistinguishable(theme: ThemeName) {
    for scheme in [ColorScheme.light, .dark] {
      let theme = Theme(scheme: scheme, depth: .full, name: theme)
      let surfaces = [
        theme.background, theme.card, theme.barGround, theme.panelGround, theme.panelCard, theme.fieldGround,
        theme.focusGround, theme.selectionGround,
      ]
      #expect(Set(surfaces).count == surfaces.count)
      #expect(theme.focusGround != theme.prominentGround)
      let text = Contrast(theme).settled(theme.focused)
      #expect(Contrast.ratio(text.foreground, theme.focusGround) >= 4.5)
    }
  }

  @Test func theCalmThemeTakesTheTerminalsColors() {
    let person = person {
      VStack {
        Button("Press") {}; Toggle("On", isOn: .constant(true))
      }
    }
    let before = person.host.theme.accent
    for bytes in ["10;rgb:eeee/e8e8/d5d5", "11;rgb:0000/2b2b/3636", "4;4;rgb:2626/8b8b/d2d2", "4;1;rgb:dcdc/3232/2f2f"]
    {
      var parser = InputParser()
      let events = parser.feed(Array("\u{1B}]\(bytes)\u{7}".utf8))
      for event in events { person.host.handle(event) }
    }
    let theme = person.host.theme
    #expect(theme.accent == CellColor(0x268BD2) && before != theme.accent)
    #expect(theme.destructive == CellColor(0xDC322F))
    #expect(theme.ink == CellColor(0xEEE8D5))
    #expect(theme.background == CellColor(0x002B36))
  }

  @Test func theCalmThemeMatchesTheTerminalsBackground() {
    let paper = CellColor(0xFDF6E3)
    let theme = Theme(scheme: .light, depth: .full, background: paper)
    #expect(theme.page.isOwn)
    // A card on it is yellowish as well.
    #expect(theme.card.red > theme.card.blue)
  }

  @Test(arguments: ["true", "256"], ["light", "dark"])
  func everyForegroundIsLegibleOnEverySurface(depth: String, appearance: String) {
    let depth: ColourDepth = depth == "true" ? .full : .indexed
    for name in ThemeName.allCases {
      let theme = Theme(scheme: appearance == "light" ? .light : .dark, depth: depth, name: name)
      func shown(_ color: CellColor) -> CellColor { depth == .indexed ? color.asIndexed : color }
      let contrast = Contrast(theme)
      for ground in [theme.card, theme.barGround, theme.panelGround, theme.buttonGround, theme.focusGround] {
        for value in stride(from: 0, through: 0xFFFFFF, by: 0x0F1F33) {
          var look = Look(foreground: CellColor(UInt32(value)), background: ground)
          look.isChosen = true
          let settled = contrast.settled(look)
          #expect(Contrast.ratio(shown(settled.foreground), shown(ground)) >= 4.5, "\(look)")
        }
      }
    }
  }
}
