import Foundation
import Testing

/// Code in which each part uses the next one twice is planned all the same: forty parts are 2^40 ways through it.
struct DoublingCodeTests {
    /// What is used twice.
    enum Part: CaseIterable {
        case computedProperty, computedController, lazyProperty, staticProperty, global, method
        case methodForRoot, function, functionInFront, defaultArgument, initializer, initialValue
        case valueOfStructure, closure, cycle

        func app(_ count: Int) -> PlannedApp? {
            func lines(_ line: (Int) -> String) -> String {
                (0..<count).map(line).joined(separator: "\n")
            }
            func members(_ text: String, launch: String) -> PlannedApp? {
                PlannedApp(delegateMembers: text, launch: launch)
            }
            func beside(_ text: String, launch: String) -> PlannedApp? {
                PlannedApp(delegateMembers: "", launch: launch, files: ["Parts.swift": text])
            }
            switch self {
            case .computedProperty:
                return members(
                    lines { "    var p\($0): Int { p\($0 + 1) + p\($0 + 1) }" }
                        + "\n    var p\(count): Int { 1 }", launch: "print(p0)")
            case .computedController:
                return members(
                    lines { "    var p\($0): UIViewController { flag ? p\($0 + 1) : p\($0 + 1) }" }
                        + "\n    var p\(count): UIViewController { UIViewController() }\n    let flag = true",
                    launch: "let first = p0")
            case .lazyProperty:
                return members(
                    lines { "    lazy var p\($0): [Int] = { p\($0 + 1) + p\($0 + 1) }()" }
                        + "\n    var p\(count): [Int] = []", launch: "print(p0)")
            case .staticProperty:
                return beside(
                    "enum Parts {\n" + lines { "static let p\($0) = p\($0 + 1) + p\($0 + 1)" }
                        + "\nstatic let p\(count) = 1\n}", launch: "print(Parts.p0)")
            case .global:
                return beside(
                    lines { "let p\($0) = p\($0 + 1) + p\($0 + 1)" } + "\nlet p\(count) = 1",
                    launch: "print(p0)")
            case .method:
                return members(
                    lines { "    func m\($0)() { m\($0 + 1)(); m\($0 + 1)() }" }
                        + "\n    func m\(count)() { print(1) }", launch: "m0()")
            case .methodForRoot:
                return members(
                    lines {
                        "    func m\($0)() -> UIViewController { flag ? m\($0 + 1)() : m\($0 + 1)() }"
                    }
                        + "\n    func m\(count)() -> UIViewController { UIViewController() }\n    let flag = true",
                    launch: "window?.rootViewController = m0()")
            case .function:
                return beside(
                    lines { "func f\($0)() { f\($0 + 1)(); f\($0 + 1)() }" }
                        + "\nfunc f\(count)() { print(1) }", launch: "f0()")
            case .functionInFront:
                return beside(
                    lines { "func f\($0)() -> Int { f\($0 + 1)() + f\($0 + 1)() }" }
                        + "\nfunc f\(count)() -> Int { 1 }", launch: "let number = f0()")
            case .defaultArgument:
                return beside(
                    lines {
                        "func f\($0)(a: Int = f\($0 + 1)(), b: Int = f\($0 + 1)()) -> Int { a + b }"
                    } + "\nfunc f\(count)() -> Int { 1 }", launch: "let number = f0()")
            case .initializer:
                return beside(
                    lines {
                        "class C\($0) { let a, b: C\($0 + 1); init() { a = C\($0 + 1)(); b = C\($0 + 1)() } }"
                    } + "\nclass C\(count) {}", launch: "let first = C0()")
            case .initialValue:
                return beside(
                    lines { "class C\($0) { let a = C\($0 + 1)(); let b = C\($0 + 1)() }" }
                        + "\nclass C\(count) {}", launch: "let first = C0()")
            case .valueOfStructure:
                return beside(
                    lines { "struct C\($0) { var a = C\($0 + 1)(); var b = C\($0 + 1)() }" }
                        + "\nstruct C\(count) {}", launch: "let first = C0()")
            case .closure:
                return members(
                    "",
                    launch: "let c\(count) = { print(1) }\n"
                        + (0..<count).reversed().map {
                            "let c\($0) = { c\($0 + 1)(); c\($0 + 1)() }"
                        }.joined(separator: "\n") + "\nc0()")
            case .cycle:
                return members(
                    lines {
                        "    func m\($0)() { m\(($0 * 7 + 1) % count)(); m\(($0 * 3 + 2) % count)(); m\(($0 * 5 + 3) % count)() }"
                    }, launch: "m0()")
            }
        }
    }

    @Test("Constants of which each has its type from the next are refused where they are too many")
    func inferredTypes() throws {
        let many = try #require(Part.global.app(3_000))
        #expect(many.plan.outcome == .refuse)
        #expect(many.plan.findings.map(\.id).contains(.sourceUnreadable))
        let few = try #require(Part.global.app(20))
        #expect(few.plan.outcome == .migrate)
    }

    @Test(arguments: Part.allCases)
    func aPlanIsMade(of part: Part) throws {
        var start = timespec()
        var end = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
        _ = try #require(part.app(40))
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
        #expect(end.tv_sec - start.tv_sec < 10)
    }
}
