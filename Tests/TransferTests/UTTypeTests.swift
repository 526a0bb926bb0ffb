import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Types of data")
struct UTTypeTests {
  @Test func extensionsAndMIMETypesNameTypes() {
    #expect(UTType(filenameExtension: "png") == .png)
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType("public.plain-text") == .plainText)
    #expect(UTType("public.unknown-thing") == nil)
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test func typesConformToWhatTheyAreKindsOf() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.swiftSource.isSubtype(of: .text))
    #expect(UTType.text.isSupertype(of: .json))
    #expect(UTType.folder.conforms(to: .directory))
  }

  @Test func whatIsNotKnownIsDynamic() {
    let type = UTType(filenameExtension: "xyzzy")
    #expect(type?.isDynamic == true)
    #expect(type?.preferredFilenameExtension == "xyzzy")
    #expect(type?.conforms(to: .data) == true)
  }

  @Test func anAppDeclaresItsOwn() {
    let type = UTType(exportedAs: "com.example.recipe", conformingTo: .json)
    #expect(type.conforms(to: .json))
    #expect(type.conforms(to: .text))
    #expect(type.identifier == "com.example.recipe")
  }

  @Test func namesGetTheExtensionOfTheirType() {
    let folder = URL(filePath: "/tmp")
    #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
    #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg")
  }

  @Test func aTypeIsCodedAsItsName() throws {
    let data = try JSONEncoder().encode([UTType.pdf])
    #expect(String(decoding: data, as: UTF8.self) == #"["com.adobe.pdf"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.pdf])
  }
}
