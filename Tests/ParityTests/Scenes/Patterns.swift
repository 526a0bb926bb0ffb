import SwiftUI

extension Scene {
  /// Arrangements that apps use, in a window of 400 by 600. Their frames are relative to the hosted view, which they
  /// call the root.
  static var patterns: [Scene] {
    [
      pattern("open/app-header-content-footer") {
        VStack(spacing: 0) {
          Text("Header").probe("a").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
            .padding(.vertical, 8)
          Spacer()
          HStack {
            Text("Status").probe("b")
            Spacer()
            Text("v1.0").probe("c")
          }
          .padding(.horizontal, 16).padding(.vertical, 4)
        }
      },
      pattern("open/complex-nested") {
        VStack(spacing: 16) {
          HStack(spacing: 12) {
            block(44, 44).probe("a")
            VStack(alignment: .leading, spacing: 4) {
              Text("Title").probe("b")
              Text("Subtitle").probe("c")
            }
            Spacer()
          }
          .padding(.horizontal, 16)
          Divider().probe("d")
          HStack(spacing: 12) {
            block(44, 44).probe("e")
            VStack(alignment: .leading, spacing: 4) {
              Text("Item 2").probe("f")
              Text("Description").probe("g")
            }
            Spacer()
          }
          .padding(.horizontal, 16)
        }
      },
      pattern("open/frame-min-max") {
        Text("Constrained").probe("a").frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
      },
      pattern("open/hstack-in-vstack") {
        VStack(spacing: 12) {
          HStack {
            Text("Label").probe("a")
            Spacer()
            Text("Value").probe("b")
          }
          .padding(.horizontal, 16)
          HStack {
            Text("Another").probe("c")
            Spacer()
            Text("Data").probe("d")
          }
          .padding(.horizontal, 16)
        }
      },
      pattern("open/hstack-default") {
        HStack {
          Text("Left").probe("a")
          Text("Right").probe("b")
        }
      },
      pattern("open/hstack-top") {
        HStack(alignment: .top) {
          Text("Short").probe("a")
          Text("Tall\nMultiline\nText").probe("b")
        }
      },
      pattern("open/nested-alignment-override") {
        VStack(alignment: .leading) {
          HStack {
            Text("A").probe("a")
            Spacer()
          }
          .frame(maxWidth: .infinity)
          Text("B").probe("b").frame(maxWidth: .infinity, alignment: .trailing)
        }
      },
      pattern("open/sidebar-detail-split") {
        HStack(spacing: 0) {
          VStack(alignment: .leading, spacing: 4) {
            Text("Item 1").probe("a")
            Text("Item 2").probe("b")
            Text("Item 3").probe("c")
            Text("Item 4").probe("d")
            Text("Item 5").probe("e")
          }
          .frame(width: 120).padding(.vertical, 8)
          Color.gray.frame(width: 1).probe("f")
          VStack(alignment: .leading) {
            Text("Detail").probe("g")
            Spacer()
          }
          .frame(maxWidth: .infinity, alignment: .leading).padding(12)
        }
      },
      pattern("open/two-column-hstack") {
        HStack(spacing: 0) {
          Color.gray.frame(width: 120).probe("a")
          VStack(alignment: .leading, spacing: 8) {
            Text("Main content").probe("b")
            Text("Second line").probe("c")
          }
          .frame(maxWidth: .infinity, alignment: .leading).padding(16)
        }
      },
      pattern("open/vstack-frame-padding") {
        VStack(spacing: 8) {
          Text("Title").probe("a").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
          Text("Subtitle").probe("b").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
        }
        .padding(.vertical, 12)
      },
      pattern("open/vstack-nested") {
        VStack(spacing: 10) {
          VStack(spacing: 4) {
            Text("Group 1 - A").probe("a")
            Text("Group 1 - B").probe("b")
          }
          VStack(spacing: 4) {
            Text("Group 2 - A").probe("c")
            Text("Group 2 - B").probe("d")
          }
        }
      },
      pattern("open/zstack-bottom-trailing") {
        ZStack(alignment: .bottomTrailing) {
          block(200, 200).probe("a")
          Text("BottomTrailing").probe("b")
        }
      },
      pattern("open/frame-maxwidth-infinity-with-minheight") {
        VStack {
          Text("Top").probe("a")
          Text("Bottom").probe("b")
        }
        .frame(maxWidth: .infinity, minHeight: 180)
      },
      pattern("open/frame-minheight-centers-content") {
        Text("Centered").probe("a").frame(maxWidth: .infinity, minHeight: 180)
      },
      pattern("open/vstack-with-spacer") {
        VStack {
          Text("Top").probe("a")
          Spacer()
          Text("Bottom").probe("b")
        }
      },
    ]
  }

  private static func pattern(_ name: String, @ViewBuilder view: () -> some View) -> Scene {
    Scene(name) { view().probe("root") }
  }
}
