import AVKit
import CairnTesting
import Foundation
import MediaPlayer
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Films, sounds and cameras")
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

  @Test func aPlayerSaysThatItFails() throws {
    let item = AVPlayerItem(url: URL(string: "https://example.org/film.mp4")!)
    let player = AVQueuePlayer(items: [item, AVPlayerItem(url: URL(string: "https://example.org/b.mp4")!)])
    var failed: [AVPlayerItem?] = []
    let token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemFailedToPlayToEndTime, object: item, queue: nil
    ) { notification in
      let item = notification.object as? AVPlayerItem
      MainActor.assumeIsolated { failed.append(item) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let host = TestHost { Button("Play") { player.play() } }
    try host.tap("Play")
    #expect(host.diagnostics.map(\.code) == ["framework.missing-call"])
    #expect(failed == [item])
    #expect(player.rate == 0 && player.timeControlStatus == .paused && player.currentTime() == .zero)
    #expect(item.status == .failed && (item.error as? AVError)?.code == .decoderNotFound)
    player.advanceToNextItem()
    #expect(player.items().count == 1 && player.currentItem !== item)
    player.removeAllItems()
    #expect(player.currentItem == nil)
  }

  @Test(.withoutReports) func tryingAgainEnds() {
    let film = URL(string: "https://example.org/film.mp4")!
    let (player, other) = (AVPlayer(url: film), AVPlayer(url: film))
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
    #expect(failures == 1)
    other.play()
    #expect(failures == 2)
  }

  @Test(.withoutReports) func filmsAreNotRead() async {
    let asset = AVURLAsset(url: URL(filePath: "/film.mp4"))
    await #expect(throws: AVError.self) { try await asset.load(.duration) }
    await #expect(throws: AVError.self) { try await AVAssetImageGenerator(asset: asset).image(at: .zero) }
    #expect(asset.duration.isIndefinite)
  }

  @Test(.withoutReports) func soundsAreReadAndNotHeard() throws {
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(filePath: "/nowhere.mp3")) }
    let player = try AVAudioPlayer(data: Data([1]))
    #expect(!player.play() && !player.isPlaying && !player.prepareToPlay())
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
