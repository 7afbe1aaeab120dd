import LifecycleMigration

/// The report in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// It names lines and no columns: SARIF counts columns in UTF-16 units or code points, and ours are bytes.
enum SARIFReporter {
    /// The document about every PATH.
    static func report(_ roots: [RootReport]) -> String {
        let used = Set(roots.flatMap(\.applications).flatMap(\.findings).map(\.id))
        let rules = FindingID.allCases.filter(used.contains)
        let numbers = Dictionary(
            uniqueKeysWithValues: rules.enumerated().map { ($0.element, $0.offset) })
        let results = roots.flatMap { root in
            root.applications.flatMap { application in
                application.findings.map {
                    result($0, rule: numbers[$0.id], of: application, in: root)
                }
            }
        }
        let run: JSONValue = .object([
            ("tool", .object([("driver", driver(rules))])),
            ("invocations", .array([invocation(roots)])), ("results", .array(results)),
        ])
        return JSONValue.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", .string("2.1.0")), ("runs", .array([run])),
        ]).text
    }

    private static func driver(_ rules: [FindingID]) -> JSONValue {
        .object([
            ("name", .string("sceneshift")), ("version", .string(CommandLineTool.version)),
            ("rules", .array(rules.map(rule))),
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
        _ finding: Finding, rule: Int?, of application: ApplicationReport, in root: RootReport
    ) -> JSONValue {
        let plan = application.plan
        let text = finding.message + (finding.remedy.map { "; \($0)" } ?? "")
        let place = finding.place ?? plan.entryPoint?.place
        return .object([
            ("ruleId", .string(finding.id.rawValue)), ("ruleIndex", .optional(rule)),
            ("level", .string(finding.severity.rawValue)),
            ("message", .object([("text", .string(text))])),
            ("locations", .array(place.map { [location($0, in: root)] } ?? [])),
            (
                "properties",
                .object([
                    ("application", .string(plan.name)),
                    ("platform", .string(plan.platform.rawValue)),
                    ("outcome", .string(plan.outcome.rawValue)),
                    ("applicability", .string(finding.applicability.rawValue)),
                ])
            ),
        ])
    }

    private static func location(_ place: Place, in root: RootReport) -> JSONValue {
        let file: JSONValue = .object([("uri", .string(reference(root.display(place.path))))])
        let region: JSONValue = .object([("startLine", .integer(place.position.line))])
        return .object([
            ("physicalLocation", .object([("artifactLocation", file), ("region", region)]))
        ])
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
