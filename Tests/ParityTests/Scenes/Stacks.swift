import SwiftUI

extension Scene {
  /// Stacks, frames, padding, and right-to-left layouts.
  static var stacks: [Scene] {
    [
      Scene("layout/padding-default") { Color.gray.probe("inner").padding().probe("outer") },
      Scene("layout/padding-edges") {
        Color.gray.probe("inner").padding(.leading, 30).padding(.vertical)
          .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).probe("outer")
      },
      Scene("layout/spacing-default") {
        HStack {
          block(50, 50).probe("a")
          block(50, 50).probe("b")
          block(50, 50).probe("c")
        }
        .probe("stack")
      },
      Scene("layout/vstack-spacing-default") {
        VStack {
          block(50, 50).probe("a")
          block(50, 50).probe("b")
        }
        .probe("stack")
      },
      Scene("layout/divider") {
        VStack(spacing: 0) {
          block(100, 20).probe("a")
          Divider().probe("hdivider")
          HStack(spacing: 0) {
            block(20, 60).probe("b")
            Divider().probe("vdivider")
            block(20, 60).probe("c")
          }
          .probe("hstack")
        }
        .probe("vstack")
      },
      Scene("layout/hstack-distribution") {
        HStack(spacing: 0) {
          Color.gray.probe("a")
          Color.gray.frame(width: 50).probe("b")
          Color.gray.probe("c")
        }
      },
      Scene("layout/hstack-priority") {
        HStack(spacing: 0) {
          Color.gray.frame(minWidth: 20).probe("a")
          Color.gray.frame(minWidth: 20).layoutPriority(1).probe("b")
          Color.gray.frame(width: 60).probe("c")
        }
      },
      Scene("layout/spacer") {
        HStack {
          block(50, 50).probe("a")
          Spacer().probe("spacer")
          block(50, 50).probe("b")
        }
        .probe("stack")
      },
      Scene("layout/spacer-min-length") {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            block(250, 20).probe("a")
            Spacer(minLength: 20).probe("s1")
            block(100, 20).probe("b")
          }
          .probe("overflow")
          HStack(spacing: 0) {
            Spacer().probe("s2")
            block(40, 20).probe("c")
            Spacer().probe("s3")
          }
          .probe("balanced")
          Spacer().probe("vspacer")
        }
      },
      Scene("layout/vstack-alignment") {
        HStack(spacing: 0) {
          VStack(alignment: .leading, spacing: 4) {
            block(100, 20).probe("l1")
            block(50, 20).probe("l2")
          }
          .probe("leading")
          VStack(alignment: .trailing, spacing: 4) {
            block(100, 20).probe("t1")
            block(50, 20).probe("t2")
          }
          .probe("trailing")
        }
      },
      Scene("layout/zstack") {
        ZStack(alignment: .bottomTrailing) {
          block(100, 100).probe("a")
          block(30, 30).probe("b")
        }
        .probe("stack")
      },
      Scene("layout/zstack-fill") {
        ZStack(alignment: .topLeading) {
          Color.gray.probe("fill")
          block(30, 30).probe("b")
        }
      },
      Scene("layout/frame-fixed") {
        block(40, 40).probe("inner").frame(width: 120, height: 80, alignment: .topLeading).probe("outer")
      },
      Scene("layout/fixed-size") {
        VStack(spacing: 0) {
          Color.gray.fixedSize().probe("both")
          Color.gray.fixedSize(horizontal: true, vertical: false).frame(height: 30).probe("horizontal")
        }
      },
      Scene("layout/group-modifier") {
        HStack(spacing: 0) {
          Group {
            Color.gray.probe("a")
            Color.gray.probe("b")
          }
          .frame(width: 50, height: 50).padding(5)
          Color.gray.probe("c")
        }
      },
      Scene("layout/nested-stacks") {
        VStack(spacing: 10) {
          HStack(spacing: 10) {
            Color.gray.probe("a")
            Color.gray.frame(width: 80).probe("b")
          }
          .padding(10).probe("row")
          HStack {
            block(40, 40).probe("c")
            Spacer()
            block(40, 40).probe("d")
          }
          .frame(height: 60).probe("bottom")
        }
      },
      Scene("layout/view-that-fits") { Fitting() },
      Scene("rtl/stacks") { Mirrored() },
      Scene("rtl/scroll") {
        ScrollView(.horizontal) {
          HStack(spacing: 10) { ForEach(0..<6) { block(50, 40).probe("s\($0)") } }.probe("content")
        }
        .frame(width: 180, height: 60).probe("scroll")
        .environment(\.layoutDirection, .rightToLeft)
      },
      Scene("rtl/shapes") { MirroredShapes() },
    ]
  }
}

private struct Fitting: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ViewThatFits {
        words.fixedSize().probe("wideStack")
        Text("One").fixedSize().probe("wideFallback")
      }
      .frame(width: 200, alignment: .leading).probe("wide")
      ViewThatFits {
        words.fixedSize().probe("narrowStack")
        Text("One").fixedSize().probe("narrowFallback")
      }
      .frame(width: 60, alignment: .leading).probe("narrow")
      ViewThatFits {
        words.fixedSize().probe("tinyStack")
        Text("One").fixedSize().probe("tinyFallback")
      }
      .frame(width: 10, alignment: .leading).probe("tiny")
      ViewThatFits(in: .vertical) {
        lines.fixedSize().probe("tallStack")
        Text("Hello").fixedSize().probe("tallFallback")
      }
      .frame(height: 60, alignment: .top).probe("tall")
      ViewThatFits(in: .vertical) {
        lines.fixedSize().probe("shortStack")
        Text("Hello").fixedSize().probe("shortFallback")
      }
      .frame(height: 20, alignment: .top).probe("short")
      ViewThatFits(in: .horizontal) {
        HStack {
          Text("One")
          Text("Two")
        }
        .fixedSize().probe("axisStack")
        Text("One").fixedSize().probe("axisFallback")
      }
      .frame(width: 100, height: 8, alignment: .topLeading).probe("axis")
    }
    .padding(20).probe("stack")
  }

  private var words: some View {
    HStack {
      Text("One")
      Text("Two")
      Text("Three")
    }
  }

  private var lines: some View {
    VStack {
      Text("One")
      Text("Two")
    }
  }
}

private struct Mirrored: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        block(40, 30).probe("a")
        block(60, 30).probe("b")
        Spacer()
        block(30, 30).probe("c")
      }
      .probe("hstack")
      block(50, 20).padding(.leading, 30).probe("padded")
      block(40, 20).frame(width: 120, alignment: .leading).probe("framed")
      ZStack(alignment: .topLeading) {
        block(100, 40).probe("zback")
        block(20, 20).probe("zfront")
      }
      .probe("zstack")
      HStack {
        block(30, 20).probe("ltrA")
        block(30, 20).probe("ltrB")
      }
      .environment(\.layoutDirection, .leftToRight).probe("island")
      Text("One").probe("text")
      block(30, 20).alignmentGuide(.leading) { _ in -10 }.probe("guided")
    }
    .frame(width: 300, alignment: .leading).probe("vstack")
    .environment(\.layoutDirection, .rightToLeft)
  }
}

private struct MirroredShapes: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 10) {
        Rectangle().fill(.gray).frame(width: 40, height: 30).probe("arrow")
        Rectangle().fill(.gray).frame(width: 40, height: 30).probe("fixedArrow")
        block(15, 12).probe("image")
        block(15, 12).probe("flippedImage")
      }
      .probe("row")
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .frame(width: 120, height: 20).probe("gradient")
      ZStack(alignment: .topLeading) {
        block(160, 40).probe("positionBox")
        block(20, 20).position(x: 30, y: 20).probe("positioned")
      }
      .frame(width: 160, height: 40)
      block(20, 20).offset(x: 40).probe("offset")
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}
