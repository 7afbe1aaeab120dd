import Testing

@testable import CommandLineInterface

struct GlobTests {
    @Test(arguments: [
        ("Generated", "App/Generated/A.swift"), ("Generated", "Generated"),
        ("*.generated.swift", "App/A.generated.swift"), ("/App", "App/Sources/A.swift"),
        ("App/*.swift", "App/A.swift"), ("App/**/A.swift", "App/A.swift"),
        ("App/**/A.swift", "App/x/y/A.swift"), ("**/Tests/**", "App/Tests/T.swift"),
        ("App/**", "App/A.swift"), ("?.swift", "é.swift"), ("[A-C]*.swift", "Bee.swift"),
        ("[!A-C]*.swift", "dee.swift"), ("a\\*b", "a*b"), ("[]]", "]"), ("Größe/", "x/Größe/y"),
        ("./App", "App/A.swift"), ("a*b*c", "a-b-b-c"),
    ])
    func matches(pattern: String, path: String) throws {
        #expect(try #require(Glob(pattern)).matches(path))
    }

    @Test(arguments: [
        ("Generated", "App/GeneratedCode/A.swift"), ("/App", "Sources/App/A.swift"),
        ("App/*.swift", "App/Sources/A.swift"), ("*.swift", "A.swift.txt"), ("?", "ab"),
        ("[A-C]", "D"), ("[!A-C]", "B"), ("a\\*b", "axb"), ("App/**/A.swift", "B/A.swift"),
        ("App/**", "Application/A.swift"),
    ])
    func doesNotMatch(pattern: String, path: String) throws {
        #expect(try !#require(Glob(pattern)).matches(path))
    }

    @Test(arguments: ["[a", "", "/", "x/[!"]) func isNoPattern(pattern: String) {
        #expect(Glob(pattern) == nil)
    }

    @Test func aPatternOfManyStarsIsNotSlow() throws {
        let folders = String(repeating: "**/a*/", count: 50)
        let glob = try #require(Glob(folders + String(repeating: "*a", count: 50) + "c"))
        let name = String(repeating: "a", count: 200)
        let path = Array(repeating: name, count: 100).joined(separator: "/")
        let isMatch = quick { glob.matches(path) }
        #expect(!isMatch)
    }
}
