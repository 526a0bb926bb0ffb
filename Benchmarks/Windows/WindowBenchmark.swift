#if GTK
  import CGTK
  import CairnCore
  import CairnGTK
  import Foundation
  import Glibc
  import Measuring
  import SwiftUI

  /// Work in a real window, compared to the same work in C in `Floor/window.c`. The next change is made after
  /// the frame with the previous one has been painted.
  @MainActor
  enum WindowBenchmark: String, CaseIterable {
    case start
    case pushPop = "push-pop"
    case list
    case row

    /// The current benchmark, its number of changes or rows, and the number of pages pushed before it.
    static var current = WindowBenchmark.start
    static var count = 0
    static var depth = 0
    static let path = Remote<[Int]>()
    static let text = Remote<String>()
    private static var done = 0
    /// The memory before the pages below were pushed, with them, and after a tenth of the rounds.
    private static var held = (alone: 0, above: 0, early: 0)

    func run(_ count: Int, depth: Int) -> Never {
      (Self.current, Self.count, Self.depth) = (self, count, depth)
      let environment = ProcessInfo.processInfo.environment
      _ = DesktopApp.run(
        { .of(BenchmarkApp()) }, name: "WindowBenchmark", environment: environment, opening: [],
        started: { _ in Self.followFrames() })
      print("There is no display.")
      exit(EX_UNAVAILABLE)
    }

    private static func followFrames() {
      guard let application = g_application_get_default() else { return }
      let gtk = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GtkApplication.self)
      guard let window = gtk_application_get_windows(gtk)?.pointee.data else { return }
      let widget = window.assumingMemoryBound(to: GtkWidget.self)
      gtk_widget_realize(widget)
      let painted: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, _ in
        MainActor.assumeIsolated { WindowBenchmark.framePainted() }
      }
      g_signal_connect_data(
        UnsafeMutableRawPointer(gtk_widget_get_frame_clock(widget)), "after-paint",
        unsafeBitCast(painted, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
    }

    private static func framePainted() {
      switch current {
      case .start, .list: end()
      case .pushPop: takeTurn()
      case .row:
        if done == count { end() }
        done += 1
        text.set("Row 5, \(done) times")
      }
    }

    /// First pushes the pages below, each in its own frame as a person would, and then begins the rounds.
    private static func takeTurn() {
      let rounds = done - depth
      if done == 0 { held.alone = Memory.allocated }
      if rounds == 0 { held.above = Memory.allocated }
      if rounds == count / 10 * 2 { held.early = Memory.allocated }
      if rounds == 2 * count {
        if depth > 0 { print("a page below keeps \((held.above - held.alone) / depth) bytes; ", terminator: "") }
        print("the last nine tenths of the rounds left \(Memory.allocated - held.early) bytes; ", terminator: "")
        end()
      }
      done += 1
      path.set(Array(0..<(rounds < 0 ? done : depth + (rounds + 1) % 2)))
    }

    /// Assembles its output by hand, because formatters would be counted with a start.
    private static func end() -> Never {
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      let started = getenv("STARTED").flatMap { Int(String(cString: $0)) }
      let time = started.map { now.tv_sec * 1_000 + now.tv_nsec / 1_000_000 - $0 } ?? 0
      print("\(time) ms, \(Memory.resident) kB resident, \(Memory.peak) kB at most")
      exit(0)
    }
  }

  private struct BenchmarkApp: App {
    var body: some Scene { WindowGroup { BenchmarkView() } }
  }

  private struct BenchmarkView: View {
    @State private var path: [Int] = []

    var body: some View {
      let _ = WindowBenchmark.path.connect { path = $0 }
      switch WindowBenchmark.current {
      case .start:
        VStack {
          Text("Number 0")
          Button("Further") {}
        }
      case .pushPop:
        NavigationStack(path: $path) {
          NumberPage(number: 0).navigationDestination(for: Int.self) { NumberPage(number: $0 + 1) }
        }
      case .list: List(0..<WindowBenchmark.count, id: \.self) { Text("Row \($0)") }
      case .row: List(0..<100_000, id: \.self) { RowText(row: $0) }
      }
    }
  }

  private struct NumberPage: View {
    let number: Int

    var body: some View {
      VStack {
        Text("Number \(number)")
        Button("Further") {}
      }
      .navigationTitle("Page \(number)")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private struct RowText: View {
    let row: Int
    @State private var text: String?

    var body: some View {
      let _ = row == 5 ? WindowBenchmark.text.connect { text = $0 } : ()
      Text(text ?? "Row \(row)")
    }
  }
#endif
