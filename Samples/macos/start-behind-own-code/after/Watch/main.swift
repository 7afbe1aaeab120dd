import AppKit

// Whatever happens from here on is written down.
CrashLog.begin()

WatchApp.main()
