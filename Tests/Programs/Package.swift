// swift-tools-version: 6.2
import PackageDescription

// Programs as people write them, each in a module of its own. The tests create their apps themselves, so the entry
// points need unique names. Old programs use deprecated API, whose warnings are suppressed.
let programs = [
  "AccessiblePoll", "AnagramGame", "BookTable", "CallShapes", "CardContainer", "CardSwiper", "CarouselLab", "ChatRoom",
  "CodeGuess", "CombineSearch", "ContactsBook", "CoordinatorFlow", "CouchBrowse", "DeepLinkShop", "DelegateDiary",
  "DependencyBox", "ExpenseBook", "FitnessRings", "FocusForm", "HabitTracker", "JournalBook", "KanbanBoard",
  "LayoutStudio", "LoginFlow", "MailDesk", "MemoryGame", "MonthCalendar", "MovieBrowser", "MusicPlayer", "NotesDesk",
  "OldLinks", "ParallaxHeader", "PhotoWall", "Pokedex", "PomodoroTimer", "QuizTime", "RecipeBox", "RouterKit",
  "SceneLauncher", "SettingsCenter", "ShopCart", "SideMenu", "SketchPad", "StepWizard", "StopwatchLab", "StyleGallery",
  "TabBarShop",
  "TicTacToe", "TipJar", "ToastCenter", "TodoClassic", "TokenSearch", "TravelGuide", "WeatherClassic", "WelcomeTour",
  "WindowDesk", "WorldGreeter", "ZoomGallery",
].map { name in
  Target.target(
    name: name, dependencies: [.product(name: "SwiftUI", package: "Cairn")], path: name,
    swiftSettings: [
      .swiftLanguageMode(.v5),
      .unsafeFlags([
        "-parse-as-library", "-Xfrontend", "-suppress-warnings", "-Xfrontend", "-import-module", "-Xfrontend",
        "SwiftUI",
        "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(name)_main",
      ]),
    ])
}

let package = Package(
  name: "Programs",
  dependencies: [.package(name: "Cairn", path: "../..")],
  targets: programs + [
    .testTarget(
      name: "ProgramTests",
      dependencies: programs.map { .byName(name: $0.name) } + [
        .product(name: "SwiftUI", package: "Cairn"), .product(name: "CairnTesting", package: "Cairn"),
      ],
      path: "ProgramTests", swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
