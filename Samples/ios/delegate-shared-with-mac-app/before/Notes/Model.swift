import Foundation

final class Container {
    private(set) var notes = ["milk", "bread"]

    func add(_ note: String) {
        notes.append(note)
        print("added \(note)")
    }
}
