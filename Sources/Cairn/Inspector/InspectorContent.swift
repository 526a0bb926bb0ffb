import CairnCore
import SwiftUI

/// The sections of an inspector.
struct InspectorContent: View {
  let model: InspectorModel
  let log: NavigationLog?

  var body: some View {
    @Bindable var model = model
    VStack(spacing: 0) {
      Picker("Inspector Section", selection: $model.section) {
        ForEach(InspectorModel.Section.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
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
  }
}

/// The tree of views, or the state of the selected one.
struct InspectedViews: View {
  let model: InspectorModel

  var body: some View {
    if let view = model.selectedView {
      InspectedState(view: view, model: model)
    } else {
      List(model.views, id: \.view.id) { view, level in
        Button {
          model.selection = view.id
        } label: {
          HStack {
            Text(view.name)
              .lineLimit(1)
            Spacer()
            if !view.properties.isEmpty {
              Text("\(view.properties.count)")
                .foregroundStyle(.secondary)
                .accessibilityLabel("\(view.properties.count) properties")
            }
          }
          .padding(.leading, Double(min(level, 8)) * 16)
        }
      }
    }
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
