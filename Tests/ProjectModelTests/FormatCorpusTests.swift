import Foundation
import ProjectModel
import SourceEditing
import Testing

/// The folder with the repositories; nil where none is named.
private let formatCorpus = ProcessInfo.processInfo.environment["FORMAT_CORPUS"]

/// The promises of all formats, tried on the real projects of a folder: `FORMAT_CORPUS=/path swift test --filter FormatCorpus`.
@Suite(.enabled(if: formatCorpus != nil)) struct FormatCorpusTests {
    /// Every repository below the folder as a tree.
    static let trees: [(name: String, tree: FileTree)] = {
        guard let folder = formatCorpus,
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        else { return [] }
        return names.sorted().map { name in
            let root = folder + "/" + name
            return (name, FileTree(paths: files(below: root), source: FilesBelow(root: root)))
        }
    }()

    private static func files(below root: String) -> [String] {
        let all = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
        return all.filter { path in
            // A folder has no contents.
            !path.hasPrefix(".git/")
                && FileManager.default.contents(atPath: root + "/" + path) != nil
        }
    }

    @Test("Property lists are read as Foundation reads them, or refused")
    func propertyLists() {
        var read = 0
        var refused: [String] = []
        for (name, tree) in Self.trees {
            for path in tree.paths where [".plist", ".pbxproj"].contains(where: path.hasSuffix) {
                guard let text = try? tree.read(path) else { continue }
                let theirs = try? PropertyListComparison.theirs(text.bytes)
                do {
                    let ours = try PropertyListComparison.ours(PropertyListDocument(text))
                    // Foundation reads no file that is to go through a preprocessor.
                    guard let theirs else { continue }
                    #expect(ours == theirs, "\(name) \(path)")
                    read += 1
                } catch {
                    let isBinary = text.bytes.starts(with: Array("bplist".utf8))
                    #expect(theirs == nil || isBinary, "\(name) \(path): \(error)")
                    refused.append("\(name) \(path)")
                }
            }
        }
        print("format corpus: \(read) property lists alike, \(refused.count) refused")
        for line in refused { print("  refused: \(line)") }
    }

    @Test("What is added is seen on reload, once, and every other byte stays")
    func projects() {
        var targets = 0
        var refused: [String] = []
        for (name, tree) in Self.trees {
            for entry in LoadedProjects(of: tree).entries {
                for target in entry.loaded.targets {
                    guard let sibling = target.sources.first(where: { $0.hasSuffix(".swift") })
                    else {
                        continue
                    }
                    do {
                        try check(target, beside: sibling, entry, in: tree, name)
                        targets += 1
                    } catch let error as ProjectError {
                        refused.append("\(name) \(entry.path) \(target.name): \(error.reason)")
                    } catch {
                        Issue.record("\(name) \(entry.path) \(target.name): \(error)")
                    }
                }
            }
        }
        print("format corpus: a source added to \(targets) targets, \(refused.count) refused")
        for line in refused { print("  refused: \(line)") }
    }

    private func check(
        _ target: AppTarget, beside sibling: String, _ entry: LoadedProjects.Entry,
        in tree: FileTree, _ name: String
    ) throws {
        let path =
            RelativePath.join(RelativePath.folder(of: sibling), "SceneShiftAdded.swift") ?? ""
        let change = ProjectChange.addSource(path: path, sibling: sibling)
        let lowered = try entry.format.lower([change], for: target, in: tree)
        for file in lowered {
            let before = try tree.read(file.path)
            let kept = file.edits.allSatisfy { edit in
                before.bytes[edit.range].allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
            }
            #expect(kept, "\(name) \(file.path)")
        }
        let after = try applied(lowered, to: tree, creating: [path])
        let again = entry.format.load(entry.path, in: after).targets.first {
            $0.name == target.name
        }
        #expect(again?.sources.contains(path) == true, "\(name) \(entry.path) \(target.name)")
        #expect(
            Set(again?.sources ?? []) == Set(target.sources + [path]),
            "\(name) \(entry.path) \(target.name)")
        #expect(try entry.format.lower([change], for: target, in: after) == [])
    }
}

/// The files below a folder on disk.
private struct FilesBelow: FileSource {
    let root: String

    func read(_ path: String) throws(FileError) -> SourceText {
        guard let data = FileManager.default.contents(atPath: root + "/" + path) else {
            throw FileError(path: path, reason: "it is not there")
        }
        return SourceText(bytes: Array(data))
    }
}
