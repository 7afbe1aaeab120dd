import Foundation

// Mistakes in what single rules of the tool write, found by comparing the lines of both sides.
extension MutationOperator {
    /// Properties that the migration made lazy, as they were.
    func eagerProperties(_ changes: SourceTree, _ before: SourceTree) -> [Mutant] {
        swiftFiles(changes).flatMap { path, text -> [Mutant] in
            let old = Set((before.text(path) ?? "").components(separatedBy: "\n"))
            return text.linesThatOccurOnce.filter { $0.contains("lazy var ") }.compactMap { line in
                let eager = line.replacingOccurrences(of: "lazy var ", with: "var ")
                let isMade =
                    old.contains(eager)
                    || old.contains(eager.replacingOccurrences(of: "var ", with: "let "))
                guard isMade else { return nil }
                return mutant(path, [.replace(path: path, old: line, new: eager)])
            }
        }
    }

    /// Build settings of a generated property list that the migration removed, back in their place.
    func settingsLeft(_ changes: SourceTree, _ before: SourceTree) -> [Mutant] {
        changes.paths.filter { $0.hasSuffix(".pbxproj") }.compactMap { path in
            guard let text = changes.text(path), let old = before.text(path) else { return nil }
            let kept = Set(text.components(separatedBy: "\n"))
            let gone = old.components(separatedBy: "\n")
                .first { $0.contains("INFOPLIST_KEY_") && !kept.contains($0) }
            guard let gone else { return nil }
            let opening = "buildSettings = {\n"
            let new = text.replacingOccurrences(of: opening, with: opening + gone + "\n")
            return mutant(path, [.replace(path: path, old: text, new: new)])
        }
    }

    /// What the launch prints, taken out.
    func launchStatements(_ changes: SourceTree) -> [Mutant] {
        swiftFiles(changes).flatMap { path, text -> [Mutant] in
            let name = "didFinishLaunchingWithOptions"
            guard let launch = text.components(separatedBy: name).dropFirst().first,
                let body = launch.components(separatedBy: "return true").first
            else { return [] }
            // What stands in a branch or closure may never run.
            let lines = body.components(separatedBy: "\n").filter {
                $0.hasPrefix("        print(") || $0.hasPrefix("    print(")
            }
            return text.linesThatOccurOnce.filter(lines.contains)
                .map { mutant(path, [.replace(path: path, old: $0, new: "")]) }
        }
    }

    /// The callbacks that stand first behind a phase of the scene, taken out.
    func phasesUnheard(_ created: SourceTree) -> [Mutant] {
        swiftFiles(created).flatMap { path, text -> [Mutant] in
            let lines = text.components(separatedBy: "\n")
            return zip(lines, lines.dropFirst()).compactMap { label, line in
                guard label.contains("case ."), line.contains("appDelegate.application") else {
                    return nil
                }
                let old = label + "\n" + line
                return mutant(
                    path, [.replace(path: path, old: old, new: label + "\nbreak")])
            }
        }
    }

    /// The callbacks of new scene delegates under names that UIKit does not know.
    func misnamedCallbacks(_ created: SourceTree) -> [Mutant] {
        let labels = ["performActionFor", "userDidAcceptCloudKitShareWith", "openURLContexts"]
        return swiftFiles(created).flatMap { path, text -> [Mutant] in
            guard text.contains("UIWindowSceneDelegate") else { return [] }
            return labels.compactMap { label in
                guard text.components(separatedBy: " \(label) ").count == 2 else { return nil }
                return mutant(
                    "\(label) in \(path)",
                    [.replace(path: path, old: " \(label) ", new: " not\(label) ")])
            }
        }
    }

    /// Locals of a scene's connection that became lazy properties, made there once more.
    func sharedMadeTwice(_ changes: SourceTree, _ before: SourceTree) -> [Mutant] {
        swiftFiles(changes).flatMap { path, text -> [Mutant] in
            let connection = text.components(separatedBy: "\n").first {
                $0.contains("willConnectTo session") && $0.hasSuffix("{")
            }
            guard let connection, let old = before.text(path) else { return [] }
            return text.linesThatOccurOnce.compactMap { line in
                let local = line.trimmingSpaces.replacingOccurrences(
                    of: "private lazy var ", with: "let ")
                guard local != line.trimmingSpaces, old.contains("        " + local) else {
                    return nil
                }
                return mutant(
                    path,
                    [.replace(path: path, old: connection, new: connection + "\n" + local)])
            }
        }
    }

    /// Further configurations for windows under names that the property list does not have.
    func furtherWindowsLost(_ changes: SourceTree) -> [Mutant] {
        swiftFiles(changes).flatMap { path, text -> [Mutant] in
            text.linesThatOccurOnce.filter {
                $0.hasPrefix("            return UISceneConfiguration(name: \"")
                    && $0.hasSuffix(".windowApplication)")
            }.map { line in
                let new = line.replacingOccurrences(of: "name: \"", with: "name: \"Not")
                return mutant(path, [.replace(path: path, old: line, new: new)])
            }
        }
    }

    /// Factories of one controller that return an empty one.
    func otherRoots(_ changes: SourceTree) -> [Mutant] {
        factoryLines(changes) { $0.hasPrefix("return ") }.filter(\.isOnly).map {
            mutant(
                $0.path, [.replace(path: $0.path, old: $0.line, new: "return UIViewController()")])
        }
    }

    /// Factories that decide between controllers, the other way round.
    func invertedChoices(_ changes: SourceTree) -> [Mutant] {
        factoryLines(changes) { $0.hasPrefix("if ") && $0.hasSuffix(" {") }.map { found in
            let condition = found.line.trimmingSpaces.dropFirst(3).dropLast(2)
            return mutant(
                found.path,
                [.replace(path: found.path, old: found.line, new: "if !(\(condition)) {")])
        }
    }

    /// The lines of a kind in the methods that make the root controller.
    private func factoryLines(
        _ changes: SourceTree, where matches: (String) -> Bool
    ) -> [(path: String, line: String, isOnly: Bool)] {
        swiftFiles(changes).flatMap { path, text -> [(path: String, line: String, isOnly: Bool)] in
            guard let factory = text.components(separatedBy: "func makeRoot").dropFirst().first,
                let body = factory.components(separatedBy: "\n    }").first
            else { return [] }
            let lines = body.components(separatedBy: "\n").filter { matches($0.trimmingSpaces) }
            return text.linesThatOccurOnce.filter(lines.contains)
                .map { (path, $0, lines.count == 1) }
        }
    }
}

extension String {
    /// The lines, without those that are part of another place too.
    var linesThatOccurOnce: [String] {
        components(separatedBy: "\n").filter {
            !$0.isEmpty && components(separatedBy: $0).count == 2
        }
    }
}
