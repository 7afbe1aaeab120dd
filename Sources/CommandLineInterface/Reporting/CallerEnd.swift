import AppFacts

/// How a box or a line of a picture is drawn; what it says stands in words, too.
enum CallerLook: String, Sendable {
    case plain
    case new
    case gone
    case open
}

/// Who calls a method after the plan, in the few words of a box.
struct CallerEnd: Hashable {
    /// The words.
    let text: String
    /// How the box is drawn.
    let look: CallerLook
}

extension CallbackRecord {
    /// Who calls it after the plan.
    var callerAfter: CallerEnd {
        switch state {
        case .unchanged: CallerEnd(text: after.label, look: .plain)
        case .rerouted: CallerEnd(text: after.label, look: .new)
        case .moved: CallerEnd(text: "the scene delegate, which has its code now", look: .new)
        case .empty: CallerEnd(text: "nobody: it does nothing", look: .gone)
        case .unused: CallerEnd(text: "nobody, as before", look: .gone)
        case .removed: CallerEnd(text: "removed", look: .gone)
        case .open where after == .nobody:
            CallerEnd(text: "nobody: left to do by hand", look: .open)
        case .open: CallerEnd(text: "\(after.label), not in every case", look: .open)
        }
    }
}

extension CallbackCaller {
    /// The caller in the few words of a box.
    var label: String {
        switch self {
        case .modifier: "SwiftUI's App"
        case .notification: "an observer of a notification"
        default: description
        }
    }
}

/// Text in lines that fit into a box.
enum CallerText {
    /// Words in lines of at most so many characters, as far as their spaces allow.
    static func wrapped(_ text: String, to width: Int) -> [String] {
        filled(text.split(separator: " ").map(String.init), to: width, gap: " ")
    }

    /// A name in lines of at most so many characters: it is broken behind signs and before capital letters.
    static func broken(_ name: String, to width: Int) -> [String] {
        var pieces: [String] = []
        var piece = ""
        for character in name {
            let isBehindSign = piece.last.map { "(:".contains($0) } == true && character != ")"
            let isHump = character.isUppercase && piece.last?.isUppercase != true
            if isBehindSign || isHump || piece.count >= width, !piece.isEmpty {
                pieces.append(piece)
                piece = ""
            }
            piece.append(character)
        }
        return filled(piece.isEmpty ? pieces : pieces + [piece], to: width, gap: "")
    }

    private static func filled(_ pieces: [String], to width: Int, gap: String) -> [String] {
        var lines: [String] = []
        for piece in pieces {
            if let last = lines.last, last.count + gap.count + piece.count <= width {
                lines[lines.count - 1] += gap + piece
            } else {
                lines.append(piece)
            }
        }
        return lines
    }
}
