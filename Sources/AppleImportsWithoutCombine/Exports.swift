// Takes the place of AppleImports in files that import OpenCombine, where each name of Combine would be ambiguous.
@_exported import CairnFoundation
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
