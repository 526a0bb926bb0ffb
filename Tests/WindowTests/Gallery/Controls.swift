import SwiftUI

struct ChoosingPage: View {
  @State private var day = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var time = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var color = Color(red: 0.2, green: 0.5, blue: 0.9)
  @State private var size = "M"
  @State private var isOn = true

  private var sizes: some View { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }

  var body: some View {
    List {
      Section("Dates and colours") {
        DatePicker("Day", selection: $day, displayedComponents: .date)
        DatePicker("Time", selection: $time, displayedComponents: .hourAndMinute)
        ColorPicker("Colour", selection: $color)
        Text("Chosen \(day.formatted(.iso8601.year().month().day()))")
      }
      Section("Styles of pickers") {
        Picker("Segmented", selection: $size) { sizes }.pickerStyle(.segmented)
        Picker("Menu", selection: $size) { sizes }.pickerStyle(.menu)
      }
      Section("Inline") {
        Picker("Inline", selection: $size) { sizes }.pickerStyle(.inline)
      }
      Section("Toggles") {
        Toggle("Switch", isOn: $isOn)
        Toggle("Button", isOn: $isOn).toggleStyle(.button)
      }
      Section {
        VStack(alignment: .leading) {
          DatePicker("In a stack", selection: $day)
          ColorPicker("In a stack", selection: $color, supportsOpacity: false)
          Picker("Radio", selection: $size) { sizes }.pickerStyle(.inline)
        }
      }
    }
  }
}

struct MeasuresPage: View {
  @State private var amount = 0.4

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Slider(value: $amount) {
        Text("Amount")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
      }
      ProgressView("Copying", value: amount)
      HStack(spacing: 24) {
        ProgressView()
        ProgressView("Waiting")
        ProgressView(value: amount).progressViewStyle(.circular)
      }
      Gauge(value: amount) {
        Text("Level")
      } currentValueLabel: {
        Text(amount, format: .percent.precision(.fractionLength(0)))
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      HStack(spacing: 24) {
        Gauge(value: amount) { Text("Round") }.gaugeStyle(.accessoryCircular)
        Gauge(value: amount) {
          Text("Filled")
        } currentValueLabel: {
          Text(amount, format: .percent.precision(.fractionLength(0)))
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(.purple)
      }
      Stepper("Amount", value: $amount, in: 0...1, step: 0.1)
      GroupBox("A box") {
        Text("What belongs together").frame(maxWidth: .infinity, alignment: .leading)
      }
      LabeledContent("Label", value: "Value")
      HStack {
        Button("Small") {}.controlSize(.small)
        Button("Large") {}.controlSize(.large)
        Button("Tinted") {}.buttonStyle(.borderedProminent).tint(.green)
        Button("Help") {}.help("What the button is for")
        Button("Off") {}.disabled(true)
      }
    }
    .padding()
  }
}

struct SearchingPage: View {
  private struct Kind: Identifiable {
    let id: String
  }

  @State private var text = ""
  @State private var scope = "All"
  @State private var tokens: [Kind] = []
  private let names = ["Anna", "Ben", "Cleo", "Dora", "Emil"]

  var body: some View {
    List(names.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }, id: \.self) {
      Text($0)
    }
    .searchable(text: $text, tokens: $tokens, prompt: "Names") { Text($0.id) }
    .searchScopes($scope) {
      Text("All").tag("All")
      Text("Near").tag("Near")
    }
    .searchSuggestions {
      Text("Anna").searchCompletion("Anna")
      Text("Ben").searchCompletion("Ben")
    }
    .refreshable {}
  }
}
