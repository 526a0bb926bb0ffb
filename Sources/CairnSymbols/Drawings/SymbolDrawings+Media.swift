extension SymbolDrawings {
  /// Players, sound and pictures.
  static let media = """
    play =M6 3.5l14 8.5-14 8.5z
    pause =R5 4 4.5 16 .5|=R14.5 4 4.5 16 .5
    stop =R6 6 12 12 1
    playpause =M2.5 5l9.5 7-9.5 7z|M16 5v14M21 5v14
    forward =M2.5 5l9 7-9 7z|=M12 5l9.5 7-9.5 7z
    backward =M21.5 5l-9 7 9 7z|=M12 5l-9.5 7 9.5 7z
    forward.end =M4 4.5L16 12 4 19.5z|M20 4.5v15
    backward.end =M20 4.5L8 12l12 7.5z|M4 4.5v15
    goforward M20.5 13A8.5 8.5 0 1 1 12 4.5h3M12 1.5l3.5 3-3.5 3
    gobackward M3.5 13A8.5 8.5 0 1 0 12 4.5H9M12 1.5l-3.5 3 3.5 3
    goforward.10 @goforward|M8 11.5l1.5-1v6M14.5 10.5c-1.3 0-2 1.2-2 3s.7 3 2 3 2-1.2 2-3-.7-3-2-3z
    gobackward.10 @gobackward|M8 11.5l1.5-1v6M14.5 10.5c-1.3 0-2 1.2-2 3s.7 3 2 3 2-1.2 2-3-.7-3-2-3z
    gobackward.15 @gobackward|M8 11.5l1.5-1v6M16 10.5h-3V13c2-.7 3.3.2 3.3 1.6 0 1.8-2.3 2.4-3.6 1.2
    play.rectangle =R2.5 4.5 19 15 3|~M10 8.5l6 3.5-6 3.5z
    music.note =O8.5 18 3.2|M11.7 18V2.5c.3 4 6 4.5 6 9
    music.note.list M2.5 5h11M2.5 10h11M2.5 15h6|=O14.5 18.5 2.5|M17 18.5v-10l5-1.5v3l-4.5 1.3
    music.mic =O16.5 7.5 4.5|M13 10.5l-9.5 9L5 21l9-9.5
    speaker =M5.5 9H10l7-5.5v17L10 15H5.5z
    speaker.wave.1 =M3.5 9H8l6.5-5v16L8 15H3.5z|M18.5 9.3a4.3 4.3 0 0 1 0 5.4
    speaker.wave.2 =M2 9h4l6-5v16l-6-5H2z|M15.3 9.5a4 4 0 0 1 0 5M18.5 7a8 8 0 0 1 0 10
    speaker.wave.3 =M1.5 9.5h3.3L10.5 5v14l-5.7-4.5H1.5z|M13.7 10a3.5 3.5 0 0 1 0 4M16.7 7.5a7.3 7.3 0 0 1 0 9M19.8 5a11.5 11.5 0 0 1 0 14
    mic =R9 2 6 12 3|M5 11a7 7 0 0 0 14 0M12 18v4
    headphones M4 15v-3a8 8 0 0 1 16 0v3|=R3 14 4.5 7 1.5|=R16.5 14 4.5 7 1.5
    hifispeaker =R6 2 12 20 2|-O12 15.5 3D12 7
    waveform M2.5 10v4M7.2 6v12M12 2.5v19M16.8 7v10M21.5 10v4
    radio =R2.5 8.5 19 12 2|M6.5 8L18 2.5|-O15.5 14.5 2.5M6 12.5h4M6 16.5h4
    photo =R2.5 4 19 16 2|-M3 17.5l6-6 5 5 2.5-2.5 4.5 4.5D16 8.7
    photo.on.rectangle =R6.5 8 15 12.5 2|-M7 18.5l4.5-4.5 5 5 1.5-1.5 3 3|M17.5 4.5h-13a2 2 0 0 0-2 2v10
    camera =M2.5 7h5l1.8-3h5.4l1.8 3h5v13.5h-19z|-O12 13.5 3.5
    camera.viewfinder @viewfinder|=M7 9h2.5l1-1.5h3l1 1.5H17v7.5H7z
    camera.filters O12 8.5 5.5O8 15.5 5.5O16 15.5 5.5
    film =R3 3 18 18 1|-M7.5 3v18M16.5 3v18M3 9h4.5M3 15h4.5M16.5 9H21M16.5 15H21M7.5 12h9
    tv =R2.5 4 19 13 2|M8 21h8
    play.tv @tv|-M10.5 8l4 2.5-4 2.5z
    gamecontroller =M7 6.5h10a5.3 5.3 0 0 1 5.2 5.5c-.5 4-1.7 6.5-3.7 6.5-2 0-2.7-3.2-4.5-3.2h-4c-1.8 0-2.5 3.2-4.5 3.2S2.3 16 1.8 12A5.3 5.3 0 0 1 7 6.5z|-M8 9v4M6 11h4D16 11
    die.face.5 =R3.5 3.5 17 17 3|-D8 8D16 8D12 12D8 16D16 16
    puzzlepiece =M3.5 8h5c-2-3.5 0-5.5 2-5.5s4 2 2 5.5h5v4.5c3.5-2 5 0 5 2s-1.5 4-5 2v5h-14z
    theatermasks =M4.5 4c5 1.5 10 1.5 15 0v8c0 5-3 8-7.5 9-4.5-1-7.5-4-7.5-9z|-D9 9.5D15 9.5M8.5 14c2 2.2 5 2.2 7 0
    """
}
