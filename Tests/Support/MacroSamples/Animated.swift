nonisolated protocol Shape: Animatable {}

@Animatable
struct Wedge: Shape {
  var start: Angle
  var end = Angle.zero
  var size = 0.5 { didSet {} }
  let name = "wedge"
  static var count: Int { 1 }
  @AnimatableIgnored var isFilled: Bool
  var middle: Double { (start.animatableData + end.animatableData) / 2 }

  init(start: Angle) {
    self.start = start
    isFilled = true
  }

  func path() -> [Double] {
    var points: [Double] = []
    points.append(middle)
    return points
  }
}

@Animatable
struct Counting: View {
  var number: Double
  @State private var taps = 0
  @AnimatableIgnored var label = "now"

  var body: some View { Text("\(number) \(label) \(taps)") }
}

@Animatable
struct Still {
  let number = 1
}

extension Wedge {
  var halves: (Double, Double, Double) {
    var copy = self
    copy.animatableData = AnimatableValues(0, 1, 2)
    return copy.animatableData.value
  }
}
