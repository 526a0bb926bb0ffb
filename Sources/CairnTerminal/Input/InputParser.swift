import CairnHosting

/// Parses a terminal's bytes into events. It is a state machine that accepts any chunks and never fails. Unknown
/// sequences are skipped as a whole.
///
/// Escape is a key, and also the start of other keys. Only time distinguishes them: while `isWaiting`, the
/// reader calls `timeout()` when nothing has arrived for a moment.
package struct InputParser {
  private enum State {
    case ground
    case escape
    /// In the middle of a scalar.
    case scalar(value: UInt32, missing: Int, least: UInt32)
    case control
    /// `ESC O` and one more byte.
    case single
    /// A string up to its terminator. The flag records an escape, which may begin the terminator.
    case string(StringKind, sawEscape: Bool)
    /// The three bytes of the oldest mouse reports.
    case oldMouse
    case paste
  }

  private enum StringKind { case command, device, application, other }

  private var state = State.ground
  private var bytes: [UInt8] = []
  /// Whether the next key follows an escape.
  private var isAlt = false
  /// Whether a sequence has too many bytes to be valid.
  private var isTooLong = false
  private var events: [InputEvent] = []

  private static let longestControl = 64
  private static let longestString = 4_096

  package init() {}

  /// Whether the input so far is an escape key unless more arrives.
  package var isWaiting: Bool {
    switch state {
    case .ground, .paste: false
    default: true
    }
  }

  /// Whether text is being pasted. If the end does not arrive for long, `timeout()` accepts the text so far.
  package var isPasting: Bool {
    if case .paste = state { return true }
    return false
  }

  package mutating func feed(_ input: UnsafeBufferPointer<UInt8>) -> [InputEvent] {
    var index = 0
    while index < input.count {
      if case .paste = state {
        index = takePasted(input, from: index)
      } else {
        take(input[index])
        index += 1
      }
    }
    defer { events = [] }
    return events
  }

  package mutating func feed(_ input: [UInt8]) -> [InputEvent] { input.withUnsafeBufferPointer { feed($0) } }

  /// Completes partial input, because nothing more has arrived for a moment.
  package mutating func timeout() -> [InputEvent] {
    switch state {
    case .ground: break
    case .paste: events.append(.paste(String(decoding: bytes, as: UTF8.self)))
    case .escape: emit(Key(.escape, isAlt ? .alt : []))
    case .scalar: emit(.character("\u{FFFD}"))
    case .control where bytes.isEmpty: emit(.character("[", .alt))
    case .single: emit(.character("O", .alt))
    case .control, .string, .oldMouse: break
    }
    reset()
    defer { events = [] }
    return events
  }

  private mutating func reset() {
    state = .ground
    bytes.removeAll(keepingCapacity: bytes.capacity < 8_192)
    isAlt = false
    isTooLong = false
  }

  private mutating func emit(_ key: Key) {
    var key = key
    if isAlt { key.modifiers.insert(.alt) }
    events.append(.key(key))
  }

  // MARK: One byte

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .escape: takeAfterEscape(byte)
    case .scalar(let value, let missing, let least):
      takeScalar(byte, value: value, missing: missing, least: least)
    case .control: takeControl(byte)
    case .single: takeSingle(byte)
    case .string(let kind, let sawEscape): takeString(byte, kind, sawEscape: sawEscape)
    case .oldMouse:
      bytes.append(byte)
      if bytes.count == 3 { finishOldMouse() }
    case .paste: break
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0x0D, 0x0A: finish(Key(.enter))
    case 0x09: finish(Key(.tab))
    case 0x7F: finish(Key(.backspace))
    // More terminals send this for the backspace key than users press Ctrl+H.
    case 0x08: finish(Key(.backspace))
    case 0x00: finish(.character(" ", .control))
    case 0x01...0x1A: finish(.character(Unicode.Scalar(byte + 0x60), .control))
    case 0x1C...0x1F: finish(.character(Unicode.Scalar(byte + 0x40), .control))
    case 0x20...0x7E: finish(.character(Unicode.Scalar(byte)))
    case 0xC2...0xDF: state = .scalar(value: UInt32(byte & 0x1F), missing: 1, least: 0x80)
    case 0xE0...0xEF: state = .scalar(value: UInt32(byte & 0x0F), missing: 2, least: 0x800)
    case 0xF0...0xF4: state = .scalar(value: UInt32(byte & 0x07), missing: 3, least: 0x10000)
    default: finish(.character("\u{FFFD}"))
    }
  }

  private mutating func finish(_ key: Key) {
    emit(key)
    reset()
  }

  private mutating func takeScalar(_ byte: UInt8, value: UInt32, missing: Int, least: UInt32) {
    guard byte & 0xC0 == 0x80 else {
      finish(.character("\u{FFFD}"))
      return take(byte)
    }
    let value = value << 6 | UInt32(byte & 0x3F)
    if missing > 1 {
      state = .scalar(value: value, missing: missing - 1, least: least)
    } else if value >= least, let scalar = Unicode.Scalar(value), value >= 0xA0 {
      finish(.character(scalar))
    } else {
      finish(.character("\u{FFFD}"))
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"): state = .string(.command, sawEscape: false)
    case UInt8(ascii: "P"): state = .string(.device, sawEscape: false)
    case UInt8(ascii: "_"): state = .string(.application, sawEscape: false)
    case UInt8(ascii: "^"), UInt8(ascii: "X"): state = .string(.other, sawEscape: false)
    case 0x1B:
      // The first escape was a key, unless it is the Alt of the second.
      if isAlt { emit(Key(.escape)) }
      isAlt = true
    default:
      isAlt = true
      state = .ground
      takeGround(byte)
    }
  }

  private mutating func takeSingle(_ byte: UInt8) {
    let code = byte == UInt8(ascii: "M") ? .enter : ControlSequence.code(byte)
    if let code { emit(Key(code)) }
    reset()
    // A control character cannot end such a key.
    if code == nil, byte < 0x20 || byte == 0x7F { take(byte) }
  }

  // MARK: Control sequences

  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      reset()
      state = .escape
    case UInt8(ascii: "M") where bytes.isEmpty: state = .oldMouse
    // The Linux console's function keys have a second bracket.
    case UInt8(ascii: "[") where bytes.isEmpty: bytes.append(byte)
    case 0x40...0x7E:
      if !isTooLong { finishControl(byte) }
      if case .paste = state { return }
      reset()
    case 0x20...0x3F:
      if bytes.count < Self.longestControl { bytes.append(byte) } else { isTooLong = true }
    default:
      reset()
      take(byte)
    }
  }

  private mutating func finishControl(_ final: UInt8) {
    if bytes.first == UInt8(ascii: "[") {
      if (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(final) { emit(Key(.function(Int(final) - 64))) }
      return
    }
    let sequence = ControlSequence(bytes, final: final)
    switch sequence.meaning {
    case .event(.key(let key)): emit(key)
    case .event(let event): events.append(event)
    case .pasteBegins:
      reset()
      state = .paste
    case .nothing: break
    }
  }

  private mutating func finishOldMouse() {
    let (button, x, y) = (Int(bytes[0]) - 32, Int(bytes[1]) - 33, Int(bytes[2]) - 33)
    if let mouse = ControlSequence.mouse(button, x: x, y: y, isRelease: button & 3 == 3 && button & 64 == 0) {
      events.append(.mouse(mouse))
    }
    reset()
  }

  // MARK: Strings

  private mutating func takeString(_ byte: UInt8, _ kind: StringKind, sawEscape: Bool) {
    if sawEscape {
      finishString(kind)
      // Anything but the terminator starts something else.
      if byte != UInt8(ascii: "\\") {
        state = .escape
        take(byte)
      }
      return
    }
    switch byte {
    case 0x07: finishString(kind)
    case 0x1B: state = .string(kind, sawEscape: true)
    case 0x18, 0x1A: reset()
    default:
      if bytes.count < Self.longestString { bytes.append(byte) } else { isTooLong = true }
    }
  }

  private mutating func finishString(_ kind: StringKind) {
    let report: Report? =
      switch kind {
      case .command: ColourReport.color(bytes)
      case .device: StringReport.name(bytes)
      case .application: StringReport.graphics(bytes)
      case .other: nil
      }
    if let report, !isTooLong { events.append(.report(report)) }
    reset()
  }

  // MARK: Pasted text

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Reads pasted text up to its end marker, which may be split between two chunks. Returns where to continue.
  private mutating func takePasted(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let end = Self.pasteEnd
    var index = start
    while index < input.count {
      let next = input[index...].firstIndex(of: end[end.count - 1]).map { $0 + 1 } ?? input.count
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: input[index..<next]))
      index = next
      if bytes.count >= end.count, bytes[(bytes.count - end.count)...].elementsEqual(end) {
        bytes.removeLast(end.count)
        events.append(.paste(String(decoding: bytes, as: UTF8.self)))
        reset()
        break
      }
    }
    return index
  }
}
