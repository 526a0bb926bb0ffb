import CairnMacroExpansion
import Glibc

// A compiler that has gone away is the ordinary end, not a reason to die of a signal.
_ = signal(SIGPIPE, SIG_IGN)
Conversation(channel: MessageChannel(input: STDIN_FILENO, output: STDOUT_FILENO)).run()
