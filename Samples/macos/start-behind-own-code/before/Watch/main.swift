import AppKit

// Whatever happens from here on is written down.
CrashLog.begin()

let app = NSApplication.shared
let delegate = AppDelegate()
app.delegate = delegate
_ = NSApplicationMain(CommandLine.argc, CommandLine.unsafeArgv)
