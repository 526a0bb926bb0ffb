import CairnWire

package enum SocketReading {
  package static func read(
    _ pieces: [ArraySlice<UInt8>], limits: SocketLimits = SocketLimits()
  ) -> [SocketParser.Event] {
    var parser = SocketParser(limits: limits)
    var events: [SocketParser.Event] = []
    for piece in pieces {
      parser.append(piece)
      while let event = parser.next() { events.append(event) }
    }
    return events
  }
}
