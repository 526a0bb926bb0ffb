import CairnCore
import SwiftUI

/// The sections of an inspector.
struct InspectorContent: View {
  let model: InspectorModel
  let log: NavigationLog?

  var body: some View {
    VStack(spacing: 0) {
      ViewThatFits(in: .horizontal) {
        sections.pickerStyle(.segmented)
        sections.pickerStyle(.menu)
      }
      .labelsHidden()
      .padding(8)
      Divider()
      switch model.section {
      case .views: InspectedViews(model: model)
      case .elements: InspectedElements(elements: model.elements)
      case .stacks: InspectedStacks(stacks: model.stacks)
      case .turns: InspectedTurns(turns: model.turns)
      case .log: InspectedLog(log: log)
      }
    }
    .listStyle(.plain)
  }

  private var sections: some View {
    @Bindable var model = model
    return Picker("Inspector Section", selection: $model.section) {
      ForEach(InspectorModel.Section.allCases) { Text($0.rawValue) }
    }
  }
}

/// The tree of views, or the state of the selected one.
struct InspectedViews: View {
  let model: InspectorModel

  var body: some View {
    @Bindable var model = model
    if let view = model.selectedView {
      InspectedState(view: view, model: model)
    } else {
      VStack(spacing: 0) {
        TextField("Find a View", text: $model.filter)
          .textFieldStyle(.roundedBorder)
          .autocorrectionDisabled()
          .padding(8)
        List(model.listedViews) { line in
          Button {
            model.selection = line.id
          } label: {
            ViewLine(line: line)
          }
        }
      }
    }
  }
}

private struct ViewLine: View {
  let line: ListedView

  var body: some View {
    HStack {
      Text(line.view.name)
      if let row = line.row { Text(row).foregroundStyle(.secondary) }
      Spacer()
      if !line.view.properties.isEmpty {
        Text("\(line.view.properties.count)")
          .foregroundStyle(.secondary)
          .accessibilityLabel("\(line.view.properties.count) properties")
      }
    }
    .lineLimit(1)
    .padding(.leading, Double(min(line.level, 8)) * 16)
  }
}

/// The state of a view, with controls that set it.
struct InspectedState: View {
  let view: InspectedView
  let model: InspectorModel

  var body: some View {
    List {
      Section {
        Button("All Views", systemImage: "chevron.backward") { model.selection = nil }
      }
      Section {
        if view.properties.isEmpty { Text("No stored properties").foregroundStyle(.secondary) }
        ForEach(view.properties) { property in
          PropertyRow(property: property) { model.refresh() }
          ForEach(property.parts) { part in
            LabeledContent("\(property.name).\(part.name)", value: part.text)
          }
        }
      } header: {
        Text(view.id)
      }
    }
  }
}
