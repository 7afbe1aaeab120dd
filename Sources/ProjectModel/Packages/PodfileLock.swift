import SourceEditing

/// Reads the `Podfile.lock` of CocoaPods, as far as it lists pods.
enum PodfileLock {
    /// The entries of `PODS:`, two spaces deep; what a pod needs stands deeper.
    static func packages(in text: SourceText) -> [LockedPackage] {
        var isInPods = false
        var packages: [LockedPackage] = []
        for line in text.string.split(whereSeparator: \.isNewline) {
            if line.first != " " {
                isInPods = line.hasPrefix("PODS:")
            } else if isInPods, let package = package(line) {
                packages.append(package)
            }
        }
        return packages
    }

    /// `  - "Firebase/Auth (10.1.0)":`
    private static func package(_ line: Substring) -> LockedPackage? {
        guard line.hasPrefix("  - ") else { return nil }
        let entry = line.dropFirst(4).filter { $0 != "\"" }
        let name = entry.prefix { $0 != " " && $0 != ":" }
        guard !name.isEmpty else { return nil }
        let version = entry.firstIndex(of: "(").map { open in
            entry[entry.index(after: open)...].prefix { $0 != ")" }
        }
        return LockedPackage(.cocoaPods, name: name, version: version)
    }
}
