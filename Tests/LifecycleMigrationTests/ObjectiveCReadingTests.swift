import LifecycleMigration
import Testing

/// How Objective-C beside a Swift app is read: in time, and past what is not understood.
@Suite(.serialized) struct ObjectiveCReadingTests {
    private static let depth = 100_000
    private static let swap =
        "[UIApplication sharedApplication].keyWindow.rootViewController = nil;"

    private static func lines(_ objectiveC: String) -> [String] {
        let app = WayApp(
            parts: ["App/Old.m": objectiveC], members: .ownClass, use: .method)
        return (app.plan?.findings ?? []).compactMap { finding in
            finding.place.map { "\(finding.id.rawValue) \($0.path):\($0.position.line)" }
        }.filter { $0.contains("Old.m") }
    }

    @Test("Brackets that are nested as deep as one likes are read", arguments: ["()", "[]", "{}"])
    func nesting(_ pair: String) {
        let open = String(repeating: String(pair.prefix(1)), count: Self.depth)
        let close = String(repeating: String(pair.suffix(1)), count: Self.depth)
        let text = "void Go(void) {\n\(open)\(close);\n\(Self.swap)\n}\n"
        #expect(Self.lines(text) == ["root-swap App/Old.m:3"])
    }

    @Test("What is said often is read in time in proportion")
    func length() {
        let line = "[self go:^{ NSLog(@\"%@\", @[@1, self.view.window]); }];\n"
        let body = String(repeating: line, count: 20_000)
        let text = "@implementation Legacy\n- (void)go {\n\(body)\(Self.swap)\n}\n@end\n"
        #expect(Self.lines(text) == ["root-swap App/Old.m:20003"])
    }

    @Test("Macros that stand for each other, and brackets without partners, end")
    func oddities() {
        let text = """
            #define WINDOW OTHER.window
            #define OTHER WINDOW.window
            void Go(void) { WINDOW; ) ] [ ( }
            @implementation Legacy
            - (void)go { \(Self.swap) }
            @end

            """
        #expect(Self.lines(text) == ["root-swap App/Old.m:5"])
    }
}
