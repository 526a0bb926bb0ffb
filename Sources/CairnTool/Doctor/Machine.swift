import Foundation
import Glibc

/// The requirements of apps on this machine.
struct Machine {
  let bundle: SDKBundle

  func examine() -> [Finding] {
    let toolchain = try? Toolchain.current()
    return [swift(toolchain), sdk(toolchain), windows(toolchain), models, display, terminal, staticPrograms, debugger]
  }

  private func swift(_ toolchain: Toolchain?) -> Finding {
    guard let toolchain else {
      return Finding(
        subject: "Swift", state: .broken, detail: "there is no toolchain",
        remedy: "Install one from https://www.swift.org/install/linux/")
    }
    guard toolchain.version.compare("6.2", options: .numeric) != .orderedAscending else {
      return Finding(
        subject: "Swift", state: .broken, detail: "\(toolchain.version), but Cairn needs 6.2 or later",
        remedy: "Install one from https://www.swift.org/install/linux/")
    }
    return Finding(subject: "Swift", state: .good, detail: toolchain.version)
  }

  private func sdk(_ toolchain: Toolchain?) -> Finding {
    guard let toolchain else { return Finding(subject: "SDK", state: .broken, detail: "it needs a toolchain") }
    do throws(Failure) {
      return Finding(subject: "SDK", state: .good, detail: try bundle.name(for: toolchain))
    } catch {
      return Finding(subject: "SDK", state: .broken, detail: error.message, remedy: "cairn sdk install")
    }
  }

  private func windows(_ toolchain: Toolchain?) -> Finding {
    guard dlopen("libadwaita-1.so.0", RTLD_LAZY) != nil else {
      return Finding(
        subject: "Windows", state: .missing, detail: "libadwaita is missing", remedy: "apt install libadwaita-1-dev")
    }
    if let toolchain, bundle.manifest(of: toolchain.version)?.hasWindows == false {
      return Finding(
        subject: "Windows", state: .missing, detail: "the SDK was built without libadwaita's headers",
        remedy: "apt install libadwaita-1-dev && cairn sdk update")
    }
    return Finding(subject: "Windows", state: .good, detail: "libadwaita is installed")
  }

  private var models: Finding {
    guard dlopen("libsqlite3.so.0", RTLD_LAZY) != nil else {
      return Finding(
        subject: "Models", state: .missing,
        detail: "SQLite is missing, without which SwiftData and Core Data save nothing",
        remedy: "apt install libsqlite3-0")
    }
    return Finding(subject: "Models", state: .good, detail: "SQLite is installed")
  }

  private var display: Finding {
    let environment = ProcessInfo.processInfo.environment
    let name = ["WAYLAND_DISPLAY", "DISPLAY"].compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let name else {
      return Finding(
        subject: "Display", state: .missing, detail: "there is none, so apps run in the terminal",
        remedy: "xvfb-run cairn run --window")
    }
    return Finding(subject: "Display", state: .good, detail: name)
  }

  private var terminal: Finding {
    let name = ProcessInfo.processInfo.environment["TERM"] ?? ""
    guard isatty(STDOUT_FILENO) == 1, !name.isEmpty, name != "dumb" else {
      return Finding(
        subject: "Terminal", state: .missing, detail: "the output is no terminal, so apps print their first screen")
    }
    return Finding(subject: "Terminal", state: .good, detail: name)
  }

  private var staticPrograms: Finding {
    guard BuildCommand.hasStaticLibraries else {
      return Finding(
        subject: "Shipping", state: .missing, detail: "static programs need libcurl's headers",
        remedy: "apt install libcurl4-openssl-dev")
    }
    return Finding(subject: "Shipping", state: .good, detail: "static programs can be built")
  }

  /// The debugger of a toolchain can lack a library, and then does not start.
  private var debugger: Finding {
    let text = (try? Program(path: "/bin/sh").output(["-c", "lldb --version 2>&1 || true"])) ?? ""
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    guard line.hasPrefix("lldb version") else {
      return Finding(
        subject: "Debugger", state: .missing, detail: line.isEmpty ? "there is no lldb" : line,
        remedy: "Docs/SDK.md#editors-and-debuggers says more")
    }
    return Finding(subject: "Debugger", state: .good, detail: line)
  }
}
