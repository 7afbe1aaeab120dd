import LifecycleMigration

/// Colour and weight of a report for people, where they are wanted.
struct TextStyle: Sendable {
    /// Whether anything but plain text is wanted.
    let isEnabled: Bool

    /// How a piece of text looks; the raw value is its terminal code.
    enum Look: String, Sendable {
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
    }

    /// The text in a look.
    func text(_ text: String, _ look: Look) -> String {
        isEnabled ? "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// An outcome in its colour.
    func outcome(_ outcome: Outcome, _ text: String? = nil) -> String {
        let look: Look =
            switch outcome {
            case .migrate: .green
            case .partial: .yellow
            case .refuse: .red
            case .none: .dim
            }
        return self.text(text ?? outcome.rawValue, look)
    }

    /// A severity in its colour.
    func severity(_ severity: Severity) -> String {
        let look: Look =
            switch severity {
            case .error: .red
            case .warning: .yellow
            case .note: .cyan
            }
        return text(severity.rawValue, look)
    }
}
