import Foundation

/// The samples that differ from what was committed: whoever works on one sees all that is checked of it.
enum ChangedSamples {
    /// Their folders below the folder of samples, such as `ios/window`; none where Git can't be asked.
    static func folders(below samples: URL) -> Set<String> {
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        git.arguments = ["git", "status", "--porcelain", "--untracked-files=all", "-z", "."]
        git.currentDirectoryURL = samples
        let pipe = Pipe()
        git.standardOutput = pipe
        git.standardError = FileHandle.nullDevice
        guard (try? git.run()) != nil else { return [] }
        let output = (try? pipe.fileHandleForReading.readToEnd()) ?? nil
        git.waitUntilExit()
        guard git.terminationStatus == 0 else { return [] }
        return folders(
            in: String(decoding: output ?? Data(), as: UTF8.self), named: samples.lastPathComponent)
    }

    /// The folders in what Git prints: `XY Samples/ios/window/after/App.swift`, ended by a zero; the old name of a file
    /// that was renamed stands alone.
    static func folders(in status: String, named name: String) -> Set<String> {
        let found = status.split(separator: "\0").compactMap { entry -> String? in
            let parts = entry.split(separator: "/")
            guard let top = parts.firstIndex(where: { $0 == name || $0.hasSuffix(" " + name) }),
                parts.count > top + 3
            else { return nil }
            return parts[top + 1...top + 2].joined(separator: "/")
        }
        return Set(found)
    }
}
