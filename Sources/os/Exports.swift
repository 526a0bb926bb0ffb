// Locks in one word.
@_exported import CairnDarwinNames
