import Foundation

@MainActor enum Library {
    static func open(_ url: URL? = nil) {
        NotesDelegate.shared.opened += 1
        print("opened \(NotesDelegate.shared.opened) \(url?.absoluteString ?? "-")")
    }
}
