final class Session {
    static let shared = Session()

    var isSignedIn: Bool {
        print("asked for the session")
        return false
    }
}
