extension SymbolDrawings {
  /// Shapes, grids and windows.
  static let shapes = """
    circle =O12 12 9
    square =R4 4 16 16 2
    app =R2.5 2.5 19 19 6
    triangle =M12 4l9.5 16h-19z
    diamond =M12 2.5l9.5 9.5-9.5 9.5L2.5 12z
    pentagon =M12 3l9 6.7-3.4 10.6H6.4L3 9.7z
    hexagon =M12 2.5l8.2 4.7v9.6L12 21.5l-8.2-4.7V7.2z
    octagon =M8 3h8l5 5v8l-5 5H8l-5-5V8z
    rectangle =R3 6 18 12 2
    rectangle.portrait =R6 3 12 18 2
    capsule =R2.5 7 19 10 5
    oval =M12 5c5.5 0 9.5 3 9.5 7s-4 7-9.5 7-9.5-3-9.5-7 4-7 9.5-7z
    square.dashed @viewfinder|M11.5 3h1M11.5 21h1M3 11.5v1M21 11.5v1
    circle.lefthalf.filled O12 12 9|+M12 3a9 9 0 0 0 0 18z
    circle.righthalf.filled O12 12 9|+M12 3a9 9 0 0 1 0 18z
    record.circle =O12 12 9.5|~O12 12 3.5
    circle.grid.3x3 =O5 5 1.2|=O12 5 1.2|=O19 5 1.2|=O5 12 1.2|=O12 12 1.2|=O19 12 1.2|=O5 19 1.2|=O12 19 1.2|=O19 19 1.2
    circle.grid.2x2 =O7 7 3|=O17 7 3|=O7 17 3|=O17 17 3
    star =M12 2.6l2.8 6.2 6.8.7-5.1 4.6 1.5 6.7-6-3.5-6 3.5 1.5-6.7-5.1-4.6 6.8-.7z
    star.leadinghalf.filled @star|+M12 2.6v14.7l-6 3.5 1.5-6.7-5.1-4.6 6.8-.7z
    heart =M12 20.5C6 16 3 12.5 3 9a4.8 4.8 0 0 1 9-2.3A4.8 4.8 0 0 1 21 9c0 3.5-3 7-9 11.5z
    sparkle =M12 2.5c1 6 3.5 8.5 9.5 9.5-6 1-8.5 3.5-9.5 9.5-1-6-3.5-8.5-9.5-9.5 6-1 8.5-3.5 9.5-9.5z
    sparkles =M9.5 6c.8 4.7 2.8 6.7 7.5 7.5-4.7.8-6.7 2.8-7.5 7.5-.8-4.7-2.8-6.7-7.5-7.5 4.7-.8 6.7-2.8 7.5-7.5z|M19 2.5v5M16.5 5h5
    square.stack =R4 7.5 16 14 2|M7 3.5h10
    square.stack.3d.up =M12 3l9.5 4.5L12 12 2.5 7.5z|M2.5 12l9.5 4.5 9.5-4.5M2.5 16.5L12 21l9.5-4.5
    square.on.square =R9 9 12 12 2|M15 5.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h.5
    plus.square.on.square @square.on.square|-M15 12v6M12 15h6
    square.grid.2x2 =R3.5 3.5 6.5 6.5 1|=R14 3.5 6.5 6.5 1|=R3.5 14 6.5 6.5 1|=R14 14 6.5 6.5 1
    square.grid.3x3 =R3 3 18 18 2|-M9 3v18M15 3v18M3 9h18M3 15h18
    square.split.2x2 =R3 3 18 18 2|-M12 3v18M3 12h18
    tablecells =R2.5 4 19 16 2|-M2.5 9.5h19M2.5 15h19M9 9.5V20
    rectangle.grid.1x2 =R3 3.5 18 6.5 1|=R3 14 18 6.5 1
    rectangle.grid.2x2 =R2.5 5 8 5 .5|=R13.5 5 8 5 .5|=R2.5 14 8 5 .5|=R13.5 14 8 5 .5
    rectangle.split.2x1 =R2.5 5 19 14 2|-M12 5v14
    rectangle.split.3x1 =R2.5 5 19 14 2|-M9 5v14M15 5v14
    rectangle.stack =R3 10 18 11 2|M5 6.5h14M7.5 3h9
    rectangle.on.rectangle =R8 9 14 11 2|M17 5.5V5a1.5 1.5 0 0 0-1.5-1.5H4a2 2 0 0 0-2 2V13a2 2 0 0 0 2 2h.5
    rectangle.3.group =R2.5 4 8.5 16 1|=R14.5 4 7 5.5 1|=R14.5 14 7 6 1
    rectangle.portrait.and.arrow.right M14 3.5H6a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h8M10 12h11M17 8l4 4-4 4
    sidebar.left =R2.5 4 19 16 3|-M9.5 4v16M5.5 8.5h1M5.5 12h1
    sidebar.right =R2.5 4 19 16 3|-M14.5 4v16M17.5 8.5h1M17.5 12h1
    macwindow =R2.5 4 19 16 3|-M2.5 9h19
    dock.rectangle =R2.5 4 19 16 3|-M7 16h10
    viewfinder M3 8V5.5A2.5 2.5 0 0 1 5.5 3H8M16 3h2.5A2.5 2.5 0 0 1 21 5.5V8M21 16v2.5a2.5 2.5 0 0 1-2.5 2.5H16M8 21H5.5A2.5 2.5 0 0 1 3 18.5V16
    crop M6.5 2v15.5H22M2 6.5h15.5V22
    cube =M12 2.5l8.5 4.7v9.6L12 21.5l-8.5-4.7V7.2z|-M3.5 7.2L12 12l8.5-4.8M12 12v9.5
    shippingbox @cube|-M7.5 5L16 9.7V13
    """
}
