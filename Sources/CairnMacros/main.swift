import CairnMacroExpansion
import Glibc

// It is normal for the compiler to disappear, so a broken pipe must not kill the process.
_ = signal(SIGPIPE, SIG_IGN)
Conversation(channel: MessageChannel(input: STDIN_FILENO, output: STDOUT_FILENO)).run()
