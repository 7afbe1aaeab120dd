/// How frameworks and libraries give the one object that there is of a class: `FileManager.default`, `UNUserNotificationCenter.current()`,
/// `Messaging.messaging()`.
public enum SharedInstance {
    /// Whether a member of a type, or a function of it that takes nothing, gives such an object by its name.
    public static func isName(_ member: String, of type: String) -> Bool {
        if names.contains(member) { return true }
        guard let first = member.first, first.isLowercase else { return false }
        // Firebase calls it like the class.
        return type == first.uppercased() + member.dropFirst()
    }

    /// As Apple's and most other frameworks call it.
    private static let names: Set<String> = [
        "standard", "shared", "default", "main", "current", "instance", "sharedInstance",
        "sharedManager", "mainInstance",
    ]
}
