import Foundation

/// What software centers show of an app, in AppStream's format.
struct MetaInfo {
  let info: AppInfo
  let program: String
  let date: Date

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <component type="desktop-application">
      <id>\(xml(info.identifier))</id>
      <name>\(xml(info.name))</name>
      <summary>\(xml(info.summary))</summary>
      <metadata_license>CC0-1.0</metadata_license>
      <project_license>\(xml(info.license ?? "LicenseRef-proprietary"))</project_license>
      <description>
    \(paragraphs)
      </description>
      <launchable type="desktop-id">\(xml(info.identifier)).desktop</launchable>
    \(developer)\(homepage)  <provides>
        <binary>\(xml(program))</binary>
      </provides>
      <content_rating type="oars-1.1"/>
      <releases>
        <release version="\(xml(info.version))" date="\(day)"/>
      </releases>
    </component>

    """
  }

  private var paragraphs: String {
    let texts = info.about.components(separatedBy: "\n\n").filter { !$0.isEmpty }
    return texts.map { "    <p>\(xml($0))</p>" }.joined(separator: "\n")
  }

  private var developer: String {
    guard let name = info.developer else { return "" }
    let id = info.identifier.split(separator: ".").dropLast().joined(separator: ".")
    return "  <developer id=\"\(xml(id))\">\n    <name>\(xml(name))</name>\n  </developer>\n"
  }

  private var homepage: String { info.homepage.map { "  <url type=\"homepage\">\(xml($0))</url>\n" } ?? "" }

  private var day: String { date.formatted(.iso8601.year().month().day()) }

  private func xml(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
