import SwiftUI

extension Scene {
  /// Lists, forms and pages, which depend on a platform's controls.
  static var controls: [Scene] {
    [
      Scene("list/basic") {
        List {
          Text("Apple").probe("row1")
          Text("Banana").probe("row2")
          Color.gray.frame(height: 40).probe("tall")
          HStack {
            Text("Cherry").probe("wideText")
            Spacer()
            Text("A").probe("wideTrailing")
          }
          .probe("wide")
        }
        .probe("list")
      },
      Scene("list/sections") {
        List {
          Section("Fruits") {
            Text("Apple").probe("apple")
            Text("Banana").probe("banana")
          }
          Section {
            Text("Carrot").probe("carrot")
          } header: {
            Text("Vegetables").probe("vegHeader")
          } footer: {
            Text("Footer").probe("vegFooter")
          }
          Section { Text("Cherry").probe("cherry") }
        }
        .probe("list")
      },
      Scene("nav/title") {
        NavigationStack {
          VStack(spacing: 12) { Text("Content").probe("content") }.navigationTitle("Title").probe("stack")
        }
        .probe("nav")
      },
      Scene("nav/sizing") {
        VStack(spacing: 8) {
          NavigationStack { Color.gray.probe("fill") }.probe("navFill")
          NavigationStack { Text("Small").probe("small") }.probe("navText")
          HStack(spacing: 8) {
            NavigationStack { Text("Left").probe("left") }.frame(width: 100).probe("navLeft")
            Text("Right").probe("right")
          }
          .probe("row")
        }
        .probe("stack")
      },
      Scene("nav/list") {
        NavigationStack {
          List {
            NavigationLink("Apple") { Text("Apple detail") }.probe("row1")
            NavigationLink("Banana", value: 2).probe("row2")
          }
          .navigationDestination(for: Int.self) { Text("Number \($0)") }.probe("list")
        }
        .probe("nav")
      },
    ]
  }
}
