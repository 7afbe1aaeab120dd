import Foundation

extension MutationOperator {
    /// Mistakes with the objects that the root and the rest of the launch, or of the connection, share.
    static let withModels = [
        MutationOperator(
            "shared-made-twice", "what the root shares with the launch is made for each", .run
        ) { files in
            files.models.map { model in
                let uses = model.source.lines.filter {
                    $0.contains("root") && $0.contains(" = ") && $0.contains(": \(model.name))")
                }
                return uses.first.map { use in
                    model.source.replacing(
                        use,
                        by: use.replacingOccurrences(
                            of: ": \(model.name))", with: ": \(model.value))"))
                } ?? []
            }
        },
        MutationOperator(
            "model-made-with-content", "the content of the scene makes a model of its own", .run
        ) { files in
            files.models.flatMap { model in
                files.replacing(
                    "        WindowGroup {\n",
                    by: "        WindowGroup {\n            let _ = \(model.value)\n")
            }
        },
        MutationOperator(
            "model-made-with-scenes", "the App's body makes a model of its own", .run
        ) { files in
            files.models.flatMap { model in
                files.replacing(
                    "    var body: some Scene {\n",
                    by: "    var body: some Scene {\n        let _ = \(model.value)\n")
            }
        },
    ]
}

extension MigratedFiles {
    /// A local with an object that says when it is made.
    fileprivate struct Model {
        let source: Source
        let name: String
        let value: String
    }

    fileprivate var models: [Model] {
        sources.filter { !$0.isNew }.flatMap { source in
            source.lines.compactMap { line in
                let parts = line.trimmingSpaces.components(separatedBy: " = ")
                guard line.hasPrefix("        let "), parts.count == 2, parts[1].hasSuffix("()"),
                    saysThatItIsMade(String(parts[1].dropLast(2)))
                else { return nil }
                return Model(
                    source: source, name: String(parts[0].dropFirst(4)), value: parts[1])
            }
        }
    }

    private func saysThatItIsMade(_ type: String) -> Bool {
        before.paths.contains { path in
            guard path.hasSuffix(".swift"), let text = before.text(path),
                let body = text.between("class \(type) ", "\n}")
            else { return false }
            return body.between("init() {", "\n    }")?.contains("print(") ?? false
        }
    }
}
