import Foundation

/// A folder from which `podman build` or `docker build` makes an image that serves the app to browsers.
struct ContainerFiles {
  /// The app as one program, without Swift's and Cairn's libraries.
  let app: InstalledApp

  func write(to out: URL) throws(Failure) -> (folder: URL, steps: [String]) {
    let folder = out.appending(path: "container")
    try app.writeProgram(to: folder.appending(path: "app"))
    try Files.write(text, to: folder.appending(path: "Containerfile"))
    try app.normalize(folder)
    let name = app.packageName
    return (
      folder,
      [
        "Container: `podman build -t \(name) \(folder.path.shellQuoted)`, or with docker `-f Containerfile`; then "
          + "`podman run -p 8080:8080 -v \(name):/var/lib/app \(name)`, and open http://localhost:8080. "
          + "For other names than localhost, add `-e CAIRN_WEB_HOSTS=app.example.org`."
      ]
    )
  }

  var text: String {
    let libraries = DebianPackage.containerPackages(for: app.build.libraries)
    let install =
      libraries.isEmpty
      ? ""
      : """
      RUN apt-get update \\
       && apt-get install -y --no-install-recommends \(libraries.joined(separator: " ")) \\
       && rm -rf /var/lib/apt/lists/*

      """
    return """
      # \(app.info.name) \(app.info.version), served to browsers. Sessions and settings are in the volume.
      FROM \(Self.image(for: app.build.libraries.libc))
      \(install)RUN useradd --system --uid 10001 --user-group --home-dir /var/lib/app --create-home app
      COPY app /app
      USER app
      ENV CAIRN_WEB_STATE=/var/lib/app CAIRN_WEB_ADMIN=127.0.0.1:9090 SWIFT_BACKTRACE=enable=no
      VOLUME /var/lib/app
      EXPOSE 8080
      HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \\
        CMD ["/bin/bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/9090 && printf 'GET /health HTTP/1.0\\\\r\\\\n\\\\r\\\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
      ENTRYPOINT ["/app/\(app.build.product)", "--web", "0.0.0.0:8080"]

      """
  }

  /// The oldest Debian that has the C library.
  static func image(for libc: String) -> String {
    let isOld = libc.compare("2.36", options: .numeric) != .orderedDescending
    return isOld ? "debian:bookworm-slim" : "debian:trixie-slim"
  }
}
