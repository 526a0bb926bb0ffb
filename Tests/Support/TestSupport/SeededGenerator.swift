import CairnTesting

/// The generator that fuzzing uses too.
package typealias SeededGenerator = CairnTesting.SeededGenerator
