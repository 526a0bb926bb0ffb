import Foundation

/// An archive of an installed app. It runs where it is unpacked, and its `bin`, `lib` and `share` can be copied to `~/.local`.
struct Tarball {
  let app: InstalledApp

  func write(to out: URL, scratch: URL) throws(Failure) -> URL {
    let name = "\(app.packageName)-\(app.info.version)-\(try app.architecture.linux)"
    try app.write(to: scratch.appending(path: name))
    let file = out.appending(path: "\(name).tar.gz")
    guard let tar = Program.named("tar") else { throw .unavailable("`tar` is missing.") }
    try tar.run([
      "--sort=name", "--mtime=@\(app.time.seconds)", "--owner=0", "--group=0", "--numeric-owner", "-czf", file.path,
      "-C", scratch.path, name,
    ])
    return file
  }
}

/// The names of a processor.
struct Architecture {
  let linux: String
  let debian: String

  init?(machine: UInt16) {
    switch machine {
    case 62: (linux, debian) = ("x86_64", "amd64")
    case 183: (linux, debian) = ("aarch64", "arm64")
    default: return nil
    }
  }
}

extension InstalledApp {
  var architecture: Architecture {
    get throws(Failure) {
      guard let architecture = Architecture(machine: build.libraries.machine) else {
        throw .unavailable("\(build.product) is for a processor that packages have no name for.")
      }
      return architecture
    }
  }
}
