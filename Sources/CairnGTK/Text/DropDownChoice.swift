#if GTK
  import CairnScreen

  extension Element {
    /// The picker whose drop-down list shows this element as its choice.
    var pickerShowingChoice: Element? {
      guard let heading = parent, heading.role == .group, let picker = heading.parent, picker.role == .picker,
        heading.children.last === self, picker.pickerOfSpreadOptions == nil, !picker.spreadsOptions
      else { return nil }
      return picker
    }

    /// What a drop-down list shows for an option.
    var nameOfOption: String { label ?? textsInside.joined(separator: " ") }
  }
#endif
