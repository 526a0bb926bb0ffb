import CairnCore
import Foundation
import Observation

/// What an inspector shows: a picture of the app after its latest turn.
///
/// The app is read after a turn and never in a body, so that the inspector does not become a reader of the app's state.
@MainActor @Observable
final class InspectorModel {
  enum Section: String, CaseIterable, Identifiable {
    case views = "Views"
    case elements = "Elements"
    case stacks = "Stacks"
    case turns = "Turns"
    case log = "Log"

    var id: Self { self }
  }

  var section = Section.views { didSet { refresh() } }
  /// The view whose state is shown.
  var selection: InspectedView.ID?
  /// What the names of listed views contain.
  var filter = ""
  private var views: [ListedView] = []
  private(set) var elements: [InspectedElement] = []
  private(set) var stacks: [InspectedStack] = []
  /// The latest turn first.
  private(set) var turns: [InspectedTurn] = []
  @ObservationIgnored private var inspection: Inspection?

  /// The selected view, unless it is gone.
  var selectedView: InspectedView? { views.first { $0.id == selection }?.view }

  /// The views whose names contain the filter.
  var listedViews: [ListedView] {
    filter.isEmpty ? views : views.filter { $0.view.name.localizedCaseInsensitiveContains(filter) }
  }

  /// Follows the inspection that the inspector's boundary has begun.
  func begin(_ inspection: Inspection?) {
    guard let inspection, self.inspection == nil else { return }
    self.inspection = inspection
    inspection.listen(self) { [weak self] in self?.refresh() }
    refresh()
  }

  func end() {
    inspection?.ignore(self)
    inspection = nil
  }

  /// Reads the shown section again.
  func refresh() {
    guard let inspection else { return }
    switch section {
    case .views: views = inspection.views.flatMap { ListedView.all(of: $0) }
    case .elements: elements = inspection.elements
    case .stacks: stacks = inspection.stacks
    case .turns: turns = inspection.turns.reversed()
    case .log: break
    }
  }
}
