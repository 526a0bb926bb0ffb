import SwiftUI

/// A page with a control of every kind, for tests that send all of them everything. What the numbers from outside become is
/// kept in the smallest types, which overflow first.
package struct ControlRoom: View {
  @State private var count = 3
  @State private var least = Int.min
  @State private var byte: UInt8 = 250
  @State private var share = 0.5
  @State private var single: Float = 0.5
  @State private var text = "abc"
  @State private var selection: TextSelection?
  @State private var lines = "one\ntwo"
  @State private var isOn = false
  @State private var choice = 1
  @State private var wheel = 2
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red
  @State private var dates: Set<DateComponents> = []
  @State private var page = 0
  @State private var rows = Array(0..<5)
  @State private var chosen: Set<Int> = []
  @State private var offset = CGSize.zero
  @State private var scale = 1.0
  @State private var angle = Angle.zero
  @State private var isShown: Bool
  @State private var isOpen = true

  /// - Parameter showsSheet: Whether a sheet with detents is in front.
  package init(showsSheet: Bool = false) { _isShown = State(initialValue: showsSheet) }

  package var body: some View {
    NavigationSplitView {
      List(selection: $chosen) {
        ForEach(rows, id: \.self) { Text("Row \($0)").draggable("row \($0)") }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { rows.remove(atOffsets: $0) }
      }
      .navigationTitle("Rows")
    } detail: {
      ScrollView([.horizontal, .vertical]) {
        VStack {
          numbers
          writing
          choosing
          moving
          LazyVStack { ForEach(0..<60, id: \.self) { Text("Line \($0)") } }
        }
      }
      .navigationTitle("Controls")
    }
    .sheet(isPresented: $isShown) {
      Stepper("Inside", value: $count).presentationDetents([.medium, .large])
    }
  }

  @ViewBuilder private var numbers: some View {
    Stepper("Count", value: $count, in: 1...8)
    Stepper("Least", value: $least)
    Stepper("Byte", value: $byte, step: 10)
    Stepper("Plain") {
      count += 1
    } onDecrement: {
      count -= 1
    }
    Slider(value: $share) { Text("Share") }
    Slider(value: $single, in: 0...1, step: 0.1) { Text("Single") }
    ProgressView(value: share)
    Gauge(value: share) { Text("Gauge") }
  }

  @ViewBuilder private var writing: some View {
    TextField("Text", text: $text, selection: $selection)
    TextField("Tall", text: $lines, axis: .vertical)
    TextField("Number", value: $count, format: .number)
    SecureField("Secret", text: $text)
    TextEditor(text: $lines).frame(width: 200, height: 60)
    PasteButton(payloadType: String.self) { text = $0.first ?? "" }
  }

  @ViewBuilder private var choosing: some View {
    Toggle("Switch", isOn: $isOn)
    Picker("Menu", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }
    Picker("Segments", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
    Picker("Wheel", selection: $wheel) { ForEach(0..<30) { Text("\($0)").tag($0) } }.pickerStyle(.wheel)
    DatePicker("Day", selection: $day)
    DatePicker("Time", selection: $day, displayedComponents: .hourAndMinute)
    ColorPicker("Color", selection: $color)
    MultiDatePicker("Days", selection: $dates)
    Button("Button") { count += 1 }
    Menu("More") { Button("Item") {} }
    DisclosureGroup("Details", isExpanded: $isOpen) { Text("Detail") }
    Link("Link", destination: URL(string: "https://example.com")!)
  }

  @ViewBuilder private var moving: some View {
    TabView(selection: $page) {
      Text("First").tag(0)
      Text("Second").tag(1)
    }
    .tabViewStyle(.page)
    .frame(height: 80)
    ScrollView(.horizontal) { HStack { ForEach(0..<30) { Text("\($0)").frame(width: 90) } } }
      .scrollTargetBehavior(.paging)
      .frame(height: 40)
    Text("Drag").offset(offset).gesture(
      DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
    Text("Pinch").scaleEffect(scale).rotationEffect(angle)
      .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
      .simultaneousGesture(RotateGesture().onChanged { angle = $0.rotation })
    Text("Tap").onTapGesture(count: 2) { count = 1 }.onLongPressGesture { count = 2 }.onHover { isOn = $0 }
    Text("Target").dropDestination(for: String.self) { items, place in
      text = items.joined()
      offset = CGSize(width: place.x, height: place.y)
      return true
    }
  }
}
