extension FuzzCommand {
  /// The command as a Swift statement that uses `host`.
  var code: String {
    switch self {
    case .tap(let target):
      if let index = target.index {
        "try host.tap(\(target.label.code), at: \(index))"
      } else if let role = target.role {
        "try host.tap(\(target.label.code), role: .\(role.rawValue))"
      } else {
        "try host.tap(\(target.label.code))"
      }
    case .doubleTap(let label): "try host.doubleTap(\(label.code))"
    case .longPress(let label): "try host.longPress(\(label.code))"
    case .toggle(let label): "try host.toggle(\(label.code))"
    case .type(let text, let field): "try host.type(\(text.code), into: \(field.code))"
    case .submit(let field): "try host.submit(\(field.code))"
    case .pick(let option, let picker): "try host.pick(\(option.code), from: \(picker.code))"
    case .slide(let slider, let value): "try host.slide(\(slider.code), to: \(value.code))"
    case .step(let stepper, let steps): "try host.step(\(stepper.code), by: \(steps))"
    case .select(let row): "try host.select(\(row.code))"
    case .deselect(let row): "try host.deselect(\(row.code))"
    case .delete(let row): "try host.delete(\(row.code))"
    case .swipe(let row, let action): "try host.swipe(\(row.code), \(action.code))"
    case .move(let row, let other): "try host.move(\(row.code), before: \(other.code))"
    case .scroll(let label): "try host.scroll(to: \(label.code))"
    case .turnPage(let pages): "try host.turnPage(by: \(pages))"
    case .back: "try host.goBack()"
    case .dismiss: "try host.dismissSheet()"
    case .resize(let width, let height): "host.resize(width: \(width.code), height: \(height.code))"
    case .wait(let duration): "await host.advance(by: .milliseconds(\(duration.milliseconds)))"
    case .background: "host.setScenePhase(.background)"
    case .foreground: "host.setScenePhase(.active)"
    }
  }
}

extension String {
  /// The text as a literal.
  var code: String { debugDescription }
}

extension Duration {
  fileprivate var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}
