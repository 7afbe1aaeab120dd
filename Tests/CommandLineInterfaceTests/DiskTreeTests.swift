import Foundation
import Testing

@testable import CommandLineInterface

struct DiskTreeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func paths(excluding patterns: String...) throws -> [String] {
        try DiskTree.read(folder.path, exclusions: patterns.compactMap { Glob($0) }).files.paths
    }

    @Test func vendoredAndHiddenFoldersAreNotSearched() throws {
        for name in [
            "A/App.swift", "Pods/P.swift", "Carthage/Checkouts/C.swift", ".build/x.swift",
            "DerivedData/d.swift", "node_modules/n.swift", "ios/build/b.swift", "vendor/v.swift",
            "third_party/t.swift", "SourcePackages/s.swift", "X.xcframework/x.swift",
            "Y.framework/y.swift", "Z.xcarchive/z.swift", "D.docc/d.swift", ".hidden.swift",
            "builder/Kept.swift", "B.xcodeproj/project.pbxproj",
        ] { try folder.write([], to: name) }
        #expect(
            try paths() == ["A/App.swift", "B.xcodeproj/project.pbxproj", "builder/Kept.swift"])
    }

    @Test func whatCocoaPodsTakesCountsInItsOwnFolder() throws {
        for name in ["App.swift", "Pods/Podfile", "Pods/Podfile.lock", "Pods/P/P.swift"] {
            try folder.write([], to: name)
        }
        #expect(try paths() == ["App.swift", "Pods/Podfile", "Pods/Podfile.lock"])
        #expect(try paths(excluding: "Pods/**") == ["App.swift"])
    }

    @Test func whatIsNotSearchedIsListedWhereSomebodyAsks() throws {
        let outside = try TemporaryFolder()
        for name in ["App.swift", "Pods/Kit/A.m", "Pods/Kit/.x.m", "Pods/Kit/K.framework/K"] {
            try folder.write([1], to: name)
        }
        for (link, target) in [("Pods/Kit/Out", outside.path), ("Pods/Far", outside.path)] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/" + link, withDestinationPath: target)
        }
        try outside.write([1], to: "O.swift")
        let tree = try DiskTree.read(folder.path, exclusions: []).files
        #expect(tree.paths == ["App.swift"])
        #expect(
            tree.unsearchedFiles(below: "Pods/Kit") == ["Pods/Kit/A.m", "Pods/Kit/K.framework/K"])
        #expect(try tree.read("Pods/Kit/A.m").bytes == [1])
        for folder in ["Pods/Far", "Pods/None", "Pods/../..", "App.swift/.."] {
            #expect(tree.unsearchedFiles(below: folder).isEmpty)
        }
        let without = try DiskTree.read(folder.path, exclusions: [try #require(Glob("Pods/**"))])
            .files
        #expect(without.unsearchedFiles(below: "Pods/Kit").isEmpty)
    }

    @Test func excludedFilesAndFoldersAreLeftOut() throws {
        for name in ["A/App.swift", "A/Gen/G.swift", "B.swift"] { try folder.write([], to: name) }
        #expect(try paths(excluding: "Gen", "/B.swift") == ["A/App.swift"])
    }

    @Test func linksAreFollowedInsideTheRootOnly() throws {
        let outside = try TemporaryFolder()
        try outside.write([1], to: "O.swift")
        try folder.write([1], to: "Real/R.swift")
        try folder.write([1], to: "Pods/P.swift")
        for (link, target) in [
            ("Out", outside.path), ("OutFile.swift", outside.path + "/O.swift"), ("Link", "Real"),
            ("Real/Loop", "."), ("Real/Up", ".."), ("File.swift", "Real/R.swift"),
            ("Vendored", "Pods"), ("Broken", "nowhere"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/" + link, withDestinationPath: target)
        }
        #expect(try paths() == ["File.swift", "Link/R.swift", "Real/R.swift"])
        let tree = try DiskTree.read(folder.path, exclusions: []).files
        #expect(try tree.read("Link/R.swift").bytes == [1])
    }

    @Test func aFileOfAnySizeIsReadWhole() throws {
        for size in [0, 1, 65_535, 65_536, 65_537, 1_000_000] {
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
            try folder.write(bytes, to: "f")
            #expect(try FileSystem.read(folder.path + "/f") == bytes)
        }
    }

    @Test func namesComeInTheOrderOfTheirBytes() throws {
        for name in ["b", "B", "é", "a/z", "a-b"] { try folder.write([], to: name) }
        #expect(try paths() == ["B", "a-b", "a/z", "b", "é"])
    }
}
