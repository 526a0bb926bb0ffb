import AVKit
import SwiftUI

/// A film of three seconds, red and then green, and a sound. A test may serve the film at the address in `GALLERY_FILM`.
struct FilmsPage: View {
  @State private var films = Films()
  @State private var isShown = true

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        if isShown {
          VideoPlayer(player: films.player) {
            Text("In front").padding(4).background(.white).foregroundStyle(.black)
              .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          }
          .frame(height: 220)
        }
        Toggle("Shown", isOn: $isShown)
        Text(films.state)
        Text("Ended \(films.endings), failed \(films.failures), \(films.observed)")
        Text(films.sought)
        HStack {
          Button("Start") { films.player.play() }
          Button("Stop") { films.player.pause() }
          Button("Twice as fast") { films.player.rate = 2 }
        }
        HStack {
          Button("To the green") { films.goToGreen() }
          Button("To the start") { films.player.seek(to: .zero) }
        }
        HStack {
          Button("Missing film") { films.show(URL.cachesDirectory.appending(path: "no-such-film.webm")) }
          Button("Other server") { films.showOther() }
        }
        Button("Sound") { films.playSound() }
        Text("Sound \(films.sound)")
      }
      .padding()
    }
  }
}

@MainActor @Observable
final class Films {
  let player = AVPlayer()
  private(set) var endings = 0
  private(set) var failures = 0
  private var seconds: [Int] = []
  private(set) var sought = "Not sought"
  private(set) var sound = "is silent"
  @ObservationIgnored private var soundPlayer: AVAudioPlayer?
  @ObservationIgnored private let listener = Listener()
  @ObservationIgnored private var observer: Any?
  @ObservationIgnored private var tokens: [any NSObjectProtocol] = []

  init() {
    let file = URL.cachesDirectory.appending(path: "cairn-gallery-film.webm")
    try? FileManager.default.createDirectory(at: .cachesDirectory, withIntermediateDirectories: true)
    try? Data(base64Encoded: Self.film, options: .ignoreUnknownCharacters)?.write(to: file, options: .atomic)
    show(file)
    observer = player.addPeriodicTimeObserver(
      forInterval: CMTime(value: 1, timescale: 1), queue: .main
    ) { [weak self] time in
      MainActor.assumeIsolated {
        let second = Int(time.seconds.rounded(.down))
        if self?.seconds.last != second { self?.seconds.append(second) }
      }
    }
    listener.ended = { [weak self] in self?.sound = "has ended" }
  }

  /// What the observer of times has seen since the start.
  var observed: String {
    guard let first = seconds.first, let last = seconds.last else { return "no seconds" }
    return "seconds \(first) to \(last)"
  }

  var state: String {
    let status =
      switch player.status {
      case .readyToPlay: "ready"
      case .failed: "failed"
      default: "loading"
      }
    let control =
      switch player.timeControlStatus {
      case .paused: "paused"
      case .playing: "playing"
      case .waitingToPlayAtSpecifiedRate: "waiting"
      }
    let length = player.currentItem?.duration.seconds ?? 0
    return "Film \(status), \(control), \(length.isFinite ? "\(Int(length.rounded()))" : "no") seconds"
  }

  func show(_ url: URL) {
    let item = AVPlayerItem(url: url)
    let center = NotificationCenter.default
    tokens.forEach(center.removeObserver)
    let ended = center.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.endings += 1 }
    }
    let failed = center.addObserver(forName: .AVPlayerItemFailedToPlayToEndTime, object: item, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.failures += 1 }
    }
    tokens = [ended, failed]
    player.replaceCurrentItem(with: item)
  }

  func showOther() {
    if let address = ProcessInfo.processInfo.environment["GALLERY_FILM"], let url = URL(string: address) { show(url) }
  }

  func goToGreen() {
    player.seek(to: CMTime(value: 5, timescale: 2), toleranceBefore: .zero, toleranceAfter: .zero) {
      [weak self] isDone in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.sought = isDone ? "Sought \(self.player.currentTime().seconds.formatted())" : "Not found"
      }
    }
  }

  func playSound() {
    do {
      let player = try AVAudioPlayer(data: Self.tone)
      player.delegate = listener
      soundPlayer = player
      sound = player.play() ? "of \(player.duration.formatted()) s" : "is not heard"
    } catch {
      sound = error.localizedDescription
    }
  }

  @MainActor
  private final class Listener: NSObject, @MainActor AVAudioPlayerDelegate {
    var ended: () -> Void = {}

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ended() }
  }

  /// Half a second of a tone, as WAV.
  private static var tone: Data {
    let rate = 8_000
    let samples = (0..<rate / 2).map { UInt8(128 + 60 * sin(Double($0) * 440 * 2 * .pi / Double(rate))) }
    func little(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> ($0 * 8) & 0xFF) } }
    let format = little(1, 2) + little(1, 2) + little(rate, 4) + little(rate, 4) + little(1, 2) + little(8, 2)
    let head = Array("WAVEfmt ".utf8) + little(16, 4) + format + Array("data".utf8) + little(samples.count, 4)
    return Data(Array("RIFF".utf8) + little(head.count + samples.count, 4) + head + samples)
  }

  /// VP8 and Opus in WebM.
  private static let film = """
    GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAA0VEU2bdLpNu4tTq4QVSalmU6yBoU27i1OrhBZUrmtTrIHGTbuMU6uEElTD
    Z1OsggFyTbuMU6uEHFO7a1OsggzG7AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrXsYMPQkBNgIRMYXZmV0GETGF2ZkSJiECpDgAAAAAAFlSua0CmrgEAAAAAAAA414EBc8WIAAAA
    AAAAAAGcgQAitZyDdW5kiIEAhoVWX1ZQOIOBASPjg4QL68IA4ImwgUC6gSSagQKuAQAAAAAAAFzXgQJzxYgAAAAAAAAAApyBACK1nIN1bmSIgQCGhkFfT1BV
    U1aqg2MuoFa7hATEtACDgQLhkZ+BAbWIQOdwAAAAAABiZIEQY6KTT3B1c0hlYWQBATgBgLsAAAAAABJUw2dAo3NzzmPAi2PFiAAAAAAAAAABZ8iYRaOHRU5D
    T0RFUkSHi0xhdmMgbGlidnB4Z8iiRaOIRFVSQVRJT05Eh5QwMDowMDowMy4yMDcwMDAwMDAAAHNzz2PAi2PFiAAAAAAAAAACZ8iZRaOHRU5DT0RFUkSHjExh
    dmMgbGlib3B1c2fIokWjiERVUkFUSU9ORIeUMDA6MDA6MDMuMDA4MDAwMDAwAAAfQ7Z1SqXngQCjs4IAAIAY4NtgtAc/ZrdVsdDbVWj6IiqY0urby5em4awO
    rTZ7i0w6btAltHXRnDBzibH7AqPCgQAHgJADAJ0BKkAAJAAARwiFhYiFhIgCAgJ1qgP4A/oCBzt54s8zHl4A/v1u8//jmTcwxP+Obf/xYTwOKMj/8VEAo66C
    AD2AGOhTMA/9T9E7Br1DzhHd3/azJau7dP/gHrERp4F0FHFzRx58fIZvodyso7GCAHmAGOhLxDnr6szd+O9zsRwIBrcXdBiEXTg4oDrhl6NpKqrswnvwoT4V
    p+oGLRhAo66CALWAGOhONB6EdPavt6YVcB5L11nNLA1taIfj2GJal09p9ToL5EwQOxfeWpUQo5aBAM8A0QEAARAQABgAGFgv9AAIjAAAo7CCAPGAGOg27cO2
    MAyFSGEggoese1MENcS4lIThlVvB39k8xOR80nNHNDh2hasbM2ijroIBLYAY6AEYD/0tDDiMp/38I+U9qOnzEfb4I4aXjql6gk9HCReGzZWymEuX9gijq4IB
    aYAY5/wcHoR09LpUu79lL8H174aR+3iataJoDCCdrM6m1KtV1s6ieWijloEBlwDRAQABEBAAGAAYWC/0AAiMAACjqIIBpYAY5/wcHoR09LLAW70jJbMy1L15
    7jbWbW8gPxCK9InYmk97OrKjsIIB4YAY6E4zv7fm5pYycHfARQrX0kAnavnW9BiPRYBNyY6CDwcjK3VnNew1rQxkIKOzggIdgBjowBa7E03fjDeFjlxNlg7X
    2mAGeUJK0V3BW80MyM0qMDINa35VROEaFy1vsBioo6SCAlmAGA5zOS91m4mU+eYQqnXyMhctBDj1Zc/8hQwQzyulFQyjloECXwDRAQABEBAAGAAYWC/0AAiM
    AACjp4IClYAYDqURaD76yP+Il1XoqqMpcppanTx0VsAZ16ChZ2iT3BdufKOlggLRgBgOpEGphcpsxQhsRpZxt3pVCBrEo3+9IDVVuzwlx3j/2qOnggMNgBgO
    pRFoPnr60F0Yv3Fx4VOZdyt0CngaLl/XXhqJlH/HH3nGo5aBAycA0QEAARAQABgAGFgv9AAIjAAAo6aCA0mAGA6lEWg+/MgXnLLTQm4/4Xec0s3dWXd2iKVg
    /dre48GpQKOnggOFgBgOpRFoPngXXqv2kpSKtCFsOwfh5l6o9D3m8gDKLemc5IVgo6eCA8GAGA6lEWg++rAer6VrpASRm5XHrVIWxvQ+M6V3hLjktHN0VBWj
    woED74CQAwCdASpAACQAAEcIhYWIhYSIAgICdaoD+AP6Agc7eeLPMx5eAP79bvP/45k3MMT/jm3/8WE8DijI//FRAKOoggP9gBgOpEGphdU1FKKsFaEZgmSE
    b0IHH6xueR1a1kundRKF59kCeKOpggQ5gBgOpRFoPnsNc6W4WhgcVUo36Kz0Ya0mR0tjYjci7gbp1UnGyaCjpIIEdYAYDqURaD78zN75MHejHuXvl0i3y5tZ
    fK9xnclbTY0S8KOlggSxgBgOpRFoPnW9ikVDTES3+FEUl6l4zHaf6Ax7eg6PumNgwKOWgQS3ANEBAAEQEAAYABhYL/QACIwAAKOoggTtgBgOpRFoPvrQCQAK
    c6frcXFddwfMf0mDUMQkw9PWfZYwdvdOA6OlggUpgBgOpEGphcpsorFuxzGUO1MWizMM5obHQwLTwiP3ZDRexqOnggVlgBgOpRFoPnqwiITBGSlnx+7VWxdS
    QwHVQFisZeXLya9AfVXgo5aBBX8A0QEAARAQABgAGFgv9AAIjAAAo6eCBaGAGA6lEWg+/MYsfQPAL+zLJiW6qUd+RC9m7NEkKuwzmbanEYCjp4IF3YAYDqUR
    aD51grKC1eRRzdn+yRj/3hfgoKTccfxgYorIscOFMKOmggYZgBgOpRFoPvq1n8ra7v1+voI9Nq2wUAtM5uomH5PtxKPCdPijwoEGR4CQAwCdASpAACQAAEcI
    hYWIhYSIAgICdaoD+AP6Agc7eeLPMx5eAP7wsDf/tdi4DcD/7Xa//i3D63GA/8ViAKOmggZVgBgOpEGphcqPpmdaLi0t3yvI3WIecC1YaTXUdJ434tFLTKWj
    qoIGkYAYDqURaD56txbduTWgb/+1prrvzDQSxj5s8Q/8HrporoyEigagwKOlggbNgBgOpRFoPvzE6E1lo53+fugE8j5TexYP5SdCKnS3TdzqSKOmggcJgBgO
    pRFoPnLrP8eFMVvj/inXWUn/MfqfEW0PfmV9oVgD9uCjloEHDwDRAQABEBAAGAAYWC/0AAiMAACjp4IHRYAYDqURaD76zj6GAULJBUh5l1FuUkB1KHZu/0CO
    wV9J61m1gKOnggeBgBgOpEGphdGaaj7QeCllr1aTVIBdioj+Jgh9Q1Sqdg2EzzLwo6eCB72AGA6lEWg+evE2aj2qx9y6u5c1qscWrIjC66XJTu2jsK1aWr6j
    loEH1wDRAQABEBAAGAAYWC/0AAiMAACjpoIH+YAYDqURaD78xOOrSgfYk3oP18mgTscW5rPeV/zrxejEsikgo6eCCDWAGA6lEWg+dYKygtXkUc3Z/skY/94X
    4KCk3HH8YGKKyLHDhTCjqIIIcYAYDqURaD76tYpKYo5WXje4y2G0Nh7ackXfuXxdxPKYDanDK7SjloEInwDRAQABEBAAGAAYWC/0AAiMAACjp4IIrYAYDqRB
    qYXKbKKxbscxlDtTFoszDh+oNeY50lnAcIqgrJcJyKOmggjpgBgOpRFoPnq087t59z4w0oQVp7H+TqnxxLv5mfiuCs5DDvajpoIJJYAYDqURaD78xOff8IVz
    NMSdjpnpVyQhSqzo6IvRjQfHu+0Qo6WCCWGAGA6lEWg+dYO/5GPchyv7iKKSmCjVK2zIN6NIjL1p2sWwo5aBCWcA0QEAARAQABgAGFgv9AAIjAAAo6WCCZ2A
    GA6lEWg++s4EZq17td5WDRyNQh1A0Rf21hsyYUUEWbMzo6eCCdmAGA6kQamFymyioG6Q6a8x5y4A5c16/1uYJ0V9Ro4TnXSsIGijp4IKFYAYDqURaD56tPAT
    nIFDvWEKCiyO13REruJ2KGO8xIJgUaGeNqPCgQovgJADAJ0BKkAAJAAARwiFhYiFhIgCAgJ1qgP4A/oCBzt54s8zHl4A/vCwN/+12LgNwP/tdr/+LcPrcYD/
    xWIAo6eCClGAGA6lEWg+/dkhhziimrIjGWTMOVReY4OCOrCmP9LpTRMP0ISjp4IKjYAYDqURaD54CQhDFYIptC+sobEeJTF1hhukH5K1g5ucg0udIKOnggrJ
    gBgOpRFoPvrOAItHK8vk1A+poRcbwGMrr68NRaQiEVOcEccQo5aBCvcA0QEAARAQABgAGFgv9AAIjAAAo6eCCwWAGA6kQamFymyisW7HMZQ7UxaLMw4i037l
    BB7QUylHGo7gKNCjqYILQYAYDqURaD568WhCPbHjir6k64SgTIIF3TSgbQt+6Arfm/j23Iswo6OCC32AGA6lEWg+/MTn3/CFczTEnY6ZNNR47X1iRD/N0hmS
    66CzoaqCC7kAGIDbYGKk2oWQDR1ueTP/dVVsbrKWBeNKeB59K5ukJGBoVbUSHoB1ooQDMFhgo5aBC78A0QEAARAQABgAGFgv9AAIjAAAHFO7a8q7j7OBB7eK
    94EB8YICG/CBOLuRs4ID77eL94EB8YICG/CCA6i7kbOCBke3i/eBAfGCAhvwggWyu5Gzggovt4v3gQHxggIb8IIJCA==
    """
}
