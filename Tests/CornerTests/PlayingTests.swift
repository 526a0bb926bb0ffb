import AVKit
import CairnTesting
import Foundation
import MediaPlayer
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Films, sounds and cameras", .serialized)
struct PlayingTests {
  @Test func timesAreFractions() {
    let half = CMTime(value: 300, timescale: 600)
    #expect(half.seconds == 0.5)
    #expect(half == CMTime(value: 1, timescale: 2))
    #expect(Set([half, CMTime(value: 1, timescale: 2)]).count == 1)
    #expect(half + CMTime(value: 1, timescale: 3) == CMTime(value: 5, timescale: 6))
    #expect((half - CMTime(value: 1, timescale: 3)).value == 100)
    #expect(CMTime(seconds: 1.5, preferredTimescale: 10).value == 15)
    #expect(CMTimeMake(value: 3, timescale: 2) > .zero)
    #expect(CMTimeGetSeconds(CMTimeMultiply(half, multiplier: 3)) == 1.5)
    #expect(CMTime(value: 7, timescale: 2).convertScale(1, method: .roundTowardZero).value == 3)
    #expect(CMTime(value: 7, timescale: 2).convertScale(1, method: .default).value == 4)
    #expect(CMTime(value: -7, timescale: 2).convertScale(1, method: .roundTowardNegativeInfinity).value == -4)
  }

  @Test func timesThatAreNoNumbersStayWhatTheyAre() {
    #expect(!CMTime.invalid.isValid)
    #expect(CMTime(seconds: .nan, preferredTimescale: 600) == .invalid)
    #expect(CMTime(seconds: 1, preferredTimescale: 0) == .invalid)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600).isPositiveInfinity)
    #expect(CMTime.indefinite.seconds.isNaN)
    #expect((CMTime.indefinite + CMTime(value: 1, timescale: 1)).isIndefinite)
    #expect((CMTime.zero - .positiveInfinity).isNegativeInfinity)
    #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid)
    #expect(CMTime.negativeInfinity < .zero && CMTime.zero < .indefinite && CMTime.indefinite < .positiveInfinity)
  }

  @Test func timesOfAnySizeCanBeAdded() {
    let limits: [CMTimeValue] = [.min, .min + 1, -1, 0, 1, .max - 1, .max]
    let scales: [CMTimeScale] = [.min, -1, 0, 1, 2, 600, .max - 1, .max]
    let times = limits.flatMap { value in scales.map { CMTime(value: value, timescale: $0) } }
    for a in times {
      #expect(a == a && !(a < a))
      for b in times {
        #expect((a < b) == (b > a))
        let sum = (a + b).seconds
        if a.isNumeric, b.isNumeric {
          let exact = a.seconds + b.seconds
          // Sums beyond the largest value are infinite.
          #expect(
            sum.isInfinite || abs(sum - exact) <= max(abs(a.seconds), abs(b.seconds)) * 1e-9 + 1e-8, "\(a) + \(b)")
        } else {
          #expect(sum.isNaN)
        }
        _ = a - b
      }
    }
  }

  @Test func rangesOfTimesMeet() {
    func seconds(_ count: Double) -> CMTime { CMTime(seconds: count, preferredTimescale: 600) }
    let first = CMTimeRange(start: .zero, duration: seconds(10))
    let second = CMTimeRange(start: seconds(5), end: seconds(20))
    #expect(first.intersection(second) == CMTimeRange(start: seconds(5), end: seconds(10)))
    #expect(first.union(second).duration.seconds == 20)
    #expect(first.containsTime(seconds(9.9)) && !first.containsTime(seconds(10)))
    #expect(CMTimeRange.zero.isEmpty && !CMTimeRange.invalid.isValid)
  }

  @Test func aTimeInAListComesBack() {
    for time in [CMTime(value: .max, timescale: 600), CMTime(value: .min, timescale: 1), .invalid, .zero, .indefinite] {
      #expect(NSValue(time: time).timeValue == time)
    }
    #expect(NSValue(rect: CGRect(x: 0.5, y: 1e300, width: -1, height: 2)).timeValue == .invalid)
  }

  /// A second of silence, as WAV.
  private static func silence(seconds: Int = 1) -> Data {
    func little(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> ($0 * 8) & 0xFF) } }
    let format = little(1, 2) + little(1, 2) + little(8_000, 4) + little(8_000, 4) + little(1, 2) + little(8, 2)
    let head = Array("WAVEfmt ".utf8) + little(16, 4) + format + Array("data".utf8) + little(seconds * 8_000, 4)
    return Data(Array("RIFF".utf8) + little(head.count + seconds * 8_000, 4) + head) + Data(count: seconds * 8_000)
  }

  private func file(seconds: Int) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).wav")
    try Self.silence(seconds: seconds).write(to: file)
    return file
  }

  /// The notifications of an item, in their order.
  @MainActor
  private final class Notes {
    private(set) var names: [Notification.Name] = []
    private var tokens: [any NSObjectProtocol] = []

    init(of item: AVPlayerItem) {
      for name in [Notification.Name.AVPlayerItemDidPlayToEndTime, .AVPlayerItemFailedToPlayToEndTime] {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: item, queue: nil) { [weak self] note in
            let name = note.name
            MainActor.assumeIsolated { self?.names.append(name) }
          })
      }
    }

    isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
  }

  @Test func aFilmPlaysByTheClockOfATest() async throws {
    let film = try file(seconds: 3)
    defer { try? FileManager.default.removeItem(at: film) }
    let item = AVPlayerItem(url: film)
    let player = AVPlayer(playerItem: item)
    let notes = Notes(of: item)
    let host = TestHost { VideoPlayer(player: player).frame(width: 400, height: 300) }
    #expect(item.status == .readyToPlay && player.status == .readyToPlay && item.duration.seconds == 3)
    try host.tap("Play")
    #expect(player.timeControlStatus == .playing && player.rate == 1)
    await host.advance(by: .seconds(1))
    #expect(abs(player.currentTime().seconds - 1) < 0.01)
    #expect(host.texts.contains("0:01 / 0:03"))
    player.rate = 2
    await host.advance(by: .seconds(1.5))
    #expect(notes.names == [.AVPlayerItemDidPlayToEndTime])
    #expect(player.timeControlStatus == .paused && player.rate == 0 && player.currentTime().seconds == 3)
  }

  @Test func placesAreFoundAndTimesObserved() async throws {
    let film = try file(seconds: 4)
    defer { try? FileManager.default.removeItem(at: film) }
    let player = AVPlayer(url: film)
    let seen = Seen()
    let host = TestHost { VideoPlayer(player: player) }
    let observer = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 1), queue: nil) { time in
      MainActor.assumeIsolated { seen.seconds.append(Int(time.seconds)) }
    }
    _ = player.addBoundaryTimeObserver(forTimes: [NSValue(time: CMTime(value: 5, timescale: 2))], queue: .main) {
      MainActor.assumeIsolated { seen.boundaries += 1 }
    }
    player.seek(to: CMTime(value: 1, timescale: 1)) { isDone in MainActor.assumeIsolated { seen.isDone = isDone } }
    #expect(seen.isDone == true && player.currentTime().seconds == 1)
    player.play()
    await host.advance(by: .seconds(1.75))
    #expect(seen.seconds == [1, 1, 2] && seen.boundaries == 1)
    player.removeTimeObserver(observer)
    await host.advance(by: .seconds(2))
    #expect(seen.seconds == [1, 1, 2])
    player.seek(to: .invalid) { isDone in MainActor.assumeIsolated { seen.isDone = isDone } }
    #expect(seen.isDone == false)
  }

  @MainActor
  private final class Seen {
    var seconds: [Int] = []
    var boundaries = 0
    var isDone: Bool?
    var statuses: [AVPlayer.TimeControlStatus] = []
  }

  @Test func aQueuePlaysItsItemsInTurn() async throws {
    let films = [try file(seconds: 1), try file(seconds: 2)]
    defer { for film in films { try? FileManager.default.removeItem(at: film) } }
    let items = films.map { AVPlayerItem(url: $0) }
    let player = AVQueuePlayer(items: items)
    let host = TestHost { VideoPlayer(player: player) }
    player.play()
    await host.advance(by: .seconds(1.5))
    #expect(player.currentItem === items[1] && player.items().count == 1)
    #expect(abs(player.currentTime().seconds - 0.5) < 0.01 && player.timeControlStatus == .playing)
    await host.advance(by: .seconds(2))
    #expect(player.currentItem == nil && player.rate == 0)
  }

  @Test func aLooperPlaysAnItemOverAndOver() async throws {
    let film = try file(seconds: 1)
    defer { try? FileManager.default.removeItem(at: film) }
    let player = AVQueuePlayer()
    let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: film))
    let host = TestHost { VideoPlayer(player: player) }
    player.play()
    await host.advance(by: .seconds(2.5))
    #expect(looper.loopCount == 2 && player.timeControlStatus == .playing)
    looper.disableLooping()
    await host.advance(by: .seconds(1))
    #expect(looper.loopCount == 2 && player.currentItem == nil)
  }

  @Test func changesOfAPlayerAreObserved() async throws {
    let film = try file(seconds: 2)
    defer { try? FileManager.default.removeItem(at: film) }
    let player = AVPlayer(url: film)
    let host = TestHost { VideoPlayer(player: player) }
    let seen = Seen()
    let observation = player.observe(\.timeControlStatus, options: [.initial, .new]) { _, change in
      if let status = change.newValue { seen.statuses.append(status) }
    }
    player.play()
    // The main queue, where changes are told, comes before this.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(seen.statuses == [.paused, .playing])
    observation.invalidate()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    player.pause()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(seen.statuses == [.paused, .playing])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func aMissingFilmFails() throws {
    let item = AVPlayerItem(url: URL(filePath: "/nowhere/film.mp4"))
    let player = AVPlayer(playerItem: item)
    let notes = Notes(of: item)
    let host = TestHost { VideoPlayer(player: player).frame(width: 400, height: 300) }
    #expect(item.status == .failed && (item.error as? URLError)?.code == .fileDoesNotExist)
    #expect(host.texts.contains("film.mp4") && host.texts.contains("There is no such file."))
    player.play()
    #expect(notes.names == [.AVPlayerItemFailedToPlayToEndTime] && player.rate == 0)
  }

  @Test(.withoutReports) func tryingAgainEnds() {
    let film = URL(filePath: "/nowhere/film.mp4")
    let (player, other) = (AVPlayer(url: film), AVPlayer(url: film))
    let host = TestHost { VideoPlayer(player: player) }
    var failures = 0
    let token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemFailedToPlayToEndTime, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        failures += 1
        // Fails the test before the recursion overflows the stack.
        guard failures < 10 else { return }
        player.play()
        player.replaceCurrentItem(with: AVPlayerItem(url: film))
        player.rate = 1
        other.playImmediately(atRate: 2)
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    player.play()
    #expect(failures >= 1 && failures < 10)
    withExtendedLifetime(host) {}
  }

  @Test func lengthsAreReadFromHeads() {
    #expect(MediaLength.seconds(of: Self.silence(seconds: 2)) == 2)
    func atom(_ name: String, _ body: [UInt8]) -> [UInt8] {
      let size = UInt32(body.count + 8)
      return (0..<4).map { UInt8(truncatingIfNeeded: size >> (24 - 8 * $0)) } + Array(name.utf8) + body
    }
    let head = [UInt8](repeating: 0, count: 12) + [0, 0, 2, 0x58] + [0, 0, 7, 8] + [UInt8](repeating: 0, count: 16)
    let film = atom("ftyp", [0, 0, 0, 0]) + atom("free", [1, 2, 3]) + atom("moov", atom("mvhd", head))
    #expect(MediaLength.seconds(of: Data(film)) == 3)
    for count in 0..<film.count { _ = MediaLength.seconds(of: Data(film.prefix(count))) }
    for place in film.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var broken = film
        broken[place] = value
        if let length = MediaLength.seconds(of: Data(broken)) { #expect(length >= 0 && length.isFinite) }
      }
    }
  }

  @Test(.withoutReports) func otherFilmsAreNotRead() async {
    let asset = AVURLAsset(url: URL(filePath: "/film.mp4"))
    await #expect(throws: AVError.self) { try await asset.load(.duration) }
    await #expect(throws: AVError.self) { try await AVAssetImageGenerator(asset: asset).image(at: .zero) }
    #expect(asset.duration.isIndefinite && !asset.isPlayable)
  }

  @MainActor
  private final class SoundListener: NSObject, @MainActor AVAudioPlayerDelegate {
    var endings = 0
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { endings += 1 }
  }

  @Test func soundsPlayByTheClockOfATest() async throws {
    let host = TestHost { Text("Quiet") }
    let listener = SoundListener()
    let player = try AVAudioPlayer(data: Self.silence())
    player.delegate = listener
    player.numberOfLoops = 1
    #expect(player.duration == 1 && player.prepareToPlay())
    #expect(player.play() && player.isPlaying)
    await host.advance(by: .seconds(1.5))
    #expect(player.isPlaying && listener.endings == 0 && abs(player.currentTime - 0.5) < 0.01)
    await host.advance(by: .seconds(1))
    #expect(!player.isPlaying && listener.endings == 1)
  }

  @Test(.withoutReports) func nothingRecords() throws {
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(filePath: "/nowhere.mp3")) }
    let recorder = try AVAudioRecorder(url: URL(filePath: "/a.m4a"), settings: [AVFormatIDKey: kAudioFormatMPEG4AAC])
    #expect(!recorder.record() && !recorder.isRecording)
    #expect(throws: (any Error).self) { try AVAudioEngine().start() }
  }

  @Test func theAppsUseOfSoundIsKept() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .spokenAudio, options: [.duckOthers])
    try session.setActive(true, options: .notifyOthersOnDeactivation)
    #expect(session.category == .playback && session.mode == .spokenAudio && session.categoryOptions == .duckOthers)
    #expect(session.recordPermission == .denied && session.currentRoute.outputs.isEmpty)
    var answer: Bool?
    AVCaptureDevice.requestAccess(for: .video) { allowed in MainActor.assumeIsolated { answer = allowed } }
    #expect(answer == false)
  }

  private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
    var cancelled: [String] = []
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
      cancelled.append(utterance.speechString)
      synthesizer.speak(AVSpeechUtterance(string: "And another"))
    }
  }

  @Test(.withoutReports) func whatIsNotSaidCountsAsCancelled() {
    let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
    synthesizer.delegate = listener
    synthesizer.speak(AVSpeechUtterance(string: "Hello"))
    #expect(listener.cancelled == ["Hello"])
    #expect(!synthesizer.isSpeaking && AVSpeechSynthesisVoice.speechVoices().isEmpty)
    #expect(AVSpeechSynthesisVoice(language: "en-GB") == nil)
  }

  @Test(.withoutReports) func thereIsNoCamera() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    let session = AVCaptureSession()
    session.sessionPreset = .photo
    #expect(session.sessionPreset == .photo)
    #expect(!session.canAddOutput(AVCaptureMetadataOutput()))
    session.startRunning()
    #expect(!session.isRunning)
  }

  @Test func whatPlaysIsKept() {
    let center = MPNowPlayingInfoCenter.default()
    defer { center.nowPlayingInfo = nil }
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 9, height: 9)) { _ in UIImage() }
    center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Song", MPMediaItemPropertyArtwork: artwork]
    #expect(center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song")
    #expect(artwork.image(at: .zero) == UIImage() && artwork.bounds.width == 9)
    let command = MPRemoteCommandCenter.shared().playCommand
    command.addTarget { _ in
      Issue.record("There are no buttons.")
      return .success
    }
    #expect(MPMediaLibrary.authorizationStatus() == .denied)
  }

  @Test func aFilmFitsIntoItsPlace() {
    let place = AVMakeRect(
      aspectRatio: CGSize(width: 16, height: 9), insideRect: CGRect(x: 0, y: 0, width: 320, height: 320))
    #expect(place == CGRect(x: 0, y: 70, width: 320, height: 180))
  }
}
