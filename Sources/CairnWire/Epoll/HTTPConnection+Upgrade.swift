extension HTTPConnection {
  /// Turns the connection into a WebSocket if client and service agree.
  func upgrade(_ head: RequestHead) {
    phase = .answering
    if let refusal = Handshake.refusal(of: head) {
      transport.report("\(refusal.status.rawValue) handshake", pipe.peer)
      return respond(refusal, closes: true)
    }
    let request = head.request(peer: pipe.peer)
    switch service.accept(request) {
    case .refuse(let response): respond(response)
    case .accept(let delegate, let headers):
      guard ResponseWriter.areValid(headers) else {
        transport.report("the headers of a handshake are invalid", pipe.peer)
        return respond(HTTPResponse(plain: .internalServerError), closes: true)
      }
      var answer: HTTPHeaders = [
        "upgrade": "websocket",
        "sec-websocket-accept": Handshake.answer(to: head.headers["sec-websocket-key"] ?? ""),
      ]
      let compression = MessageCompression(offers: Handshake.offers(of: head) ?? [])
      answer["sec-websocket-extensions"] = compression?.answer
      for header in headers.all { answer.add(header.name, header.value) }
      pipe.send(
        ResponseWriter.head(
          HTTPStatus(rawValue: 101), answer, length: .absent, date: transport.date, connection: "upgrade"))
      phase = .done
      let rest = parser.takeRest()
      let socket = SocketConnection(pipe, request, delegate: delegate, transport: transport, compression: compression)
      pipe.owner = socket
      pipe.isPaused = false
      pipe.wantsRoom = false
      socket.open(with: rest)
    }
  }
}
