extension SymbolDrawings {
  /// Letters, digits and numbers as in "10.circle", which appear in circles and squares.
  static let characters: [Substring: Substring] = {
    var all = lines(of: strokes)
    for number in 10...50 {
      let digits = String(number).map { all[Substring(String($0))] ?? "" }
      all[Substring(String(number))] = digits[0] + SymbolPath(String(digits[1])).placed(scale: 1, x: 11, y: 0).svg
    }
    return all
  }()

  private static let strokes = """
    0 M12 4c-3 0-4.5 3-4.5 8s1.5 8 4.5 8 4.5-3 4.5-8-1.5-8-4.5-8z
    1 M9 7l4-3v16
    2 M7.5 8c0-2.5 1.8-4 4.5-4s4.5 1.5 4.5 4c0 3.5-9 7-9 12h9
    3 M7.5 4h9l-5 6c3 0 5 2 5 5 0 3-2 5-4.7 5-2.3 0-3.8-1-4.3-3
    4 M14.5 20V4L7 15h10
    5 M16 4H9l-1 7c1-.7 2.2-1 3.5-1 3 0 5 2 5 5s-2 5-4.8 5c-2.2 0-3.7-1-4.2-2.7
    6 M15.5 4c-5 1-8 5-8 11O12 15.3 4.6
    7 M7 4h10l-6 16
    8 O12 7.8 3.8O12 15.8 4.2
    9 M8.5 20c5-1 8-5 8-11O12 8.7 4.6
    a M5 20L12 4l7 16M8 14.5h8
    b M7 4h5.5a4 4 0 0 1 0 8H7zM7 12h6.5a4 4 0 0 1 0 8H7z
    c M18 7c-3.5-4.5-12-4-12 5s8.5 9.5 12 5
    d M6 4h4.5c5 0 7.5 3 7.5 8s-2.5 8-7.5 8H6z
    e M17 4H7v16h10M7 12h8
    f M17 4H7v16M7 12h8
    g M18 7c-3.5-4.5-12-4-12 5s8.5 9.5 12 5v-5h-5
    h M6 4v16M18 4v16M6 12h12
    i M12 4v16M8.5 4h7M8.5 20h7
    j M15 4v11a4.5 4.5 0 0 1-9 0
    k M7 4v16M18 4L7 13M11 10l7 10
    l M8 4v16h9
    m M4 20V4l8 11 8-11v16
    n M6 20V4l12 16V4
    o M12 4c-4 0-7 3.4-7 8s3 8 7 8 7-3.4 7-8-3-8-7-8z
    p M7 20V4h6a4.7 4.7 0 0 1 0 9.4H7
    q M12 4c-4 0-7 3.4-7 8s3 8 7 8 7-3.4 7-8-3-8-7-8zM14 15l5 5.5
    r M7 20V4h6a4.5 4.5 0 0 1 0 9H7M12 13l5.5 7
    s M16.5 7.5c-.6-2.2-2.2-3.5-4.6-3.5C9.2 4 7.5 5.6 7.5 7.8c0 5.2 9.5 2.8 9.5 8 0 2.5-2 4.2-5 4.2-2.7 0-4.6-1.4-5.2-3.7
    t M5 4h14M12 4v16
    u M6 4v10a6 6 0 0 0 12 0V4
    v M5 4l7 16 7-16
    w M3 4l4.5 16L12 8l4.5 12L21 4
    x M6 4l12 16M18 4L6 20
    y M5 4l7 9 7-9M12 13v7
    z M6 4h12L6 20h12
    """
}
