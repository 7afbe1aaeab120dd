import Foundation

extension Notification.Name {
    static let journalChanged = Notification.Name("journalChanged")
}

final class Journal {
    private(set) var lines: [String] = []

    func add(_ line: String) {
        lines.append(line)
        print("journal: \(line)")
    }
}
