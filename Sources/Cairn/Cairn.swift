@_exported import CairnURLs
