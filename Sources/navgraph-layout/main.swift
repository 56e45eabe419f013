#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// The child process that lays out and draws: DOT on standard input, bytes on standard output, messages on standard error.
// A layout cannot be stopped in-process, may run for minutes, and brings a hundred packages: so it is no part of `navgraph`.

signal(SIGPIPE, SIG_IGN)

switch Arguments.parse(CommandLine.arguments.dropFirst()) {
case .failure(let problem):
  writeMessage(problem.message)
  exit(ExitCode.usage.rawValue)
case .success(.help):
  writeAll(Array(Arguments.usage.utf8), to: STDOUT_FILENO)
case .success(.draw(let job)):
  ParentWatch.start()
  exit(draw(job).rawValue)
}
