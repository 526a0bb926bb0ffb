extension SymbolDrawings {
  /// Arrows and chevrons.
  static let arrows = """
    chevron.right M8.5 5l7 7-7 7
    chevron.left M15.5 5l-7 7 7 7
    chevron.up M5 15.5l7-7 7 7
    chevron.down M5 8.5l7 7 7-7
    chevron.right.2 M5 5l7 7-7 7M13 5l7 7-7 7
    chevron.left.2 M11 5l-7 7 7 7M19 5l-7 7 7 7
    chevron.up.chevron.down M7 9l5-5 5 5M7 15l5 5 5-5
    chevron.compact.down M3 10l9 4 9-4
    chevron.left.forwardslash.chevron.right M6.5 7l-5 5 5 5M17.5 7l5 5-5 5M14 4l-4 16
    arrow.right M4 12h16M13 5l7 7-7 7
    arrow.left M20 12H4M11 5l-7 7 7 7
    arrow.up M12 20V4M5 11l7-7 7 7
    arrow.down M12 4v16M5 13l7 7 7-7
    arrow.up.right M6 18L18 6M8 6h10v10
    arrow.up.left M18 18L6 6M16 6H6v10
    arrow.down.right M6 6l12 12M8 18h10V8
    arrow.down.left M18 6L6 18M16 18H6V8
    arrow.up.arrow.down M7 20V4M3 8l4-4 4 4M17 4v16M13 16l4 4 4-4
    arrow.left.arrow.right M4 7h16M16 3l4 4-4 4M20 17H4M8 13l-4 4 4 4
    arrow.left.and.right M3 12h18M7 8l-4 4 4 4M17 8l4 4-4 4
    arrow.up.and.down M12 3v18M8 7l4-4 4 4M8 17l4 4 4-4
    arrow.up.and.down.and.arrow.left.and.right M12 2v20M2 12h20M9 5l3-3 3 3M9 19l3 3 3-3M5 9l-3 3 3 3M19 9l3 3-3 3
    arrow.up.left.and.arrow.down.right M4 11V4h7M4 4l6 6M20 13v7h-7M20 20l-6-6
    arrow.down.right.and.arrow.up.left M10 3v7H3M10 10L3 3M14 21v-7h7M14 14l7 7
    arrow.clockwise M20 12a8 8 0 1 1-2.3-5.6L20 9M20 3v6h-6
    arrow.counterclockwise M4 12a8 8 0 1 0 2.3-5.6L4 9M4 3v6h6
    arrow.triangle.2.circlepath M4 11a8 8 0 0 1 13.7-4.6L20 9M20 3.5V9h-5.5M20 13a8 8 0 0 1-13.7 4.6L4 15M4 20.5V15h5.5
    arrow.triangle.branch O6.5 4.5 2M6.5 6.5v11M6.5 13.5c0-3.5 11 0 11-5.5O6.5 19.5 2O17.5 6 2
    arrow.triangle.turn.up.right.diamond =M12 2.5l9.5 9.5-9.5 9.5L2.5 12z|-M9 16v-4h6.5M13 9l3 3-3 3
    arrow.uturn.backward M9 4L4 9l5 5M4 9h10.5a5.5 5.5 0 0 1 0 11H9
    arrow.uturn.forward M15 4l5 5-5 5M20 9H9.5a5.5 5.5 0 0 0 0 11H15
    arrow.turn.up.right M5 20v-7a4 4 0 0 1 4-4h11M15 4l5 5-5 5
    arrow.turn.up.left M19 20v-7a4 4 0 0 0-4-4H4M9 4L4 9l5 5
    arrow.turn.down.right M5 4v7a4 4 0 0 0 4 4h11M15 10l5 5-5 5
    arrow.turn.down.left M19 4v7a4 4 0 0 1-4 4H4M9 10l-5 5 5 5
    arrow.down.to.line M12 3v12M6 10l6 6 6-6M4 21h16
    arrow.up.to.line M12 21V9M6 14l6-6 6 6M4 3h16
    arrow.right.to.line M3 12h12M10 6l6 6-6 6M21 4v16
    arrow.left.to.line M21 12H9M14 6l-6 6 6 6M3 4v16
    square.and.arrow.up =M8 10H5v11h14V10h-3|M12 8V3M7.5 7L12 2.5 16.5 7|-M12 8v7
    square.and.arrow.down =M8 10H5v11h14V10h-3|M12 2.5V8|-M12 8v8M7.5 11.5L12 16l4.5-4.5
    arrowshape.turn.up.left =M10 5l-7 6 7 6v-4c5 0 8 1.5 11 5-1-7-5-9-11-9z
    arrowshape.turn.up.right =M14 5l7 6-7 6v-4c-5 0-8 1.5-11 5 1-7 5-9 11-9z
    arrowshape.left =M11 4l-8.5 8 8.5 8v-5h10V9H11z
    arrowshape.right =M13 4l8.5 8-8.5 8v-5H3V9h10z
    shuffle M2.5 7H6c5 0 6 10 11 10h4.5M2.5 17H6c5 0 6-10 11-10h4.5M18.5 4l3 3-3 3M18.5 14l3 3-3 3
    repeat M4 11V9a2 2 0 0 1 2-2h14M17 4l3 3-3 3M20 13v2a2 2 0 0 1-2 2H4M7 20l-3-3 3-3
    repeat.1 M3 12V9a2 2 0 0 1 2-2h8M21 13v2a2 2 0 0 1-2 2H4M7 20l-3-3 3-3M17.5 4L20 3v7
    rotate.left M3 9a8.5 8.5 0 0 1 14-4M3 3v6h6|=R9 10 12 11 2
    rotate.right M21 9A8.5 8.5 0 0 0 7 5M21 3v6h-6|=R3 10 12 11 2
    """
}
