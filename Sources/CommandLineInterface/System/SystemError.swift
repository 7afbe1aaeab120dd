import Foundation

/// A call to the system that failed, in the system's words.
struct SystemError: Error, Sendable, Hashable {
    /// The reason, such as `No such file or directory`, in lower case.
    let reason: String

    /// An error in words of its own.
    init(reason: String) {
        self.reason = reason
    }

    /// The error of the last call.
    static var last: SystemError { SystemError(code: errno) }

    /// The error of a number.
    init(code: Int32) {
        let text = String(cString: strerror(code))
        self.reason = text.prefix(1).lowercased() + text.dropFirst()
    }
}
