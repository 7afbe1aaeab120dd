import Foundation

/// What a scan finished, in a file of JSON lines: one that is interrupted goes on where it was.
///
/// A line stands in front of each PATH that is begun, and one with what was found behind it. A PATH that was begun several
/// times and never finished ended the tool: it gets a row that says so, and the others get theirs.
final class ScanLog: Sendable {
    /// A line of the file: one of the two.
    private struct Line: Codable {
        var begun: String?
        var finished: ScannedPath?
    }

    private let name: String
    private let file: Int32
    private let finished: [String: ScannedPath]
    private let attempts: [String: Int]

    /// How often a PATH is begun.
    private static let mostAttempts = 3
    private static let largestFile = 1 << 30

    /// Opens the file, and reads what earlier scans finished.
    ///
    /// - Parameter place: Where it lies.
    /// - Throws: `ToolError` where it can't be read or written, or is no file of a scan.
    init(_ name: String, at place: OutputFile) throws(ToolError) {
        self.name = name
        file = try place.open()
        do throws(SystemError) {
            let bytes = try FileSystem.read(place.path, limit: Self.largestFile)
            // The last line of a scan that was ended is cut where it was.
            let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            (finished, attempts) = try Self.read(bytes[..<end])
            guard end > 0 || bytes.isEmpty || bytes.first == UInt8(ascii: "{") else {
                throw SystemError(reason: Self.foreign)
            }
            guard ftruncate(file, off_t(end)) == 0, lseek(file, 0, SEEK_END) >= 0 else {
                throw .last
            }
        } catch {
            close(file)
            throw Self.error(name, error)
        }
    }

    deinit { close(file) }

    /// What is known of a PATH: what was found as the same was asked, or that it can't be planned; nil where it is to be
    /// planned.
    func finished(
        _ request: RootPlanner.Request, isNamed: Bool, in environment: ToolEnvironment
    ) -> PlannedPath? {
        guard let root = try? PlanRoot(request.path, in: environment) else { return nil }
        if let known = finished[request.path], known.question == ScanQuestion(request, at: root) {
            return known.planned(request, at: root, isNamed: isNamed)
        }
        guard attempts[request.path, default: 0] >= Self.mostAttempts else { return nil }
        let error = ToolError(
            request.path, "the scan ended \(Self.mostAttempts) times while it planned this",
            remedy: "plan it by itself to see why; to try again, leave its lines out of '\(name)'")
        return PlannedPath(report: RootReport(path: request.path, error: error))
    }

    /// Notes that a PATH is begun.
    ///
    /// - Throws: `ToolError` where it can't be written.
    func begin(_ path: String) throws(ToolError) { try append(Line(begun: path)) }

    /// Notes what was found.
    ///
    /// - Throws: `ToolError` where it can't be written.
    func end(_ path: ScannedPath) throws(ToolError) { try append(Line(finished: path)) }

    private func append(_ line: Line) throws(ToolError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do throws(SystemError) {
            guard let data = try? encoder.encode(line) else { throw SystemError(code: EINVAL) }
            try FileSystem.write(Array(data) + [UInt8(ascii: "\n")], to: file)
        } catch {
            throw Self.error(name, error)
        }
    }

    private static func read(
        _ bytes: ArraySlice<UInt8>
    ) throws(SystemError) -> (finished: [String: ScannedPath], attempts: [String: Int]) {
        let decoder = JSONDecoder()
        var finished: [String: ScannedPath] = [:]
        var attempts: [String: Int] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let line = try? decoder.decode(Line.self, from: Data(line)) else {
                throw SystemError(reason: foreign)
            }
            if let path = line.begun { attempts[path, default: 0] += 1 }
            guard let scanned = line.finished else { continue }
            finished[scanned.path] = scanned
            attempts[scanned.path] = nil
        }
        return (finished, attempts)
    }

    private static let foreign = "it is no file of a scan's finished rows"

    private static func error(_ name: String, _ error: SystemError) -> ToolError {
        ToolError(
            name, "can't hold what the scan finished: \(error.reason)",
            remedy: "name a new file with --resume")
    }
}
