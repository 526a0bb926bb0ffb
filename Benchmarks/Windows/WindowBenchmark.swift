#if GTK
  import CGTK
  import CairnCore
  import CairnGTK
  import Foundation
  import Glibc
  import SwiftUI

  /// Work in a real window, beside the same in C in `Floor/window.c`. The next change is made when the frame with the last
  /// one has been painted.
  @MainActor
  enum WindowBenchmark: String, CaseIterable {
    case start = "window-start"
    case pushPop = "window-push-pop"
    case list = "window-list"
    case row = "window-row"

    /// What runs, how many changes it makes or rows it has, and how many pages lie below.
    static var current = WindowBenchmark.start
    static var count = 0
    static var depth = 0
    static let path = Remote<[Int]>()
    static let text = Remote<String>()
    private static var done = 0

    func run(_ count: Int, depth: Int) -> Never {
      (Self.current, Self.count, Self.depth) = (self, count, depth)
      let environment = ProcessInfo.processInfo.environment
      _ = DesktopApp.run(
        { BenchmarkApp() }, name: "WindowBenchmark", environment: environment, opening: [],
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
      case .pushPop:
        if done == 2 * count { end() }
        done += 1
        let below = Array(0..<depth)
        path.set(done % 2 == 1 ? below + [depth] : below)
      case .row:
        if done == count { end() }
        done += 1
        text.set("Row 5, \(done) times")
      }
    }

    private static func end() -> Never {
      let started = ProcessInfo.processInfo.environment["STARTED"].flatMap { Double($0) }
      let time = started.map { Date().timeIntervalSince1970 * 1_000 - $0 } ?? 0
      print(String(format: "%.1f ms, %d kB resident, %d kB at most", time, Memory.resident, Memory.peak))
      exit(0)
    }
  }

  private struct BenchmarkApp: App {
    var body: some Scene { WindowGroup { BenchmarkView() } }
  }

  private struct BenchmarkView: View {
    @State private var path = Array(0..<WindowBenchmark.depth)

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
