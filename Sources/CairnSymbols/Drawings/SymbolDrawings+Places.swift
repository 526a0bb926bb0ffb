extension SymbolDrawings {
  /// Buildings, maps and traffic.
  static let places = """
    house =M4.5 10L12 3.5l7.5 6.5v10.5h-15z|M2 12l10-8.5L22 12|-M10 20.5v-6h4v6
    building =R5.5 2.5 13 19 1|-D9.8 7D14.2 7D9.8 11.5D14.2 11.5M12 21v-4.5
    building.2 =M10 2.5h11.5v19H10z|M10 9.5H2.5v12H10M6.2 13.5v.1M6.2 17.5v.1|-M15.7 7v.1M15.7 12v.1M15.7 17v.1
    building.columns =M12 2.5l9.5 6h-19z|M2.5 21.5h19M6 12v6M12 12v6M18 12v6
    storefront M4 11v10h16V11|=M4.5 3h15l2 5.5a3 3 0 0 1-5 1.5 3.3 3.3 0 0 1-4.5 0A3.3 3.3 0 0 1 7.5 10a3 3 0 0 1-5-1.5z|M9.5 21v-6h5v6
    map =M2.5 6L9 3.5l6 2.5 6.5-2.5V18L15 20.5 9 18l-6.5 2.5z|-M9 4v14M15 6v14
    mappin =O12 7 4.5|M12 11.5V22
    mappin.and.ellipse =O12 6 4|M12 10v8M7.5 15.5c-3 .5-5 1.5-5 2.8 0 1.9 4.2 3.2 9.5 3.2s9.5-1.3 9.5-3.2c0-1.3-2-2.3-5-2.8
    location =M21 3L2.5 10.8l9 1.7 1.7 9z
    location.north =M12 2.5L19.5 21l-7.5-4L4.5 21z
    safari =O12 12 9.5|~M16.5 7.5l-3 6-6 3 3-6z
    airplane =M21.8 12c0-1-1-1.8-2-1.8h-5.3L9.8 3H7.6l2 7.2H5.3L3.5 8H2l1 4-1 4h1.5l1.8-2.2h4.3l-2 7.2h2.2l4.7-7.2h5.3c1 0 2-.8 2-1.8z
    car =M3 17.5v-5L5.5 6h13l2.5 6.5v5z|-M4 12h16M7 14.8v.1M17 14.8v.1|M6 17.5V20M18 17.5V20
    bus =R4.5 2.5 15 16 2|-M4.5 11.5h15M8 15v.1M16 15v.1|M8 18.5v3M16 18.5v3
    tram =R5.5 5 13 13 2|-M5.5 11.5h13M9 15v.1M15 15v.1|M8 2h8M12 2v3M9 18l-3 4M15 18l3 4
    bicycle O5.5 16 4O18.5 16 4M5.5 16l4-8H15l3.5 8M9.5 8l2.5 8H5.5M12 16l3.5-8V5H18M8 6h3
    ferry =M3 13.5l9-3.5 9 3.5-2 5H5z|M6.5 11.5v-5h11v5M10 6V3h4v3M3 21.5c2 0 2-1 4.5-1s2.5 1 4.5 1 2-1 4.5-1 2.5 1 4.5 1
    fuelpump =R3 3 11 18.5 1|~M6.5 6.5h4v4h-4z|M14 12h2a1.5 1.5 0 0 1 1.5 1.5V17a2 2 0 0 0 4 0V9L18 5
    sailboat =M11 3v12H3.5z|=M14.5 7c3 2 4.5 4.5 5 8h-5z|M2.5 18h19L19 21.5H5z
    tent =M12 4L2 20.5h20z|-M12 12l-4.5 8.5M12 12l4.5 8.5
    signpost.right =M4 4.5h13L21 8l-4 3.5H4z|M11 11.5v10M11 2.5v2
    road.lanes M7 3L3 21M17 3l4 18M12 4v3M12 11v3M12 18v3
    """
}
