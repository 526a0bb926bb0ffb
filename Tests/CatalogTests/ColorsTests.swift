import CairnTesting
import Foundation
import SwiftUI
import Testing

@testable import Catalog

@MainActor
@Suite("Colors is a small app worth keeping")
struct ColorsTests {
  private func open() throws -> TestHost {
    let host = freshCatalog()
    try host.tap("Colors")
    return host
  }

  @Test func aColorTellsItsValues() throws {
    let host = try open()
    try host.tap("Red")
    let hex = try #require(host.texts.first { $0.hasPrefix("#") })
    #expect(hex.count == 7)
    try host.tap("Copy")
    #expect(UIPasteboard.general.string == hex)
  }

  @Test func aMixedColorIsKept() throws {
    let host = try open()
    try host.tap("Mix")
    try host.type("Sea", into: "Name")
    try host.tap("Save")
    #expect(host.sheets == 0 && host.isVisible("Sea"))
    let again = try host.terminateAndRestore()
    try again.tap("Colors")
    try again.tap("Sea")
    #expect(again.texts.contains("#4D80B3"))
    try again.tap("Delete")
    #expect(again.title == "Colors" && !again.isVisible("Sea"))
  }

  @Test func theContrastIsThatOfTheGuidelines() {
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    #expect(abs(white.contrast(to: 0) - 21) < 0.01 && abs(white.contrast(to: 1) - 1) < 0.01)
    #expect(white.hex == "#FFFFFF" && white.numbers == "255, 255, 255")
  }
}
