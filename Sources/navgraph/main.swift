#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// A reader that goes away ends the process quietly, whatever the parent did with the signal.
signal(SIGPIPE, SIG_DFL)
// A file that grows beyond a limit is an error of the write, which leaves nothing behind.
signal(SIGXFSZ, SIG_IGN)

// `CommandLine` is a module here as well.
exit(Program.run(Array(Swift.CommandLine.arguments.dropFirst())).rawValue)
