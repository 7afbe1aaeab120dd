import Cocoa

autoreleasepool {
    let delegate = NotesDelegate.shared
    NSApplication.shared.delegate = delegate
    _ = NSApplicationMain(CommandLine.argc, CommandLine.unsafeArgv)
}
