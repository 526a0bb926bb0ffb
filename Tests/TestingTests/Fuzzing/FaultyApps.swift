import SwiftUI

// Apps with one fault each, and the fewest commands that show it.

/// Three taps on Add.
struct TallyApp: App {
  var body: some Scene { WindowGroup { TallyView() } }
}

struct TallyView: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(count)").accessibilityIdentifier("count")
      Button("Add") { count += 1 }
      Button("Take") { count = max(0, count - 1) }
      Button("Nothing") {}
    }
  }
}

/// A name that is typed and then saved, if it is only a space.
struct NameForm: View {
  @State private var name = ""
  @State private var saved: [String] = []
  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Save") { saved.append(name) }.disabled(name.isEmpty)
      ForEach(saved, id: \.self) { Text("Saved \"\($0)\"") }
    }
  }
}

/// A page that is opened, left and opened again.
struct Revisit: View {
  @State private var visits = 0
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Open") { Text("Page").onAppear { visits += 1 } }
        NavigationLink("Other") { Text("Other page") }
        if visits >= 2 { Text("Seen twice") }
      }
      .navigationTitle("Visits \(visits)")
    }
  }
}

/// A sheet while the window is wide.
struct WideSheet: View {
  @State private var isOpen = false
  @State private var width = 0.0
  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { Text(width > 700 ? "Too wide" : "Fine") }
      .frame(maxWidth: .infinity)
      .onGeometryChange(for: Double.self) {
        $0.size.width
      } action: {
        width = $0
      }
  }
}

/// Both rows deleted.
struct TwoRows: View {
  @State private var rows = ["One", "Two"]
  var body: some View {
    List {
      ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) }
    }
  }
}

/// A task that ends after its button was tapped and a while has passed.
struct LateTask: View {
  @State private var isRunning = false
  @State private var isLate = false
  var body: some View {
    VStack {
      Toggle("Run", isOn: $isRunning)
      Text(isLate ? "Late" : "Not yet")
    }
    .task(id: isRunning) {
      guard isRunning, (try? await Task.sleep(for: .seconds(30))) != nil else { return }
      isLate = true
    }
  }
}

/// Two rows of one identity, after a switch is turned on.
struct TwinRows: View {
  @State private var hasTwin = false
  var body: some View {
    VStack {
      Toggle("Twin", isOn: $hasTwin)
      ForEach(hasTwin ? [1, 1] : [1], id: \.self) { Text("Row \($0)") }
    }
  }
}

/// Nothing is wrong.
struct SoundView: View {
  @State private var path: [Int] = []
  @State private var isOpen = false
  var body: some View {
    NavigationStack(path: $path) {
      List(0..<30, id: \.self) { NavigationLink("Number \($0)", value: $0) }
        .navigationTitle("Numbers")
        .navigationDestination(for: Int.self) { number in
          Button("Open \(number)") { isOpen = true }
            .navigationTitle("Number \(number)")
            .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
        }
    }
  }
}

/// A picture that is pressed for long.
struct PressedPicture: View {
  @State private var isPressed = false
  var body: some View {
    VStack {
      Text("Picture").onLongPressGesture { isPressed = true }
      Text(isPressed ? "Pressed" : "Untouched")
    }
  }
}

/// The last row moved to the top.
struct SortedRows: View {
  @State private var rows = ["A", "B", "C"]
  var body: some View {
    List {
      ForEach(rows, id: \.self) { Text($0) }.onMove { rows.move(fromOffsets: $0, toOffset: $1) }
    }
    .environment(\.editMode, .constant(.active))
  }
}
