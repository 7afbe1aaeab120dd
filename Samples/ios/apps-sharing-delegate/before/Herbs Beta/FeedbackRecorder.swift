import Foundation

final class FeedbackRecorder {
    static let shared = FeedbackRecorder()

    func start() {
        print("feedback is recorded")
    }
}
