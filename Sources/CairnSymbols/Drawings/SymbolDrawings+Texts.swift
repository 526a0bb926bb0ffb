extension SymbolDrawings {
  /// Lists, letters and papers.
  static let texts = """
    list.bullet M9 6h12M9 12h12M9 18h12D4 6D4 12D4 18
    list.dash M10 6h11M10 12h11M10 18h11M3 6h3M3 12h3M3 18h3
    list.number M11 6h10M11 12h10M11 18h10M3.5 4.5L5 3.5v6M3 15.5c1-1.5 3.5-1 3.3.6-.1 1.4-3.3 3-3.3 4.4h3.8
    list.bullet.rectangle =R2.5 4 19 16 2|-M11 9h6.5M11 15h6.5D7 9D7 15
    checklist M2.5 7l2 2 4-5M13 7h9M2.5 17l2 2 4-5M13 17h9
    line.3.horizontal M3 6h18M3 12h18M3 18h18
    line.3.horizontal.decrease M3 6h18M7 12h10M10.5 18h3
    slider.horizontal.3 M2.5 5h9M18 5h3.5M2.5 12H6M12.5 12h9M2.5 19h9M18 19h3.5|=O15 5 2.2|=O9 12 2.2|=O15 19 2.2
    slider.vertical.3 M5 2.5v9M5 18v3.5M12 2.5V6M12 12.5v9M19 2.5v9M19 18v3.5|=O5 15 2.2|=O12 9 2.2|=O19 15 2.2
    text.alignleft M3 5h18M3 9.7h11M3 14.3h18M3 19h11
    text.aligncenter M3 5h18M6.5 9.7h11M3 14.3h18M6.5 19h11
    text.alignright M3 5h18M10 9.7h11M3 14.3h18M10 19h11
    text.justify M3 5h18M3 9.7h18M3 14.3h18M3 19h18
    text.quote M4 5v14M9 6h12M9 12h12M9 18h7
    text.insert M3 5h18M3 19h18M13 12h8M3 8.5L7.5 12 3 15.5
    text.magnifyingglass M3 5h18M3 11h5M3 17h4O14.5 14 4M17.5 17l4 4
    textformat M2 18L7.5 5 13 18M4 14h7O18 14.5 3.3M21.5 11v7
    textformat.size M2 19L8.5 5 15 19M4.5 14h8M15 19l3.5-9 3.5 9M16.5 16h4
    character.cursor.ibeam M2.5 18L8 5l5.5 13M4.5 14h7M18.5 4v16M16.5 3h4M16.5 21h4
    bold M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z
    italic M10 4h8M6 20h8M14.5 4l-5 16
    underline M6 3v8a6 6 0 0 0 12 0V3M5 21h14
    strikethrough M17 7.5C16.4 5.3 14.6 4 12 4 9 4 7 5.4 7 7.7c0 1.8 1.1 3 3 4.3M3 12h18M15 12c1.7.9 2.3 2.2 2.3 3.8 0 2.6-2.1 4.2-5.3 4.2-2.7 0-4.6-1.3-5.2-3.5
    signature M3 15c5-3 8-8 6.5-10C7.5 3 6 8 7 12c.6 3 2.5 3 4 0 1 3 2.5 3 4 .5 1 2 3 2 6 1.5M3 20h18
    scribble M3 14C6 6 10 2 11 5s-6 12-3 13 6-9 8.5-8-2 7 0 8 3-1 4.5-3
    doc =M5 2.5h9l5 5v14H5z|-M13.5 3v5H19
    doc.text @doc|-M8.5 13h7M8.5 17h7
    doc.plaintext =R5 2.5 14 19 2|-M9 8h6M9 12h6M9 16h6
    doc.richtext =R5 2.5 14 19 2|-M9 13h6M9 17h6M9 7.5h3
    doc.on.doc =M9 7h7l5 5v9.5H9z|-M15.5 7.5v5H21|M14 2.5H3.5v14h1
    doc.on.clipboard M6 4H3.5v16H7M12 4h2.5v2M6.5 2.5h5v3h-5z|=R11 10 10 11.5 1.5
    doc.text.magnifyingglass M19 10V7.5l-5-5H5v19h4M13.5 3v5H19O15 15.5 3.5M17.7 18.2l3.8 3.8
    clipboard =M8 4H5v17.5h14V4h-3|~M8.5 2.5h7v4h-7z
    list.clipboard @clipboard|-M9 12h6M9 16.5h6
    list.bullet.clipboard @clipboard|-M12.5 12h3M12.5 16.5h3D8.5 12D8.5 16.5
    note =M3.5 3.5h17v11l-6 6h-11z|-M20.5 14h-6v6.5
    note.text =R3 3.5 18 17 2|-M7 8.5h10M7 12.5h10M7 16.5h5
    folder =M2.5 19.5v-15h7l2.5 3h9.5v12z
    tray =M5.5 5h13l3 8.5v6h-19v-6z|-M2.5 13.5H8L9.5 16h5l1.5-2.5h5.5
    tray.full @tray|-M8.5 9.5h7
    tray.2 =M6 3.5h12l3 6v4H3v-4z|-M3 9.5h5.5l1 1.5h5l1-1.5H21|M3 16.5v4h18v-4
    tray.and.arrow.down M2.5 13.5v6h19v-6M12 3v10M8 9.5l4 4 4-4
    tray.and.arrow.up M2.5 13.5v6h19v-6M12 14V3.5M8 7.5l4-4 4 4
    archivebox =M2.5 3.5h19v5.5h-19z|=M4.5 9h15v11.5h-15z|-M4.5 9h15M9.5 13.5h5
    paperclip M18.5 11l-7.3 7.3a4.4 4.4 0 0 1-6.2-6.2l8.2-8.2a3 3 0 0 1 4.3 4.3l-8 8a1.5 1.5 0 0 1-2.1-2.1l6.7-6.7
    link M10.5 7H7a5 5 0 0 0 0 10h3.5M13.5 7H17a5 5 0 0 1 0 10h-3.5M8 12h8
    book =M12 6.2C9.8 4.8 7 4.2 2.5 4.2v14c4.5 0 7.3.6 9.5 2 2.2-1.4 5-2 9.5-2v-14c-4.5 0-7.3.6-9.5 2z|-M12 6.5v13.5
    book.closed =M7 2.5h12v19H7A2.5 2.5 0 0 1 4.5 19V5A2.5 2.5 0 0 1 7 2.5z|-M5 18.5A2.5 2.5 0 0 1 7 17h12
    text.book.closed @book.closed|-M9 7.5h6M9 11.5h6
    books.vertical =R2.5 4 4 16.5 .5|=R8.5 4 4 16.5 .5|=M15 5.8l3.8-1 3.7 14.7-3.8 1z
    bookmark =M6 3h12v18l-6-5-6 5z
    newspaper =M3 4h14v14a2 2 0 0 0 4 0V9h-4v9a2 2 0 0 0 2 2H5.5A2.5 2.5 0 0 1 3 17.5z|-M6.5 8h7M6.5 12h7M6.5 16h7
    menucard =R3 3.5 18 17 2|-M12 3.5v17M6 8h2.5M6 12h2.5M15.5 8H18M15.5 12H18
    graduationcap =M12 4L1.5 9 12 14l10.5-5z|M5.5 11.5v5c3.5 3.5 9.5 3.5 13 0v-5M22 9.5V16
    pencil =M3.5 20.5l1.2-5.2L16.5 3.5l4 4L8.7 19.3z|-M13.5 6.5l4 4
    pencil.line =M3.5 17l1-4.5L14 3l3.5 3.5L8 16z|M3.5 21h17
    square.and.pencil M12.5 4h-7a2 2 0 0 0-2 2v12.5a2 2 0 0 0 2 2H18a2 2 0 0 0 2-2v-7|=M9 15l.7-3.7 8.6-8.6 3 3-8.6 8.6z
    highlighter =M9 15.5V12l9-9 3.5 3.5-9 9z|M9 15.5l-3 3h4.5l2-3M3 21.5h18
    scissors =O6 6 2.8|=O6 18 2.8|M8.5 7.5L21 18M8.5 16.5L21 6
    lasso M7 17c-3-1-4.5-3.3-4.5-6 0-4.5 4-7.5 9.5-7.5s9.5 3 9.5 7.3-4 7.2-9.5 7.2c-1 0-2-.1-3-.3O7.5 17.5 2M8 19.5c.5 1.5 0 2.5-1.5 3
    trash =M5.5 7l1 14h11l1-14|M3 6.5h18M9 6V2.5h6V6|-M10 11v6M14 11v6
    calendar =R3 4.5 18 17 2|-M3 10h18M8 14h.1M12 14h.1M16 14h.1M8 17.7h.1M12 17.7h.1|M8 2v4.5M16 2v4.5
    ticket =M2.5 6h19v3.5a2.5 2.5 0 0 0 0 5V18h-19v-3.5a2.5 2.5 0 0 0 0-5z|-M14.5 8.5v1M14.5 12v.1M14.5 15v.5
    qrcode =R3 3 7 7 .5|=R14 3 7 7 .5|=R3 14 7 7 .5|D6.5 6.5D17.5 6.5D6.5 17.5M14.5 14.5h3v3M21 14.5v2M14.5 21h2M21 21v.1
    barcode M2.5 5v14M6.5 5v14M10 5v14M14.5 5v14M18 5v14M21.5 5v14
    qrcode.viewfinder @viewfinder|+R8 8 2.5 2.5 0|+R13.5 8 2.5 2.5 0|+R8 13.5 2.5 2.5 0|D14 14D16.5 16.5
    barcode.viewfinder @viewfinder|M8 8v8M12 8v8M16 8v8
    doc.viewfinder @viewfinder|=M8 7h8v10H8z
    text.viewfinder @viewfinder|M7.5 8.5h9M7.5 12h9M7.5 15.5h5
    """
}
