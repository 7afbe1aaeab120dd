final class Inbox {
    var messages: [String] = []

    func refresh() {
        messages.append("hello")
        print("\(messages.count) messages")
    }
}
