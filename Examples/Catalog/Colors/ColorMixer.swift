import SwiftUI

/// Mixes a color from red, green and blue.
struct ColorMixer: View {
  @State var color: MixedColor
  @Environment(MixedColors.self) private var mixed
  @Environment(\.dismiss) private var dismiss
  @Environment(\.self) private var environment

  var body: some View {
    NavigationStack {
      Form {
        Section {
          RoundedRectangle(cornerRadius: 8)
            .fill(color.color)
            .containerRelativeFrame(.vertical) { height, _ in height / 5 }
        }
        Section {
          TextField("Name", text: $color.name)
        }
        Section("Parts") {
          part("Red", $color.red)
          part("Green", $color.green)
          part("Blue", $color.blue)
          ColorPicker("Any color", selection: picked, supportsOpacity: false)
        }
      }
      .navigationTitle("Mix a color")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            mixed.add(color)
            dismiss()
          }
          .disabled(color.name.isEmpty)
        }
      }
    }
  }

  private var picked: Binding<Color> {
    Binding {
      color.color
    } set: {
      let values = $0.resolve(in: environment)
      (color.red, color.green, color.blue) = (Double(values.red), Double(values.green), Double(values.blue))
    }
  }

  private func part(_ name: String, _ value: Binding<Double>) -> some View {
    HStack {
      Text(name).frame(width: 64, alignment: .leading)
      Slider(value: value) { Text(name) }
    }
  }
}
