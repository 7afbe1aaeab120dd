import Foundation

final class Player {
    static let shared = Player()
    private var isPrepared = false

    func prepare() {
        isPrepared = true
        print("player prepared")
    }

    func resume() {
        print(isPrepared ? "playing" : "not prepared")
    }

    func play(_ url: URL) {
        print("playing \(url.absoluteString)")
    }

    func save() {
        print("player saved")
    }
}
