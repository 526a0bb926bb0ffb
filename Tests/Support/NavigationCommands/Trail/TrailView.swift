import SwiftUI

/// Two tabs, the first of which contains the stack.
struct TrailView: View {
  @Bindable var model: TrailModel

  var body: some View {
    TabView {
      Tab("Trail", systemImage: "map") { TrailStack(model: model) }
      Tab("Other", systemImage: "star") { Text("Nothing here") }
    }
    .sheet(item: $model.sheet) { Text("sheet \($0.id)") }
    .onOpenURL { model.path = NavigationPath($0.trail) }
  }
}

struct TrailStack: View {
  @Bindable var model: TrailModel

  /// Usually the app's own property. While the setter's behavior is changed, writes go through it.
  private var path: Binding<NavigationPath> {
    if model.setter == .takes { return $model.path }
    return Binding {
      model.path
    } set: {
      model.write($0)
    }
  }

  var body: some View {
    let _ = model.runs
    NavigationStack(path: path) {
      VStack {
        TrailPage(model: model, name: "root")
        if model.registersText {
          Text("Texts").navigationDestination(for: String.self) { TrailPage(model: model, value: .text($0)) }
        }
      }
      .navigationDestination(for: Int.self) { TrailPage(model: model, value: .number($0)) }
      .navigationDestination(for: AnyHashable.self) { any in
        TrailPage(model: model, value: TrailValue(any))
      }
      .navigationDestination(for: TrailSpelling.self) { spelled in
        TrailPage(
          model: model, value: .spelled(spelled.number, spelling: spelled.spelling), witness: spelled.witness)
      }
    }
    .onChange(of: model.path) { model.pathChanged() }
  }
}

struct TrailPage: View {
  let model: TrailModel
  let name: String
  private var title: String?
  /// The object that came with the value.
  private var witness: TrailWitness?
  private var declaresReals = false
  @StateObject private var page: TrailPageModel
  /// Set after the page has appeared: the link that leads to it retains the initial state.
  @State private var state: TrailWitness?
  @Environment(\.dismiss) private var dismiss

  init(
    model: TrailModel, name: String, isTitled: Bool = true, isPresenting: Bool = false, item: Int? = nil,
    presenter: TrailPageModel? = nil
  ) {
    self.model = model
    self.name = name
    title = isTitled ? name : nil
    _page = StateObject(wrappedValue: TrailPageModel(isShown: isPresenting, item: item, presenter: presenter))
  }

  init(model: TrailModel, value: TrailValue, witness: TrailWitness? = nil) {
    self.init(
      model: model, name: value.name, isTitled: value.title != nil, isPresenting: value.presentsFlag,
      item: value.presentsItem)
    self.witness = witness
    if case .number = value { declaresReals = true }
  }

  private var isShown: Binding<Bool> {
    Binding {
      page.isShown
    } set: {
      if $0 || model.setter != .refusesResets { page.isShown = $0 }
    }
  }

  private var item: Binding<AnyHashable?> {
    Binding {
      page.kept.item?.value
    } set: { new in
      guard new == nil, let old = page.kept.item else { return }
      page.kept.item = model.setter.item(instead: old.number).map { TrailItem(number: $0) }
    }
  }

  var body: some View {
    let _ = model.note(page, dismiss)
    let _ = witness.map { model.watch($0, "the value", of: page) }
    VStack {
      Text(name)
      NavigationLink("to 0", value: 0)
      NavigationLink("to a", value: "a")
      NavigationLink("to real", value: 0.0)
      NavigationLink("to view") { TrailPage(model: model, name: "view") }
      NavigationLink("to plain") { TrailPage(model: model, name: "plain", isTitled: false) }
      Button("dismiss") { dismiss() }
      if declaresReals {
        // Does not capture this page, which its content may outlive.
        Text("Reals").navigationDestination(for: Double.self) { [model] in
          TrailPage(model: model, value: .real(Int($0)))
        }
      }
    }
    .modifier(TrailTitle(title: title))
    .toolbar {
      ToolbarItem(placement: .primaryAction) { TrailBarItem(model: model, page: page) }
      ToolbarItem(placement: .secondaryAction) { TrailBarItem(model: model, page: page) }
    }
    .task { await waitUntilCancelled(with: model.newWitness("a task", of: page)) }
    .onAppear {
      if state == nil { state = model.newWitness("the state", of: page) }
      model.appeared(page)
    }
    .onDisappear { model.disappeared(page) }
    // The root's declaration is in effect; this one is removed with its page.
    .navigationDestination(for: Int.self) { TrailPage(model: model, value: .number($0)) }
    .navigationDestination(item: item) { item in
      TrailPage(model: model, name: "item \(item)", isTitled: TrailValue(item).isTitledItem, presenter: page)
    }
    .navigationDestination(isPresented: isShown) {
      TrailPage(model: model, name: "flag", isTitled: page.token != 1, presenter: page)
    }
  }
}

/// An optional title, beside content that stays the same.
private struct TrailTitle: ViewModifier {
  let title: String?

  func body(content: Content) -> some View {
    content.background { if let title { Color.clear.navigationTitle(title) } }
  }
}

/// An item in a page's bar, with its own state and an action that retains the page's model.
private struct TrailBarItem: View {
  let model: TrailModel
  let page: TrailPageModel
  @State private var state = TrailWitness()

  var body: some View {
    let _ = model.watch(state, "a bar item's state", of: page)
    Button("mark") { page.marks += 1 }
  }
}

/// Keeps an object alive while the task runs.
private func waitUntilCancelled(with witness: TrailWitness) async {
  let stream = AsyncStream<Void> { _ in }
  for await _ in stream {}
  withExtendedLifetime(witness) {}
}
