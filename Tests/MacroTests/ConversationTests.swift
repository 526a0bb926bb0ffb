import Foundation
import Testing

@testable import CairnMacroExpansion

@Suite struct ConversationTests {
  private func reply(to message: String) -> String {
    String(decoding: Conversation.reply(to: Array(message.utf8)), as: UTF8.self)
  }

  /// The message of the Swift 6.3 compiler for `@Entry internal var name = 5 // trailing`, with a shortened
  /// configuration.
  private static func entryMessage(role: String) -> String {
    #"{"expandAttachedMacro":{"attributeSyntax":{"kind":"attribute","location":{"column":37,"fileID":"a/a.swift","#
      + #""fileName":"a.swift","line":7,"offset":592},"source":"\n  // leading comment\n  /// Doc é.\n  @Entry "},"#
      + #""declSyntax":{"kind":"declaration","location":{"column":37,"fileID":"a/a.swift","fileName":"a.swift","#
      + #""line":7,"offset":592},"source":"\n  // leading comment\n  /// Doc é.\n  @Entry internal var name = 5 "#
      + #"// trailing"},"discriminator":"$s1a17EnvironmentValuesV4name5EntryfMa_","lexicalContext":[{"kind":"#
      + #""declaration","location":{"column":0,"fileID":"","fileName":"","line":0,"offset":0},"source":"\n/// é before"#
      + #"\n@available(macOS 10, *)\nextension EnvironmentValues {}"}],"macro":{"moduleName":"CairnMacros","#
      + #""name":"Entry ","typeName":"EntryMacro"},"macroRole":"\#(role)","staticBuildConfiguration":"#
      + #""{\"attributes\":[\"objc\"],\"compilerVersion\":{\"components\":[6,3,1]},\"features\":[\"Macros\"]}"}}"#
  }

  private static let previewMessage =
    #"{"expandFreestandingMacro":{"discriminator":"$s1a0012aswift_DrJCafMX12_0_33_ELl7PreviewfMf_","lexicalContext":[],"#
    + #""macro":{"moduleName":"CairnMacros","name":"Preview","typeName":"PreviewMacro"},"macroRole":"declaration","#
    + #""staticBuildConfiguration":"{}","syntax":{"kind":"expression","location":{"column":2,"fileID":"a/a.swift","#
    + #""fileName":"a.swift","line":12,"offset":688},"source":"\n#Preview(\"é\") { /* c */ Card() }"}}}"#

  @Test func tellsItsVersion() {
    #expect(
      reply(to: #"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
  }

  @Test func expandsRecordedRequests() {
    #expect(
      reply(to: Self.entryMessage(role: "accessor"))
        == #"{"expandMacroResult":{"expandedSource":"get { self[__Key_name.self] }\nset { self[__Key_name.self] = "#
        + #"newValue }","diagnostics":[]}}"#)
    #expect(
      reply(to: Self.entryMessage(role: "peer"))
        == #"{"expandMacroResult":{"expandedSource":"private struct __Key_name: EnvironmentKey {\n  @safe "#
        + #"nonisolated(unsafe) private(set) static var defaultValue = 5\n}","diagnostics":[]}}"#)
    #expect(
      reply(to: Self.previewMessage)
        == #"{"expandMacroResult":{"expandedSource":"enum $s1a0012aswift_DrJCafMX12_0_33_ELl7PreviewfMf_7previewfMu_"#
        + #": _PreviewRegistry {\n  static var _previewFile: Swift.String { \"a/a.swift\" }\n  "#
        + #"static var _previewLine: Swift.Int { 13 }\n  static var _preview: __Preview {\n    "#
        + #"__Preview(\"é\") { /* c */ Card() }\n  }\n}","diagnostics":[]}}"#)
  }

  @Test func aPreviewableByItselfIsNothing() {
    #expect(
      reply(
        to: #"{"expandAttachedMacro":{"macro":{"typeName":"PreviewableMacro"},"declSyntax":{"source":"var x = 1"}}}"#)
        == #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
  }

  @Test func anErrorTravelsWithItsPlaceAndItsCure() {
    let message = Self.entryMessage(role: "peer").replacing("internal var name = 5", with: "let name = 5")
    #expect(
      reply(to: message)
        == #"{"expandMacroResult":{"expandedSource":null,"diagnostics":[{"message":"'@Entry' can only be attached to "#
        + #"a 'var', not a 'let'","severity":"error","position":{"fileName":"a.swift","offset":637},"highlights":[],"#
        + #""notes":[],"fixIts":[{"message":"replace 'let' with 'var'","changes":[{"range":{"fileName":"a.swift","#
        + #""startOffset":637,"endOffset":640},"newText":"var"}]}]}]}}"#)
  }

  @Test func librariesAreNotLoaded() {
    #expect(
      reply(to: #"{"loadPluginLibrary":{"libraryPath":"/x.so","moduleName":"X"}}"#)
        == #"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#)
  }

  @Test(arguments: [
    "", "null", "[]", "{}", "nonsense", #"{"somethingNew":{}}"#, #"{"expandAttachedMacro":{}}"#,
    #"{"expandFreestandingMacro":{"macro":{"typeName":"PreviewMacro"},"syntax":5}}"#,
    #"{"expandFreestandingMacro":{"macro":{"typeName":"OtherMacro"},"syntax":{"source":"x"}}}"#,
  ])
  func whatItDoesNotUnderstandIsAnsweredWithAnError(message: String) {
    let reply = reply(to: message)
    #expect(reply.hasPrefix(#"{"expandMacroResult":{"expandedSource":null,"diagnostics":[{"message":""#))
  }

  @Test func theConversationGoesOnUntilTheCompilerHangsUp() {
    let capability = #"{"getCapability":{}}"#
    let answer = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    let unknown = Conversation.reply(to: Array("x".utf8))
    let output = converse([frame(capability), frame("x"), frame(capability)].flatMap(\.self))
    #expect(output == frame(answer) + frame(unknown) + frame(answer))
  }

  @Test(arguments: [[], [1, 2, 3], [5, 0, 0, 0, 0, 0, 0, 0, 1], [UInt8](repeating: 255, count: 20)])
  func aMessageThatIsCutOffEndsIt(input: [UInt8]) {
    #expect(converse(input).isEmpty)
  }

  @Test func aMessageMayBeLongerThanAPipeHolds() {
    let padding = String(repeating: " ", count: 300_000)
    let output = converse(frame(#"{"getCapability":{}}"# + padding))
    #expect(output == frame(#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#))
  }

  private func frame(_ text: String) -> [UInt8] { frame(Array(text.utf8)) }

  private func frame(_ message: [UInt8]) -> [UInt8] {
    let count = message.count
    return [UInt8(count & 255), UInt8(count >> 8 & 255), UInt8(count >> 16), 0, 0, 0, 0, 0] + message
  }

  /// Sends the input to a new conversation and returns all its replies.
  private func converse(_ input: [UInt8]) -> [UInt8] {
    let questions = Pipe()
    let answers = Pipe()
    let writer = Thread {
      questions.fileHandleForWriting.write(Data(input))
      try? questions.fileHandleForWriting.close()
    }
    writer.start()
    let channel = MessageChannel(
      input: questions.fileHandleForReading.fileDescriptor, output: answers.fileHandleForWriting.fileDescriptor)
    Conversation(channel: channel).run()
    try? answers.fileHandleForWriting.close()
    return Array(answers.fileHandleForReading.readDataToEndOfFile())
  }
}
