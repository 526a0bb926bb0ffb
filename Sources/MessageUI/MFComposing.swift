@_exported import CairnKits
@_exported import Foundation

/// UIKit's window for writing a mail, which is never shown. Open a link that begins with `mailto:` instead.
///
/// ```swift
/// guard MFMailComposeViewController.canSendMail() else { return openURL(URL(string: "mailto:me@example.org")!) }
/// ```
open class MFMailComposeViewController: UINavigationController {
  open override class var _missingFramework: String? { "MessageUI" }

  /// Whether the device can send mails. It cannot.
  open class func canSendMail() -> Bool { false }
  /// The object to notify of the end. It is never notified.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Sets the subject. Has no effect.
  open func setSubject(_ subject: String) {}
  /// Sets who gets the mail. Has no effect.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Sets who gets a copy. Has no effect.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets who gets a copy in secret. Has no effect.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets the text. Has no effect.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file. Has no effect.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  /// Sets the sender. Has no effect.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// How writing a mail ended.
///
/// ```swift
/// result == .sent
/// ```
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

/// Receives the end of writing a mail. Its method is never called.
///
/// ```swift
/// func mailComposeController(
///   _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
/// ) { dismiss() }
/// ```
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// UIKit's window for writing a message, which is never shown. Open a link that begins with `sms:` instead.
///
/// ```swift
/// guard MFMessageComposeViewController.canSendText() else { return }
/// ```
open class MFMessageComposeViewController: UINavigationController {
  open override class var _missingFramework: String? { "MessageUI" }

  /// Whether the device can send messages. It cannot.
  open class func canSendText() -> Bool { false }
  /// Whether the device can send files. It cannot.
  open class func canSendAttachments() -> Bool { false }
  /// Whether the device can send subjects. It cannot.
  open class func canSendSubject() -> Bool { false }
  /// The object to notify of the end. It is never notified.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Who gets the message.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject.
  open var subject: String?
  /// Adds a file. Returns false.
  @discardableResult
  open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
}

/// How writing a message ended.
///
/// ```swift
/// result == .sent
/// ```
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

/// Receives the end of writing a message. Its method is never called.
///
/// ```swift
/// func messageComposeViewController(
///   _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
/// ) { dismiss() }
/// ```
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
