extension TestHost {
  package func pressForLooking(_ key: String) {
    let codes: [String: Key.Code] = ["up": .up, "down": .down, "left": .left, "right": .right, "enter": .enter, "tab": .tab, "esc": .escape, "pgdn": .pageDown, "pgup": .pageUp, "home": .home, "end": .end]
    if let code = codes[key] { host.terminal?.press(code) } else { for s in key.unicodeScalars { host.terminal?.press(.character(s)) } }
  }
}
import CairnTerminal
