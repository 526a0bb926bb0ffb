import CairnUnsafe
import Testing

private struct Plain {}
private struct Box<T> {
  var value: T
  struct Inner {}
}
private enum Choice { case left, right }
private final class Object {}
private protocol Named { static var name: String { get } }
extension Box: Named { static var name: String { "\(T.self)" } }

@Suite("Where the runtime keeps what it knows of types")
struct TypeLayoutTests {
  @Test func theRuntimeOfThisToolchainIsAsExpected() { #expect(TypeLayout.verified == .expected) }

  /// Every wrong layout is found out, whatever memory it leads to.
  @Test(arguments: 0...9, [1, 2, 3, 9])
  func wrongWordsAreFoundOut(declaration: Int, argument: Int) {
    var layout = TypeLayout.expected
    layout.declarationWord = declaration
    layout.argumentWord = argument
    #expect(layout.isRight == (layout == .expected))
  }

  @Test(arguments: [0, 4, 8, 12], [0, 4, 8, 12])
  func wrongFieldsAreFoundOut(parent: Int, name: Int) {
    var layout = TypeLayout.expected
    layout.parentField = parent
    layout.nameField = name
    #expect(layout.isRight == (layout == .expected))
  }

  @Test(arguments: [TypeLayout.verified, nil])
  func kindsAreTheSameReadOrAsked(layout: TypeLayout?) {
    #expect(TypeKind(of: Plain.self, layout: layout) == .structure)
    #expect(TypeKind(of: Box<String>.self, layout: layout) == .structure)
    #expect(TypeKind(of: Choice.self, layout: layout) == .enumeration)
    #expect(TypeKind(of: Choice?.self, layout: layout) == .enumeration)
    #expect(TypeKind(of: (Int, String).self, layout: layout) == .tuple)
    #expect(TypeKind(of: Object.self, layout: layout) == .object)
    #expect(TypeKind(of: (any Hashable).self, layout: layout) == .existential)
    #expect(TypeKind(of: (() -> Void).self, layout: layout) == .other)
    #expect(TypeKind(of: Int.Type.self, layout: layout) == .other)
  }

  @Test func aDeclarationIsThatOfAllItIsGenericOver() throws {
    let box = try #require(TypeDeclaration(of: Box<Int>.self))
    #expect(box == TypeDeclaration(of: Box<String>.self))
    #expect(box != TypeDeclaration(of: Box<Int>.Inner.self))
    #expect(TypeDeclaration(of: Object.self) == nil)
    #expect(TypeDeclaration(of: (Int, Int).self) == nil)
  }

  @Test func aDeclarationSaysItsModule() throws {
    let module = try #require(TypeDeclaration(of: Box<Int>.Inner.self)?.module())
    #expect(module.is("UnsafeTests"))
    #expect(!module.is("UnsafeTest"))
    #expect(!module.is("UnsafeTests2"))
    #expect(TypeDeclaration(of: [Int].self)?.module()?.is("Swift") == true)
  }

  @Test func anArgumentIsTheTypeItIs() {
    #expect(firstArgument(of: Object?.self) == Object.self)
    #expect(firstArgument(of: Box<(any Hashable)?>.self) == (any Hashable)?.self)
  }

  @Test func aTypeStandsForAnotherOfItsDeclaration() {
    let made = retargeted(Box<Int>.self, as: (any Named.Type).self, to: Box<[String]>.self)
    #expect(made?.name == "Array<String>")
  }

  @Test func nothingIsReadWhereTheLayoutIsNotKnown() {
    #expect(TypeDeclaration(of: Box<Int>.self, layout: nil) == nil)
    #expect(TypeDeclaration(of: Box<Int>.self)?.module(layout: nil) == nil)
    #expect(firstArgument(of: Int?.self, layout: nil) == nil)
    #expect(retargeted(Box<Int>.self, as: (any Named.Type).self, to: Box<String>.self, layout: nil) == nil)
  }
}
