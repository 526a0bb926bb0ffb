import CairnValues
import Foundation

/// A cache of an element's sizes for recent proposals.
///
/// An answer is *live* while the parent may depend on it. The parent raises its `epoch` whenever it starts from
/// scratch; an answer is live if it was requested again since. When the element changes, only live answers must
/// be checked, and the check is inconclusive only if a live answer has been lost (`lostLiveAnswer`).
struct SizeMemory {
  struct Answer {
    var proposal: Proposal
    var size: CGSize
  }

  /// Two answers are stored inline. Most elements never have more.
  private var first = Answer(proposal: .unspecified, size: .zero)
  private var second = Answer(proposal: .unspecified, size: .zero)
  private var others: [Answer] = []
  private(set) var count: UInt8 = 0
  /// One bit per live answer.
  private(set) var live: UInt8 = 0
  /// The parent's epoch that `live` refers to.
  private var parentEpoch: UInt8 = 0
  /// Raised whenever the element's own answers start from scratch, so that its children notice.
  private(set) var epoch: UInt8 = 0
  private(set) var lostLiveAnswer = false

  static let limit: UInt8 = 8

  subscript(index: UInt8) -> Answer {
    switch index {
    case 0: first
    case 1: second
    default: others[Int(index) - 2]
    }
  }

  @inline(__always)
  func size(at index: UInt8) -> CGSize {
    if index == 0 { return first.size }
    return index == 1 ? second.size : others[Int(index) - 2].size
  }

  /// Returns the answers that the parent depends on, one bit each.
  func liveNow(parentEpoch now: UInt8) -> UInt8 { parentEpoch == now ? live : 0 }

  private func isLive(_ index: UInt8) -> Bool { live & (1 << index) != 0 }

  /// Returns the index of a proposal's answer, which becomes live, or `nil` if there is none.
  @inline(__always)
  mutating func find(_ proposal: Proposal, parentEpoch now: UInt8) -> UInt8? {
    let index: UInt8
    if count > 0, first.proposal == proposal {
      index = 0
    } else if count > 1, second.proposal == proposal {
      index = 1
    } else if count > 2, let found = findFurther(proposal) {
      index = found
    } else {
      return nil
    }
    if parentEpoch != now {
      parentEpoch = now
      live = 0
    }
    live |= 1 << index
    return index
  }

  @inline(never)
  private func findFurther(_ proposal: Proposal) -> UInt8? {
    for index in others.indices where others[index].proposal == proposal { return UInt8(index) + 2 }
    return nil
  }

  /// Returns the answer for a proposal without making it live.
  func peek(_ proposal: Proposal) -> CGSize? {
    if count > 0, first.proposal == proposal { return first.size }
    if count > 1, second.proposal == proposal { return second.size }
    guard count > 2, let index = findFurther(proposal) else { return nil }
    return self[index].size
  }

  /// Call this before computing an unknown answer. Returns `true` if the parent has started from scratch and
  /// every cached answer belonged to its earlier requests, in which case the cache is now empty.
  @inline(__always)
  mutating func beginMiss(parentEpoch now: UInt8) -> Bool {
    guard parentEpoch != now else { return false }
    parentEpoch = now
    live = 0
    guard count > 0 else { return false }
    forget()
    return true
  }

  /// Stores a live answer, replacing one that is not live if there are many.
  @inline(__always)
  mutating func remember(_ proposal: Proposal, _ size: CGSize) {
    let answer = Answer(proposal: proposal, size: size)
    switch count {
    case 0: first = answer
    case 1: second = answer
    default:
      rememberFurther(answer)
      return
    }
    live |= 1 << count
    count += 1
  }

  @inline(never)
  private mutating func rememberFurther(_ answer: Answer) {
    var index: UInt8 = 0
    while index < count, isLive(index) { index += 1 }
    if index == count {
      if count < SizeMemory.limit {
        others.append(answer)
        live |= 1 << index
        count += 1
        return
      }
      lostLiveAnswer = true
      index = SizeMemory.limit - 1
    }
    switch index {
    case 0: first = answer
    case 1: second = answer
    default: others[Int(index) - 2] = answer
    }
    live |= 1 << index
  }

  /// Starts from scratch: nothing depends on the children's previous answers any more.
  mutating func forget() {
    count = 0
    live = 0
    if !others.isEmpty { others = [] }
    lostLiveAnswer = false
    epoch &+= 1
  }
}
