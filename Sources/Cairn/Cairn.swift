@_exported import CairnParts
@_exported import CairnURLs
