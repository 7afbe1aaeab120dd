/// Functions at the top level of the standard library and of Apple's frameworks, which code calls without a receiver wherever it stands.
package enum FreeFunctions {
    /// Whether a name is one of them.
    package static func areNamed(_ name: String) -> Bool {
        names.contains(name) || prefixes.contains { name.hasPrefix($0) }
            || name.first?.isLowercase != true
    }

    /// Source: the lists of global functions in Apple's documentation of Swift, Foundation, Dispatch, os and the C library.
    private static let names: Set<String> = [
        "print", "debugPrint", "dump", "min", "max", "abs", "assert", "assertionFailure",
        "precondition", "preconditionFailure", "fatalError", "zip", "stride", "repeatElement",
        "sequence", "type", "swap", "round", "floor", "ceil", "trunc", "sqrt", "pow", "exp", "log",
        "log2", "log10", "sin", "cos", "tan", "atan", "atan2", "fabs", "fmod", "hypot",
        "numericCast", "unsafeBitCast", "unsafeDowncast", "isKnownUniquelyReferenced", "readLine",
        "autoreleasepool", "exit", "abort", "sleep", "usleep", "time", "rand", "free", "malloc",
        "strlen", "memcpy",
        "memset", "signal", "raise", "class_getName", "getenv", "setenv", "notify_post",
        "transcode",
        "extendLifetime", "checkedContinuation", "errno",
    ]
    private static let prefixes = [
        "with", "dispatch", "os_", "objc_", "class_", "method_", "arc4random", "pthread_", "mach_",
        "sysctl", "notify_", "unsafe", "sqlite3_", "method", "protocol_", "sel_",
    ]
}
