import SwiftFlow

/// Why code of the launch can't move to where a scene connects.
struct SceneObstacle: Error {
    /// The file, relative to the top of the tree.
    let path: String
    /// The token that is in the way.
    let token: Int
    /// The reason: lower case, present tense, no full stop at the end.
    let reason: String

    /// An obstacle at a token.
    init(_ file: ProgramFile, _ token: Int, _ reason: String) {
        path = file.path
        self.token = token
        self.reason = reason
    }
}
