import CairnTesting
import CoreHaptics
import CoreMotion
import EventKit
import Foundation
import NaturalLanguage
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Sensors, calendars and languages")
struct DeviceTests {
  @Test func nothingTrembles() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    let event = CHHapticEvent(
      eventType: .hapticContinuous, parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
      relativeTime: 1, duration: 2)
    #expect(try CHHapticPattern(events: [event], parameters: []).duration == 3)
  }

  @Test func thereAreNoSensors() throws {
    let motion = CMMotionManager()
    #expect(!motion.isDeviceMotionAvailable && !motion.isAccelerometerAvailable && !motion.isGyroAvailable)
    #expect(motion.deviceMotion == nil)
    #expect(!CMPedometer.isStepCountingAvailable())
    let host = TestHost {
      Button("Tilt") { motion.startDeviceMotionUpdates(to: .main) { _, _ in Issue.record("There are no sensors.") } }
    }
    try host.tap("Tilt")
    #expect(host.diagnostics.map(\.code) == ["framework.missing-call"])
  }

  @Test(.withoutReports) func stepsAreNotCounted() {
    var failure: (any Error)?
    CMPedometer().startUpdates(from: .now) { data, error in
      #expect(data == nil)
      failure = error
    }
    #expect(failure != nil)
  }

  @Test(.withoutReports) func calendarsCannotBeRead() async throws {
    let store = EKEventStore()
    #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
    #expect(try await store.requestFullAccessToEvents() == false)
    #expect(try await store.requestAccess(to: .reminder) == false)
    #expect(store.defaultCalendarForNewEvents == nil && store.calendars(for: .event).isEmpty)
    let event = EKEvent(eventStore: store)
    event.title = "Lunch"
    event.addAlarm(EKAlarm(relativeOffset: -600))
    #expect(event.alarms?.count == 1)
    #expect(throws: (any Error).self) { try store.save(event, span: .thisEvent) }
  }

  @Test(
    arguments: [
      ("こんにちは世界", NLLanguage.japanese), ("안녕하세요", .korean), ("Καλημέρα", .greek), ("สวัสดี", .thai), ("שלום", .hebrew),
    ]) func aScriptOfOneLanguageTellsIt(_ text: String, _ language: NLLanguage)
  {
    #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
  }

  @Test(arguments: ["Hello", "Привет", "你好", "", "1 + 2", "Hello, α"]) func othersAreNotKnown(_ text: String) {
    #expect(NLLanguageRecognizer.dominantLanguage(for: text) == nil)
  }

  private func parts(_ text: String, _ unit: NLTokenUnit) -> [String] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = text
    return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
  }

  @Test func textsHaveParts() {
    #expect(parts("I don't have 3.5 apples, OK?", .word) == ["I", "don't", "have", "3.5", "apples", "OK"])
    #expect(parts("'Tis 'quoted' 1,000 e.g. x_1", .word) == ["Tis", "quoted", "1,000", "e.g", "x_1"])
    #expect(parts("世界 über naïve", .word) == ["世", "界", "über", "naïve"])
    #expect(parts("One. \"Two!\" Three 3.5? Four", .sentence) == ["One. ", "\"Two!\" ", "Three 3.5? ", "Four"])
    #expect(parts("一。二。", .sentence) == ["一。", "二。"])
    #expect(parts("a\nb\n\nc", .paragraph) == ["a", "b", "c"])
    #expect(parts(" ... ", .word).isEmpty && parts("", .sentence).isEmpty && parts("\n \n", .sentence).isEmpty)
    #expect(parts("all of it", .document) == ["all of it"])
  }

  @Test func sentencesCoverTheirText() {
    var random = SeededGenerator(7)
    let pieces = ["a", "B", " ", ".", "!", "。", "\"", "\n", "3", ",", "…", "世", "👍🏽", "\r\n"]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in pieces.randomElement(using: &random)! }
        .joined()
      let sentences = parts(text, .sentence).joined()
      #expect(sentences == text || sentences.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace }, "\(text)")
      let words = parts(text, .word)
      #expect(words.allSatisfy { word in word.contains { $0.isLetter || $0.isNumber } }, "\(text)")
    }
  }

  private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      let mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      return mixed ^ (mixed >> 27)
    }
  }

  @Test(.withoutReports) func onlyWordsAndNumbersAreTagged() {
    let tagger = NLTagger(tagSchemes: [.tokenType, .sentimentScore])
    let text = "Two 2"
    tagger.string = text
    let range = text.startIndex..<text.endIndex
    #expect(tagger.tags(in: range, unit: .word, scheme: .tokenType).map(\.0) == [.word, .number])
    #expect(tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore).0 == nil)
  }
}
