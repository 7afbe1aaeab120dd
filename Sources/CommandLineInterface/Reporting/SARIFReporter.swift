import AppFacts
import LifecycleMigration

/// The report in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// Findings name lines and no columns: SARIF counts columns in UTF-16 units or code points, and ours are bytes. The whole plan
/// of an app is the fix of a result of its own; a finding has none, since no part of a plan makes sense alone.
enum SARIFReporter {
    /// The document about every PATH.
    static func report(_ roots: [RootReport]) -> String {
        let used = Set(roots.flatMap(\.applications).flatMap(\.allFindings).map(\.finding.id))
        let rules = FindingID.allCases.filter(used.contains)
        let numbers = Dictionary(
            uniqueKeysWithValues: rules.enumerated().map { ($0.element, $0.offset) })
        let results = roots.flatMap { root in
            root.applications.flatMap { application in
                application.allFindings.map { finding, isAccepted in
                    result(
                        finding, isAccepted: isAccepted, rule: numbers[finding.id],
                        of: application, in: root)
                } + migration(of: application, rule: rules.count, in: root)
            }
        }
        let run: JSONValue = .object([
            ("tool", .object([("driver", driver(rules))])),
            ("invocations", .array([invocation(roots)])),
            ("columnKind", .string("utf16CodeUnits")), ("results", .array(results)),
        ])
        return JSONValue.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", .string("2.1.0")), ("runs", .array([run])),
        ]).text
    }

    private static func driver(_ rules: [FindingID]) -> JSONValue {
        .object([
            ("name", .string("sceneshift")), ("version", .string(ToolVersion.current)),
            ("rules", .array(rules.map(rule) + [migrationRule])),
        ])
    }

    private static func rule(_ id: FindingID) -> JSONValue {
        let page = FindingPage.page(for: id)
        return .object([
            ("id", .string(id.rawValue)),
            ("shortDescription", .object([("text", .string(page.title))])),
            (
                "help",
                .object([("text", .string(page.markdown)), ("markdown", .string(page.markdown))])
            ),
        ])
    }

    private static let migrationID = "migration"

    private static let migrationRule: JSONValue = .object([
        ("id", .string(migrationID)),
        (
            "shortDescription",
            .object([("text", .string("an app can move to another life cycle"))])
        ),
        (
            "help",
            .object([
                (
                    "text",
                    .string("The fix is the whole plan; 'sceneshift apply' carries it out, too.")
                )
            ])
        ),
    ])

    /// A result for what is planned of an app, with all of it as its fix.
    private static func migration(
        of application: ApplicationReport, rule: Int, in root: RootReport
    ) -> [JSONValue] {
        let plan = application.plan
        let changes = root.changes(with: application)
        let description = "move '\(plan.name)' to \(plan.destination.words)"
        guard !application.changes.isEmpty,
            let fix = SARIFFix(
                changes, description: description, location: { file($0, in: root) })
        else { return [] }
        return [
            .object([
                ("ruleId", .string(migrationID)), ("ruleIndex", .integer(rule)),
                ("level", .string(Severity.note.rawValue)),
                (
                    "message",
                    .object([
                        (
                            "text",
                            .string(
                                "\(plan.name): \(plan.outcome.rawValue): \(application.promise)")
                        )
                    ])
                ),
                ("locations", .array(locations(plan.entryPoint?.place, of: application, in: root))),
                ("fixes", .array([fix.value])), ("properties", properties(of: application, [])),
            ])
        ]
    }

    private static func properties(
        of application: ApplicationReport, _ more: [(key: String, value: JSONValue)]
    ) -> JSONValue {
        .object(
            [
                ("application", .string(application.plan.name)),
                ("platform", .string(application.plan.platform.rawValue)),
                ("outcome", .string(application.plan.outcome.rawValue)),
            ] + more)
    }

    private static func invocation(_ roots: [RootReport]) -> JSONValue {
        let errors = roots.compactMap(\.error)
        let notifications: [JSONValue] = errors.map {
            .object([
                ("level", .string("error")),
                ("message", .object([("text", .string($0.summary))])),
            ])
        }
        return .object([
            ("executionSuccessful", .bool(errors.isEmpty)),
            ("toolExecutionNotifications", .array(notifications)),
        ])
    }

    private static func result(
        _ finding: Finding, isAccepted: Bool, rule: Int?, of application: ApplicationReport,
        in root: RootReport
    ) -> JSONValue {
        let plan = application.plan
        let text = finding.message + (finding.remedy.map { "; \($0)" } ?? "")
        let place = finding.place ?? plan.entryPoint?.place
        // The decision is recorded beside the sources, in the file of `--config`.
        let suppression = JSONValue.object([("kind", .string("external"))])
        let members: [(key: String, value: JSONValue)] =
            [
                ("ruleId", .string(finding.id.rawValue)), ("ruleIndex", .optional(rule)),
                ("level", .string(finding.severity.rawValue)),
                ("message", .object([("text", .string(text))])),
                ("locations", .array(locations(place, of: application, in: root))),
            ]
            + (finding.also.isEmpty
                ? []
                : [
                    (
                        "relatedLocations",
                        .array(
                            finding.also.flatMap { locations($0, of: application, in: root) })
                    )
                ])
            + [
                (
                    "properties",
                    properties(
                        of: application,
                        [("applicability", .string(finding.applicability.rawValue))])
                )
            ]
        return .object(
            members + (isAccepted ? [("suppressions", .array([suppression]))] : []))
    }

    /// A place; where there is none, the project, since a result without a location is shown nowhere.
    private static func locations(
        _ place: Place?, of application: ApplicationReport, in root: RootReport
    ) -> [JSONValue] {
        guard let path = place?.path ?? application.plan.project else { return [] }
        var physical: [(key: String, value: JSONValue)] = [
            ("artifactLocation", file(path, in: root))
        ]
        if let place {
            physical.append(
                ("region", .object([("startLine", .integer(place.position.line))])))
        }
        return [.object([("physicalLocation", .object(physical))])]
    }

    private static func file(_ path: String, in root: RootReport) -> JSONValue {
        .object([("uri", .string(reference(root.display(path))))])
    }

    /// A path as a relative URI reference; a first name with a colon would be taken for a scheme.
    private static func reference(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF".unicodeScalars)
        var result = ""
        for byte in path.utf8 {
            let scalar = UnicodeScalar(byte)
            let isPlain =
                byte < 0x80
                && (scalar.properties.isAlphabetic
                    || "0123456789-._~/!$&'()*+,;=@".unicodeScalars.contains(scalar))
            if isPlain {
                result.unicodeScalars.append(scalar)
            } else {
                result.unicodeScalars += ["%", digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return result
    }
}
