import SwiftUI

struct ColorList: View {
  var body: some View {
    List(PaintColor.allCases) { color in
      NavigationLink(value: color) {
        Label {
          Text(color.name)
        } icon: {
          Image(systemName: "circle.fill").foregroundStyle(color.color)
        }
      }
    }
  }
}

struct ColorDetail: View {
  let color: PaintColor

  var body: some View {
    List {
      Section {
        color.color.containerRelativeFrame(.vertical) { height, _ in height / 6 }
      }
      Section("Beside it") {
        ForEach(color.neighbours) { neighbour in
          NavigationLink(neighbour.name, value: neighbour)
        }
      }
    }
    .navigationTitle(color.name)
  }
}
