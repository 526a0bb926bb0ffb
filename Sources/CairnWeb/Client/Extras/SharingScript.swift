extension ExtrasScript {
  /// Passes what the app shares to the browser.
  static let sharing = #"""
    // Sharing. Where the browser knows no other apps, the text is copied.
    function share(item) {
      const words = [item.text, item.url].filter(Boolean).join('\n');
      const copyInstead = () => { note('Copied, as this browser cannot share.'); copy(words); };
      if (!navigator.share) return copyInstead();
      navigator.share(item).catch(error => { if (error.name !== 'AbortError') copyInstead(); });
    }
    """#
}
