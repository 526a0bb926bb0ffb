extension SymbolDrawings {
  /// Marks and signs.
  static let marks = """
    plus M12 4v16M4 12h16
    minus M4 12h16
    xmark M5 5l14 14M19 5L5 19
    checkmark M4 12.5l5.5 6L20 6
    plus.app =R2.5 2.5 19 19 6|-M12 7.5v9M7.5 12h9
    equal M5 8.5h14M5 15.5h14
    divide M4 12h16D12 5.5D12 18.5
    plusminus M12 3v12M6 9h12M6 20h12
    percent M18.5 5.5l-13 13|=O7 7 2.5|=O17 17 2.5
    sum M18 7V4H6l7 8-7 8h12v-3
    x.squareroot M3 13h3l3 7 5-16h7M14 11l5 6M19 11l-5 6
    number M9 3.5l-2 17M17 3.5l-2 17M4 9h17M3 15h17
    at O12 12 3.5M15.5 8.5v5a2.8 2.8 0 0 0 5.5 0V12a9 9 0 1 0-4 7.5
    asterisk M12 4v16M5 8l14 8M19 8L5 16
    ellipsis O5 12 .8O12 12 .8O19 12 .8
    ellipsis.circle =O12 12 9.5|-D7 12D12 12D17 12
    exclamationmark M12 3v11D12 20
    exclamationmark.2 M8 3v11D8 20M16 3v11D16 20
    questionmark M7.5 8a4.5 4.5 0 1 1 6.5 4c-1.5.8-2 1.7-2 3D12 20
    info M9.5 10.5h3V19M9 19h7D12 4.5
    dollarsign M16.5 8c-.5-2-2-3.2-4.5-3.2-2.7 0-4.5 1.4-4.5 3.5 0 5 9.5 2.2 9.5 7.2 0 2.2-2 3.7-5 3.7-2.8 0-4.6-1.3-5-3.5M12 2.5v19
    eurosign M18.5 6.5a7.5 7.5 0 1 0 0 11M3 10h10M3 14h10
    exclamationmark.triangle =M12 3.5L21.5 20h-19z|-M12 9.5v4.5D12 17
    exclamationmark.octagon @octagon|-M12 7.5v5.5D12 16.5
    xmark.octagon @octagon|-M9 9l6 6M15 9l-6 6
    questionmark.diamond =M12 2l10 10-10 10L2 12z|-M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .7-1 1.4D12 16.5
    shield =M12 2.5l8 3v6c0 5-3.5 8-8 10-4.5-2-8-5-8-10v-6z
    checkmark.shield @shield|-M8 12l3 3 5-6
    exclamationmark.shield @shield|-M12 7.5v5D12 16
    lock.shield @shield|~M9 11.5h6v4.5H9z|-M10 11V9.5a2 2 0 0 1 4 0V11
    seal =M15.2 4.2a3.6 3.6 0 0 1 4.6 4.6 3.6 3.6 0 0 1 0 6.4 3.6 3.6 0 0 1-4.6 4.6 3.6 3.6 0 0 1-6.4 0 3.6 3.6 0 0 1-4.6-4.6 3.6 3.6 0 0 1 0-6.4 3.6 3.6 0 0 1 4.6-4.6 3.6 3.6 0 0 1 6.4 0z
    checkmark.seal @seal|-M8 12.5l3 3 5-6.5
    """
}
