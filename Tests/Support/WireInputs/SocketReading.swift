import CairnWire

package enum SocketReading {
  package static func read(
    _ pieces: [ArraySlice<UInt8>], limits: SocketLimits = SocketLimits(), inflates: Bool = false
  ) -> [SocketParser.Event] {
    var parser = SocketParser(limits: limits, inflates: inflates)
    var events: [SocketParser.Event] = []
    for piece in pieces {
      parser.append(piece)
      while let event = parser.next() { events.append(event) }
    }
    return events
  }
}
