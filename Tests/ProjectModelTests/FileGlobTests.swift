import Testing

@testable import ProjectModel

@Suite struct FileGlobTests {
    @Test(arguments: [
        ("App/**", "App/a.swift", true), ("App/**", "App/x/y/a.swift", true),
        ("App/**", "Apple/a.swift", false), ("App/**/*.swift", "App/a.swift", true),
        ("App/**/*.swift", "App/x/a.swift", true), ("App/**/*.swift", "App/x/a.m", false),
        ("App/*.swift", "App/x/a.swift", false), ("App/?.swift", "App/a.swift", true),
        ("App/{A,B}/**", "App/B/c.swift", true), ("App/{A,B}/**", "App/C/c.swift", false),
        ("App/a*b*c", "App/axxbyyc", true), ("App/a*b*c", "App/axxbyy", false),
        ("**", "a/b/c", true), ("App/a.swift", "App/a.swift", true),
    ])
    func aPatternMatches(_ pattern: String, _ path: String, _ expected: Bool) throws {
        #expect(try #require(FileGlob(pattern)).matches(path) == expected)
    }

    @Test(arguments: ["App/**.swift", "App/[ab].swift", "{a,{b,c}}", "{a,b"])
    func whatIsNotUnderstoodIsNone(_ pattern: String) {
        #expect(FileGlob(pattern) == nil)
    }

    @Test func manyWildcardsTakeNoLongTime() throws {
        let glob = try #require(
            FileGlob(Array(repeating: "**", count: 60).joined(separator: "/") + "/x"))
        let path = Array(repeating: "a", count: 200).joined(separator: "/")
        #expect(!glob.matches(path))
        let stars = try #require(FileGlob(String(repeating: "*a", count: 40)))
        #expect(!stars.matches(String(repeating: "a", count: 39) + "b"))
        #expect(FileGlob(Array(repeating: "{a,b}", count: 20).joined()) == nil)
    }
}
