import SourceEditing
import SwiftFlow
import SwiftOutline

/// A statement that sets something of the app's own window, written anew for the windows of the connected scenes.
///
/// `UIWindowScene.windows` is in every version that has SwiftUI's life cycle.
struct ShownWindowsCode {
    /// What is written around the parts of the statement that stay.
    let edits: [TextEdit]

    /// The code for an assignment; nil where a name that it needs is taken. `isForAllWindows` says that windows which the
    /// app gets later are set, too.
    init?(
        of assignment: Expression, base: Expression, value: Expression,
        in extraction: WindowExtraction, isForAllWindows: Bool, isWhole: Bool
    ) {
        let file = extraction.file
        let effects = extraction.scope.effects.effects(
            within: [value.range], of: extraction.function)
        let bytes = file.bytes(of: assignment.range)
        let valueBytes = file.bytes(of: value.range)
        let member = file.text[file.bytes(of: base.range).upperBound..<valueBytes.lowerBound]
        let layout = Layout(of: assignment.range, in: file)
        let isSimple =
            effects.changesNothing && !effects.isUnknown && !file.hasLineBreak(in: bytes)
            && !(isForAllWindows && file.mayBeEdited(value.range))
        let names = Set(value.range.map { file.name(at: $0) })
        guard names.isDisjoint(with: ["scene", "window"]) else { return nil }
        guard !isSimple else {
            let text = file.text[valueBytes]
            let proxy = isForAllWindows ? ["UIWindow.appearance()" + member + text] : []
            let usesArgument = value.range.contains { file.tokens.text(of: $0).hasPrefix("$") }
            let (start, end) = Self.loop(layout, isPlain: usesArgument)
            edits = [
                TextEdit(
                    range: file.bytes(of: base.range),
                    replacement: layout.text(proxy, before: start)),
                TextEdit(range: bytes.upperBound..<bytes.upperBound, replacement: end),
            ]
            return
        }
        guard isWhole, layout.isOnLinesOfItsOwn, let local = Self.local(for: member),
            !extraction.function.body.contains(where: { token in
                file.tokens.spells(token, local.name) && token != assignment.range.lowerBound
                    && (token == 0 || file.tokens.tokens[token - 1].kind != .period)
            })
        else { return nil }
        let proxy = isForAllWindows ? ["UIWindow.appearance()" + member + local.name] : []
        let (start, end) = Self.loop(layout, isPlain: false)
        edits = [
            TextEdit(
                range: bytes.lowerBound..<valueBytes.lowerBound,
                replacement: "let \(local.name): \(local.type) = "),
            TextEdit(
                range: bytes.upperBound..<bytes.upperBound,
                replacement: layout.newline + layout.indentation
                    + layout.text(proxy, before: start) + member + local.name + end),
        ]
    }

    /// A local for the value of a property, which is `.name = ` here; nil for one whose type is not known.
    private static func local(for member: String) -> (name: String, type: String)? {
        let name = String(member.drop { $0 == "." }.prefix { $0 != " " && $0 != "=" })
        let types = [
            "tintColor": "UIColor?", "backgroundColor": "UIColor?",
            "overrideUserInterfaceStyle": "UIUserInterfaceStyle", "alpha": "CGFloat",
            "isUserInteractionEnabled": "Bool", "isHidden": "Bool",
        ]
        return types[name].map { (name, $0) }
    }

    private static let scenes =
        "for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {"

    /// What stands around the setting of one window; `isPlain` is for one that must not stand in a closure.
    private static func loop(_ layout: Layout, isPlain: Bool) -> (start: String, end: String) {
        let inner = isPlain ? "for window in scene.windows { window" : "scene.windows.forEach { $0"
        guard layout.isOnLinesOfItsOwn else { return (scenes + " " + inner, " } }") }
        let line = layout.newline + layout.indentation
        return (scenes + line + layout.unit + inner, " }" + line + "}")
    }

    /// How a statement stands in its file.
    private struct Layout {
        let indentation: String
        let unit: String
        let newline: String
        let isOnLinesOfItsOwn: Bool

        init(of statement: TokenRange, in file: SwiftFile) {
            let bytes = file.bytes(of: statement)
            indentation = file.lineIndentation(at: bytes.lowerBound)
            newline = file.newline.rawValue
            unit = file.unit(of: indentation, at: statement.lowerBound)
            let next = file.tokens.tokens[statement.upperBound]
            isOnLinesOfItsOwn =
                file.startsLine(bytes.lowerBound)
                && (file.endsLine(bytes.upperBound)
                    || file.hasLineBreak(in: bytes.upperBound..<next.start))
        }

        /// Statements in front of code.
        func text(_ statements: [String], before code: String) -> String {
            let separator = isOnLinesOfItsOwn ? newline + indentation : "; "
            return (statements + [code]).joined(separator: separator)
        }
    }
}

extension SwiftFile {
    /// What the lines of a block have more in front than the line of its brace; four spaces where that says nothing.
    fileprivate func unit(of indentation: String, at token: Int) -> String {
        guard let open = openBrace(around: token) else { return "    " }
        let outer = lineIndentation(at: tokens.tokens[open].start)
        guard indentation.hasPrefix(outer), indentation != outer else { return "    " }
        return String(indentation.dropFirst(outer.count))
    }

    /// Whether a plan may write something in an expression anew: what leads to a delegate or a window.
    fileprivate func mayBeEdited(_ range: TokenRange) -> Bool {
        range.contains { token in
            let word = tokens.text(of: token)
            return ["delegate", "Delegate", "window", "Window", "scene", "Scene"].contains {
                word.contains($0)
            }
        }
    }
}
