enum CrashLog {
    static func begin() { print("log begun") }
}
