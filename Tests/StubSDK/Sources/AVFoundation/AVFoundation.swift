@_exported import Foundation
import Stage

open class AVAudioSession: NSObject, @unchecked Sendable {
    public struct Category: Hashable, Sendable {
        let name: String
        public static let playback = Category(name: "playback")
        public static let ambient = Category(name: "ambient")
        public static let playAndRecord = Category(name: "playAndRecord")
    }
    public struct Mode: Hashable, Sendable {
        public static let `default` = Mode(), moviePlayback = Mode(), spokenAudio = Mode()
    }
    private static let shared = AVAudioSession()
    open class func sharedInstance() -> AVAudioSession { shared }
    open func setCategory(_ category: Category) throws {
        Stage.effect("audio category \(category.name)")
    }
    open func setCategory(_ category: Category, mode: Mode) throws { try setCategory(category) }
    open func setActive(_ active: Bool) throws { Stage.effect("audio active \(active)") }
}
