// Hand-written: what Swift's own part of Darwin (Darwin.swiftmodule of the SDK; public in Swift 5.8 as
// stdlib/public/Platform/Platform.swift) declares beside the C headers, as far as sceneshift uses it.
@_exported import Darwin

public var errno: Int32 {
    get { absent() }
    set { absent() }
}

// In C these are plain integers; here they have the type of the field.
public var S_IFMT: mode_t { absent() }
public var S_IFREG: mode_t { absent() }
public var S_IFDIR: mode_t { absent() }
public var S_IFLNK: mode_t { absent() }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { absent() }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { absent() }
public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
    absent()
}
public func openat(
    _ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t
) -> Int32 { absent() }
public func fcntl(_ file: Int32, _ command: Int32) -> Int32 { absent() }
public func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 { absent() }
public func ioctl(_ file: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer) -> Int32 {
    absent()
}
public var STDOUT_FILENO: Int32 { absent() }
public var TIOCGWINSZ: UInt { absent() }

public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { absent() }

private func absent() -> Never { fatalError("a stub was run") }
