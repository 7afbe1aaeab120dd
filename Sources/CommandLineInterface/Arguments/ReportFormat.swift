/// A format of the report; the raw value is the word on the command line.
enum ReportFormat: String, Sendable, CaseIterable {
    case text
    case json
    case sarif
    case github
    case markdown
    case html
    case csv
}
