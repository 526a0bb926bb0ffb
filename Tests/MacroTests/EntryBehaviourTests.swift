import Testing

@testable import MacroSamples

@Suite struct EntryBehaviourTests {
  @Test func anEntryHasItsDefaultUntilItIsSet() {
    var values = EnvironmentValues()
    #expect(values.title == "untitled")
    values.title = "a title"
    #expect(values.title == "a title")
    #expect(EnvironmentValues().title == "untitled")
  }

  @Test func everyEntryHasAKeyOfItsOwn() {
    var values = EnvironmentValues()
    values.inferredNumber = 1
    #expect(values.chosen == 1)
    #expect(values.default == 7)
    #expect(values.commented == 42)
    #expect(values.inferredNumber == 1)
  }

  @Test func anOptionalEntryStartsAsNil() {
    let values = EnvironmentValues()
    #expect(values.selection == nil)
    #expect(values.genericOptional == nil)
    #expect(values.forced == nil)
    #expect(values.optionalAction == nil)
  }

  @Test func aWrittenTypeMakesANewDefaultForEveryReadAndAnInferredOneKeepsIt() {
    let values = EnvironmentValues()
    #expect(values.freshCounter !== values.freshCounter)
    #expect(values.inferredCounter === values.inferredCounter)
  }

  @Test func stringsKeepTheirLinesAndInterpolations() {
    let values = EnvironmentValues()
    #expect(values.text == "first \"line\" 2 nested twice\n  second = { line")
    #expect(values.raw == "a \"quoted\" \\(brace) } 3")
  }

  @Test func closuresAreDefaultsToo() {
    let values = EnvironmentValues()
    values.action()
    #expect(values.inferredAction(20) == 41)
    #expect(values.sendableAction(5) == "5")
  }

  @Test func genericArgumentsAreNotTakenForSeveralVariables() {
    var values = EnvironmentValues()
    #expect(values.table.isEmpty)
    #expect(values.inferredTable.isEmpty)
    values.table["a"] = [1]
    #expect(values.table == ["a": [1]])
  }

  @Test @MainActor func anEntryOfTheMainActorMayUseIt() {
    let values = EnvironmentValues()
    #expect(values.model.title == "model")
    #expect(values.inferredModel.title == "model")
    #expect(values.isolatedByExtension.title == "model")
  }

  @Test func aKeyPathReachesAnEntry() {
    var values = EnvironmentValues()
    let path: WritableKeyPath<EnvironmentValues, Size> = \.size
    #expect(values[keyPath: path] == .large)
    values[keyPath: path] = .small
    #expect(values.size == .small)
  }

  @Test func transactionsContainersAndFocusHaveEntries() {
    var transaction = Transaction()
    transaction.isQuick = true
    #expect(transaction.isQuick)
    #expect(transaction.label == "none")

    var container = ContainerValues()
    container.note = "n"
    #expect(container.weight == 0.5)
    #expect(container.note == "n")

    var focused = FocusedValues()
    #expect(focused.document == nil)
    focused.document = "d"
    focused.number = 3
    #expect(focused.document == "d")
    #expect(focused.number == 3)
    focused.number = nil
    #expect(focused.number == nil)
  }
}
