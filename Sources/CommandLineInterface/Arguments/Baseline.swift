import AppFacts
import Foundation

/// What an earlier run reported, for a CI that is to stop only at what is new.
struct Baseline {
    /// The findings that were left to do, or to look at.
    let findings: Set<AcceptedFinding>

    /// Reads a report of `--format json`.
    ///
    /// - Throws: `ToolError` where it can't be read or is no such report.
    init(_ file: String, in environment: ToolEnvironment) throws(ToolError) {
        let remedy = "name a report of 'sceneshift plan --format json' with --baseline"
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.read(environment.absolute(file), limit: Self.largest)
        } catch {
            throw ToolError(file, error.reason, remedy: remedy)
        }
        guard let report = try? JSONDecoder().decode(Report.self, from: Data(bytes)) else {
            throw ToolError(file, "is not a JSON report", remedy: remedy)
        }
        let all = report.roots.flatMap(\.applications).flatMap(\.findings)
        findings = Set(
            all.flatMap { finding -> [AcceptedFinding] in
                // A finding of another version may be one that this one does not know.
                guard let id = FindingID(rawValue: finding.id) else { return [] }
                let paths: [String?] = [finding.path] + (finding.also ?? []).map(\.path)
                return paths.map { AcceptedFinding(id: id, path: $0, message: finding.message) }
            })
    }

    private static let largest = 256 << 20

    /// The parts of a report that count.
    private struct Report: Decodable {
        let roots: [Root]

        struct Root: Decodable {
            let applications: [Application]
        }

        struct Application: Decodable {
            let findings: [Finding]
        }

        struct Finding: Decodable {
            let id: String
            let path: String?
            let message: String
            let also: [Further]?
        }

        struct Further: Decodable {
            let path: String
        }
    }
}
