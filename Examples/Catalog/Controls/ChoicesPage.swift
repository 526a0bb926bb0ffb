import SwiftUI

struct ChoicesPage: View {
  @State private var isLoud = false
  @State private var size = "M"
  @State private var tempo = "Slow"
  @State private var volume = 4.0
  @State private var copies = 1

  var body: some View {
    List {
      Section("On or off") {
        Toggle("Loud", isOn: $isLoud)
      }
      Section("One of several") {
        Picker("Size", selection: $size) {
          ForEach(["S", "M", "L"], id: \.self) { Text($0).tag($0) }
        }
        Picker("Tempo", selection: $tempo) {
          ForEach(["Slow", "Fast"], id: \.self) { Text($0).tag($0) }
        }
        .pickerStyle(.segmented)
        Menu("More") {
          Button("Reset") {
            isLoud = false
            volume = 4
            copies = 1
          }
          Button("Loudest") { volume = 10 }
        }
      }
      Section("Numbers") {
        Slider(value: $volume, in: 0...10, step: 1)
        Stepper("Copies: \(copies)", value: $copies, in: 1...9)
        ProgressView(value: volume, total: 10)
      }
      Section {
        Text("\(isLoud ? "Loud" : "Quiet"), \(size), \(tempo), volume \(Int(volume))")
      }
    }
  }
}
