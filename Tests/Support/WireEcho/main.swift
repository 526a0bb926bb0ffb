import CairnWire
import Dispatch
import Glibc

// `WireEcho [ADDRESS]` serves a little of everything, for clients of other makers. SIGTERM drains it.
let address = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "127.0.0.1:8080"
guard let wanted = ListenAddress(address) else {
  print("not an address: \(address)")
  exit(2)
}
let transport = try EpollTransport { line in
  let line = Array("rejected \(line)\n".utf8)
  _ = write(2, line, line.count)
}
let bound = try transport.listen(on: wanted, for: EchoService())
print("listening on \(bound)")
fflush(nil)
signal(SIGTERM, SIG_IGN)
let end = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
end.setEventHandler { transport.drain(within: .seconds(3)) }
end.resume()
transport.run()
print("drained")
