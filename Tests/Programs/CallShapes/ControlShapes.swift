import SwiftUI

/// Shapes of calls that programs use for controls.
struct ControlShapes: View {
  enum Flavour: String, CaseIterable, Identifiable { case vanilla, mint; var id: Self { self } }

  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var name = ""
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red
  @State private var flavour = Flavour.mint
  @FocusState private var isFocused: Bool
  @FocusState private var field: Flavour?

  var body: some View {
    Form {
      Section("Buttons") { buttons }
      Section { fields }
      Section(header: Text("Pickers")) { pickers }
      Section(header: Text("Values"), footer: Text("Foot")) { values }
      Section(header: Text("Labels"), content: { labels })
      Section {
        menus
      } header: {
        Text("Menus")
      }
    }
    .defaultFocus($field, .mint)
    .navigationTitle("Controls")
  }

  @ViewBuilder private var buttons: some View {
    Button("a") { count += 1 }
    Button("b", action: increase)
    Button("c", role: .destructive) { count += 1 }
    Button("d", role: .cancel, action: increase)
    Button("e", systemImage: "plus") { count += 1 }
    Button(action: increase) { Text("f") }
    Button(action: { count += 1 }, label: { Label("g", systemImage: "star") })
    Button(role: .destructive) {
      count += 1
    } label: {
      Text("h")
    }
    Button {
      count += 1
    } label: {
      Text("i")
    }
    Button("j") {}.buttonStyle(.bordered).buttonBorderShape(.capsule).controlSize(.large).tint(.green)
    Button("k") {}.buttonStyle(BorderedButtonStyle()).buttonBorderShape(.roundedRectangle)
    Button("l") {}.buttonStyle(PlainButtonStyle()).buttonBorderShape(.circle)
    Button("m") {}.buttonStyle(.borderedProminent).keyboardShortcut("m", modifiers: .command)
    Button("n") {}.buttonStyle(.borderless).keyboardShortcut(.return).disabled(true)
    Button("o") {}.buttonStyle(.card)
    EditButton()
    Link("Site", destination: URL(string: "https://example.com")!)
    ShareLink(
      item: URL(string: "https://example.com")!, message: Text("Look"),
      preview: SharePreview("Site", image: Image(systemName: "star")))
  }

  @ViewBuilder private var fields: some View {
    TextField("Name", text: $name)
    TextField("Name", text: $name, prompt: Text("Your name")).focused($isFocused)
    TextField("Name", text: $name, axis: .vertical).focused($field, equals: .mint)
    TextField("Count", value: $count, format: .number).keyboardType(.numberPad)
    TextField("Amount", value: $amount, format: .percent).keyboardType(.decimalPad)
    SecureField("Password", text: $name)
    SecureField("Password", text: $name, prompt: Text("Required"))
    TextEditor(text: $name).frame(height: 40)
    TextField("Name", text: $name).textFieldStyle(.roundedBorder).disableAutocorrection(true).onSubmit { count += 1 }
    TextField("Name", text: $name).textFieldStyle(.plain).labelsHidden()
  }

  @ViewBuilder private var pickers: some View {
    Picker("a", selection: $flavour) { ForEach(Flavour.allCases) { Text($0.rawValue).tag($0) } }
    Picker("b", selection: $count) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented)
    Picker(selection: $count, label: Text("c")) { Text("One").tag(1) }.pickerStyle(InlinePickerStyle())
    Picker(selection: $count, label: Text("d"), content: { Text("One").tag(1) }).pickerStyle(.menu)
    Picker("e", selection: $count) { Text("One").tag(1) }.pickerStyle(WheelPickerStyle())
    Picker("f", selection: $count) { Text("One").tag(1) }.pickerStyle(SegmentedPickerStyle())
    DatePicker("g", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
    DatePicker(selection: $date, in: ...Date.distantFuture, displayedComponents: [.date]) { Text("h") }
    DatePicker(selection: $date, in: ...Date.distantFuture, displayedComponents: .date, label: { Text("i") })
    DatePicker(selection: $date, label: { Text("j") })
    ColorPicker("k", selection: $color)
  }

  @ViewBuilder private var values: some View {
    Toggle("a", isOn: $isOn)
    Toggle(isOn: $isOn) { Text("b") }.toggleStyle(.button)
    Slider(value: $amount)
    Slider(value: $amount, in: 0...10)
    Stepper("c", value: $count)
    Stepper("d", value: $count, in: 0...9)
    Stepper(value: $count, in: 0...9) { Text("e") }
    Stepper(value: $count, in: 0...9, label: { Text("f") })
    Stepper(value: $count) { Text("g") }
    ProgressView()
    ProgressView("Loading").progressViewStyle(CircularProgressViewStyle())
    ProgressView(value: amount).progressViewStyle(.linear)
    Gauge(value: amount) { Text("h") }.gaugeStyle(.accessoryCircular)
  }

  @ViewBuilder private var labels: some View {
    Label("a", systemImage: "star").labelStyle(.iconOnly)
    Label(title: { Text("b") }, icon: { Image(systemName: "star") }).labelStyle(.titleOnly)
    Label {
      Text("c")
    } icon: {
      Image(systemName: "star")
    }
    LabeledContent("d") { Text("Value") }
    LabeledContent {
      Text("Value")
    } label: {
      Text("e")
    }
    LabeledContent("f", value: "Value").labeledContentStyle(.automatic)
    ContentUnavailableView("Nothing", systemImage: "tray")
    DisclosureGroup(isExpanded: $isOn) {
      Text("Inside")
    } label: {
      Text("g")
    }
    Text("h").help("Explained").badge(3).hoverEffect(.highlight)
  }

  @ViewBuilder private var menus: some View {
    Menu("a") { Button("Inside") {} }
    Menu {
      Button("Inside") {}
    } label: {
      Image(systemName: "ellipsis")
    }
    Text("b").contextMenu { Button("Copy") {} }
  }

  private func increase() { count += 1 }
}
