import SwiftUI

extension Scene {
  /// Shapes, effects, transforms, canvases and pictures.
  static var drawings: [Scene] {
    [
      Scene("shape/stroke") { Strokes() },
      Scene("shape/modifiers") { ShapeChanges() },
      Scene("shape/border") { Borders() },
      Scene("paint/shapes") {
        HStack(spacing: 10) {
          Circle().probe("circle")
          Rectangle().fill(.gray).frame(width: 40).probe("rect")
          RoundedRectangle(cornerRadius: 8).fill(.gray).frame(width: 40, height: 40).probe("rounded")
          Capsule().fill(.gray).frame(width: 60, height: 30).probe("capsule")
          Ellipse().frame(width: 50, height: 30).probe("ellipse")
        }
        .frame(height: 100).probe("row")
      },
      Scene("effects/zindex") {
        VStack(spacing: 30) {
          ZStack {
            block(80, 80).offset(x: -25, y: -15).zIndex(2).probe("red")
            block(80, 80).probe("blue")
            block(80, 80).offset(x: 25, y: 15).zIndex(1).probe("green")
            block(120, 120).zIndex(-1).probe("yellow")
          }
          .probe("zstack")
          HStack(spacing: -30) {
            block(70, 50).probe("first")
            block(70, 50).zIndex(1).probe("middle")
            block(70, 50).probe("last")
          }
          .probe("hstack")
        }
        .probe("stack")
      },
      Scene("transform/basic") {
        VStack(spacing: 24) {
          HStack(spacing: 40) {
            block(40, 40).offset(x: 10, y: 6).probe("offset")
            block(40, 40).rotationEffect(.degrees(45)).probe("rotated")
            block(40, 40).scaleEffect(1.5).probe("scaled")
          }
          .probe("row1")
          HStack(spacing: 40) {
            block(40, 40).rotationEffect(.degrees(30), anchor: .topLeading).probe("anchored")
            block(40, 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom).probe("stretched")
            Text("Tilt").rotationEffect(.degrees(-20)).probe("text")
          }
          .probe("row2")
          block(60, 20).transformEffect(CGAffineTransform(translationX: 20, y: -4)).probe("affine")
        }
        .probe("stack")
      },
      Scene("transform/3d") {
        VStack(spacing: 30) {
          HStack(spacing: 40) {
            block(40, 40).rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 1)).probe("aboutZ")
          }
          .probe("row1")
          HStack(spacing: 40) {
            block(40, 40).transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.2, d: 1, tx: 0, ty: 0)).probe("projected")
            block(40, 40).transformEffect(CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1, tx: 0, ty: 0)).probe("skewed")
          }
          .probe("row2")
        }
        .probe("stack")
      },
      Scene("canvas/sizing") {
        VStack(spacing: 8) {
          Text("Above").probe("above")
          Canvas { _, _ in }.probe("fill")
          Canvas { _, _ in }.frame(width: 80, height: 50).probe("framed")
        }
        .probe("stack")
      },
      Scene("image/resizable") { ResizedPictures() },
      Scene("image/aspect-ratio") { FittedPictures() },
      Scene("image/stack-spacing") { PicturesAndTexts() },
    ]
  }
}

private struct Strokes: View {
  private var open: Path {
    Path { path in
      path.move(to: CGPoint(x: 5, y: 35))
      path.addLine(to: CGPoint(x: 35, y: 5))
      path.addLine(to: CGPoint(x: 65, y: 35))
    }
  }

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 8) {
        Circle().stroke(.gray, lineWidth: 4).probe("stroke").frame(width: 50, height: 50)
        Circle().strokeBorder(.gray, lineWidth: 4).probe("strokeBorder").frame(width: 50, height: 50)
        Circle().stroke(lineWidth: 6).probe("strokeShape").frame(width: 50, height: 50)
        Circle().fill(.gray).stroke(.blue, lineWidth: 3).probe("fillStroke").frame(width: 50, height: 50)
        Circle().stroke(.blue, lineWidth: 3).fill(.gray).probe("strokeFill").frame(width: 50, height: 50)
      }
      .probe("row1")
      HStack(spacing: 8) {
        RoundedRectangle(cornerRadius: 8).stroke(.gray, style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
          .frame(width: 80, height: 40).probe("dashed")
        Rectangle().stroke(.gray, style: StrokeStyle(lineWidth: 6)).frame(width: 80, height: 40).probe("dots")
        Capsule().strokeBorder(.gray, style: StrokeStyle(lineWidth: 2)).frame(width: 80, height: 40)
          .probe("capsuleDash")
      }
      .probe("row2")
      HStack(spacing: 8) {
        open.stroke(.gray, style: StrokeStyle(lineWidth: 6)).frame(width: 70, height: 40).probe("miter")
        open.stroke(.gray, style: StrokeStyle(lineWidth: 6)).frame(width: 70, height: 40).probe("round")
        open.stroke(.gray, style: StrokeStyle(lineWidth: 6)).frame(width: 70, height: 40).probe("bevel")
      }
      .probe("row3")
    }
    .probe("stack")
  }
}

private struct ShapeChanges: View {
  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        Circle().scale(0.5).fill(.gray).probe("scaled").frame(width: 60, height: 40)
        Circle().offset(x: 10, y: 5).fill(.gray).probe("offset").frame(width: 60, height: 40)
        Rectangle().rotation(.degrees(30)).fill(.gray).probe("rotated").frame(width: 60, height: 40)
        Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)).fill(.gray).probe("sheared")
          .frame(width: 60, height: 40)
        Rectangle().size(width: 30, height: 20).fill(.gray).probe("sized").frame(width: 60, height: 40)
      }
      .probe("row1")
      HStack(spacing: 8) {
        Circle().trim(from: 0.25, to: 1).stroke(.gray, lineWidth: 4).probe("trimmed").frame(width: 60, height: 40)
        RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(.gray).probe("inset").frame(width: 60, height: 40)
        Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3).fill(.gray).probe("strokedOffset")
          .frame(width: 60, height: 40)
        Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).fill(.gray).probe("anchored").frame(width: 60, height: 40)
        Ellipse().inset(by: 4).stroke(.gray, lineWidth: 2).probe("insetStroke").frame(width: 60, height: 40)
      }
      .probe("row2")
      HStack(spacing: 8) {
        Circle().offset(x: 5).fill(.gray).probe("offsetIdeal")
        Rectangle().size(width: 30, height: 20).fill(.gray).probe("sizedIdeal")
        Path { $0.addRect(CGRect(x: 0, y: 0, width: 24, height: 16)) }.fill(.gray).probe("pathIdeal")
        Circle().trim(from: 0, to: 0.5).fill(.gray).probe("trimIdeal")
      }
      .fixedSize().probe("row3")
    }
    .probe("stack")
  }
}

private struct Borders: View {
  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        Text("Hello").probe("textInner").border(.gray).probe("text")
        Text("Hello").padding(6).border(.gray, width: 3).probe("padded")
        Text("Hg").border(.gray, width: 8).probe("thick")
        Text("OK").border(.gray, width: 0).probe("zero")
      }
      .probe("row1")
      HStack(spacing: 8) {
        block(60, 30).border(.blue).probe("color")
        block(60, 30).border(.blue, width: 2).padding(4).border(.blue).probe("nested")
        Circle().fill(.gray).frame(width: 30, height: 30).border(.blue, width: 2).probe("circle")
      }
      .probe("row2")
    }
    .probe("stack")
  }
}

private struct ResizedPictures: View {
  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        picture(64, 40).resizable().frame(width: 30, height: 30).probe("shrunk")
        picture(64, 40).resizable().frame(width: 96, height: 30).probe("stretched")
        picture(64, 40).frame(width: 30, height: 30).probe("overflow")
        picture(64, 40).frame(width: 30, height: 30).clipped().probe("overflowClipped")
      }
      .probe("row1")
      picture(64, 40).resizable().frame(height: 24).probe("flexibleWidth")
      HStack(spacing: 0) {
        picture(20, 64).resizable().probe("flexA")
        picture(64, 40).resizable().probe("flexB")
      }
      .frame(height: 40).probe("row3")
      picture(64, 40).resizable().padding(10).background(.gray).frame(width: 120, height: 60).probe("padded")
    }
    .probe("stack")
  }
}

private struct FittedPictures: View {
  private var wide: Image { picture(64, 40).resizable() }

  var body: some View {
    VStack(spacing: 8) {
      HStack(alignment: .top, spacing: 8) {
        wide.scaledToFit().probe("fitWideImage").frame(width: 100, height: 40).probe("fitWide")
        wide.scaledToFit().probe("fitTallImage").frame(width: 40, height: 100).probe("fitTall")
        wide.scaledToFill().probe("fillImage").frame(width: 40, height: 60).probe("fill")
        wide.scaledToFill().probe("fillClippedImage").frame(width: 40, height: 60).clipped().probe("fillClipped")
        wide.aspectRatio(1, contentMode: .fit).probe("squareImage").frame(width: 60, height: 40).probe("square")
        wide.aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill).probe("thirdImage")
          .frame(width: 30, height: 30).probe("third")
      }
      .probe("row1")
      HStack(alignment: .top, spacing: 8) {
        wide.scaledToFit().probe("widthOnlyImage").frame(width: 100).probe("widthOnly")
        wide.scaledToFit().probe("heightOnlyImage").frame(height: 30).probe("heightOnly")
        picture(64, 40).scaledToFit().probe("rigidImage").frame(width: 100, height: 40).probe("rigid")
        picture(20, 64).resizable().scaledToFit().probe("flexibleImage")
      }
      .frame(height: 100).probe("row2")
      Color.gray.aspectRatio(2, contentMode: .fit).probe("colorRatio").frame(width: 100, height: 100)
        .probe("colorRatioFrame")
    }
    .probe("stack")
  }
}

private struct PicturesAndTexts: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        picture(64, 40).probe("hImage")
        Text("Hg").probe("hText")
        picture(64, 40).probe("hImage2")
        block(10, 10).probe("hBox")
      }
      .probe("hstack")
      VStack {
        picture(64, 40).probe("vImage")
        Text("Hg").probe("vText")
        picture(64, 40).probe("vImage2")
        block(10, 10).probe("vBox")
      }
      .probe("vstack")
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Hg").probe("blText")
        picture(64, 40).probe("blImage")
      }
      .probe("baseline")
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("Hg").probe("lblText")
        picture(64, 40).probe("lblImage")
      }
      .probe("lastBaseline")
    }
    .probe("stack")
  }
}
