/// The symbols that apps name most, for tests and pictures of them. Names that mean the same drawing appear once.
package enum CommonSymbols {
  package static let names = text.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let text = """
    chevron.right chevron.left chevron.up chevron.down chevron.right.2 chevron.left.2 chevron.up.chevron.down
    chevron.left.forwardslash.chevron.right chevron.right.circle chevron.right.circle.fill chevron.down.circle
    chevron.up.circle arrow.right arrow.left arrow.up arrow.down arrow.up.right arrow.up.left arrow.down.right
    arrow.down.left arrow.up.arrow.down arrow.left.arrow.right arrow.left.and.right arrow.up.and.down
    arrow.up.and.down.and.arrow.left.and.right arrow.up.left.and.arrow.down.right arrow.down.right.and.arrow.up.left
    arrow.clockwise arrow.counterclockwise arrow.triangle.2.circlepath arrow.triangle.branch
    arrow.triangle.turn.up.right.diamond arrow.uturn.backward arrow.uturn.forward arrow.turn.up.right arrow.turn.down.right
    arrow.down.to.line arrow.up.to.line arrow.right.to.line arrow.up.circle arrow.up.circle.fill arrow.down.circle
    arrow.down.circle.fill arrow.right.circle arrow.right.circle.fill arrow.left.circle arrow.clockwise.circle
    arrow.up.right.square square.and.arrow.up square.and.arrow.up.fill square.and.arrow.down arrowshape.turn.up.left
    arrowshape.turn.up.right arrowshape.left arrowshape.right shuffle repeat repeat.1 rotate.left rotate.right
    plus minus xmark checkmark equal divide plusminus percent sum x.squareroot number at asterisk ellipsis exclamationmark
    questionmark info dollarsign eurosign plus.circle plus.circle.fill plus.square plus.app minus.circle minus.circle.fill
    xmark.circle xmark.circle.fill xmark.square checkmark.circle checkmark.circle.fill checkmark.square
    checkmark.square.fill ellipsis.circle ellipsis.circle.fill info.circle info.circle.fill questionmark.circle
    questionmark.circle.fill exclamationmark.circle exclamationmark.circle.fill exclamationmark.triangle
    exclamationmark.triangle.fill exclamationmark.octagon xmark.octagon dollarsign.circle eurosign.circle
    shield shield.fill checkmark.shield checkmark.shield.fill exclamationmark.shield lock.shield seal checkmark.seal
    checkmark.seal.fill
    circle circle.fill square square.fill triangle triangle.fill diamond hexagon hexagon.fill octagon pentagon rectangle
    rectangle.fill rectangle.portrait capsule capsule.fill oval square.dashed circle.lefthalf.filled record.circle
    circle.grid.3x3 circle.grid.2x2 star star.fill star.leadinghalf.filled star.circle star.slash heart heart.fill
    heart.circle heart.slash sparkle sparkles square.stack square.stack.3d.up square.on.square plus.square.on.square
    square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.split.2x2 tablecells rectangle.grid.1x2 rectangle.split.3x1
    rectangle.stack rectangle.stack.fill rectangle.on.rectangle rectangle.3.group rectangle.portrait.and.arrow.right
    sidebar.left sidebar.right macwindow viewfinder crop cube cube.fill shippingbox shippingbox.fill
    list.bullet list.dash list.number list.bullet.rectangle checklist line.3.horizontal line.3.horizontal.decrease
    line.3.horizontal.decrease.circle slider.horizontal.3 slider.vertical.3 text.alignleft text.aligncenter text.alignright
    text.justify text.quote text.magnifyingglass textformat textformat.size character.cursor.ibeam bold italic underline
    strikethrough signature scribble doc doc.fill doc.text doc.text.fill doc.plaintext doc.richtext doc.on.doc doc.on.doc.fill
    doc.on.clipboard doc.badge.plus doc.text.magnifyingglass clipboard list.clipboard list.bullet.clipboard note note.text folder
    folder.fill folder.badge.plus folder.circle tray tray.fill tray.full tray.2 tray.and.arrow.down tray.and.arrow.up
    archivebox archivebox.fill paperclip link link.circle book book.fill book.closed text.book.closed books.vertical
    bookmark bookmark.fill bookmark.slash newspaper graduationcap graduationcap.fill pencil pencil.circle pencil.line
    square.and.pencil highlighter scissors lasso trash trash.fill trash.slash calendar calendar.badge.plus ticket qrcode
    qrcode.viewfinder barcode barcode.viewfinder
    person person.fill person.2 person.2.fill person.3 person.circle person.crop.circle person.crop.circle.fill
    person.crop.square person.crop.circle.badge.plus person.badge.plus person.text.rectangle figure.walk figure.run
    figure.arms.open accessibility bubble.left bubble.left.fill bubble.right bubble.left.and.bubble.right text.bubble
    ellipsis.bubble exclamationmark.bubble quote.bubble quote.opening message message.fill envelope envelope.fill
    envelope.open envelope.badge paperplane paperplane.fill phone phone.fill phone.down phone.down.fill video video.fill
    video.slash hand.tap hand.raised hand.raised.fill hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.wave
    hand.point.up.left face.smiling face.smiling.fill eye eye.fill eye.slash brain eyeglasses
    play play.fill play.circle play.circle.fill pause pause.fill pause.circle stop stop.fill playpause forward forward.fill
    backward backward.fill forward.end backward.end goforward.10 gobackward.10 play.rectangle music.note
    music.note.list music.mic speaker speaker.fill speaker.wave.1 speaker.wave.2 speaker.wave.2.fill speaker.wave.3
    speaker.slash speaker.slash.fill mic mic.fill mic.slash headphones hifispeaker waveform radio photo photo.fill
    photo.on.rectangle camera camera.fill camera.viewfinder camera.filters film tv gamecontroller gamecontroller.fill
    die.face.5 puzzlepiece theatermasks
    sun.max sun.max.fill sun.min sunrise sunset moon moon.fill moon.stars moon.zzz cloud cloud.fill cloud.sun cloud.sun.fill
    cloud.rain cloud.rain.fill cloud.snow cloud.bolt cloud.fog icloud.and.arrow.down icloud.and.arrow.up checkmark.icloud
    snowflake wind tornado thermometer.medium humidity bolt bolt.fill bolt.slash flame flame.fill drop drop.fill leaf
    leaf.fill tree mountain.2 pawprint pawprint.fill tortoise hare bird ladybug fish globe atom
    house house.fill building building.2 building.columns storefront map map.fill mappin mappin.and.ellipse mappin.circle
    location location.fill location.slash location.circle location.north safari airplane car car.fill bus tram bicycle
    ferry fuelpump sailboat tent signpost.right
    magnifyingglass magnifyingglass.circle plus.magnifyingglass minus.magnifyingglass gear gearshape gearshape.fill
    gearshape.2 lock lock.fill lock.open lock.open.fill key key.fill bell bell.fill bell.slash bell.badge tag tag.fill
    flag flag.fill flag.checkered pin pin.fill pin.slash cart cart.fill cart.badge.plus bag bag.fill basket creditcard
    creditcard.fill banknote gift gift.fill clock clock.fill clock.arrow.circlepath alarm timer stopwatch hourglass
    chart.bar chart.bar.fill chart.pie chart.pie.fill chart.line.uptrend.xyaxis chart.line.downtrend.xyaxis gauge
    paintpalette paintbrush eyedropper hammer hammer.fill wrench wrench.and.screwdriver ruler lightbulb lightbulb.fill
    lightbulb.slash fork.knife cup.and.saucer mug wineglass birthday.cake bed.double sofa umbrella briefcase suitcase
    tshirt crown trophy medal rosette cross cross.case pills stethoscope waveform.path.ecg dumbbell sportscourt
    soccerball basketball wand.and.stars wand.and.rays
    keyboard desktopcomputer laptopcomputer iphone ipad applewatch printer cpu battery.100 battery.25 wifi wifi.slash
    antenna.radiowaves.left.and.right dot.radiowaves.left.and.right network server.rack externaldrive opticaldisc
    cylinder.split.1x2 power command option shift escape return delete.left cursorarrow terminal curlybraces function touchid
    1.circle 2.circle 1.circle.fill 2.circle.fill 10.circle a.circle b.circle 1.square
    """
}
