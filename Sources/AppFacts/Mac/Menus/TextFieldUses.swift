import SwiftFlow
import SwiftOutline

/// Tells whether an app has fields that people write in: their text is edited by a text view, the field editor, which answers
/// the items for spelling, substitutions, transformations and speech.
///
/// Source: Apple's documentation of `NSWindow.fieldEditor(_:for:)` and of `WKWebView`'s editing actions.
package struct TextFieldUses {
    private let context: TargetContext

    /// The fields of a target.
    package init(in context: TargetContext) {
        self.context = context
    }

    /// Whether the code or a nib has one.
    package var areThere: Bool {
        Self.classes.contains { context.files(naming: $0).contains { _ in true } }
            || Self.views.contains { name in
                context.files(naming: name).contains { isMade(name, in: $0) }
            }
            || context.files(naming: Self.field).contains(where: hasField)
            || context.interfaces.files.contains { $0.elements.contains(where: Self.isEditable) }
    }

    private static let field = "NSTextField"

    /// Classes that are always there to be written in, or that pages are shown with that may have fields.
    private static let classes = [
        "NSSearchField", "NSComboBox", "NSTokenField", "NSSecureTextField", "WKWebView",
    ]

    /// What SwiftUI makes fields with.
    private static let views = ["TextField", "TextEditor", "SecureField", "searchable"]

    private func isMade(_ name: String, in file: ProgramFile) -> Bool {
        file.tokens(spelled: name).contains { token in
            let tokens = file.outline.tokens.tokens
            return tokens[token + 1].kind == .leftParen
                && (token == 0 || tokens[token - 1].kind != .keyword(.func))
        }
    }

    // MARK: Labels

    /// Whether a file has text fields beside labels, outlets, which the nib tells of, and casts.
    private func hasField(_ file: ProgramFile) -> Bool {
        let fields = file.tokens(spelled: Self.field).filter { isField($0, in: file) }.count
        return fields > labels(in: file)
    }

    private func isField(_ token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        let outline = file.outline
        if tokens[token + 1].kind == .leftParen {
            return !Self.labelArguments.contains(outline.name(at: token + 2))
        }
        guard token > 1, tokens[token - 1].kind == .colon else { return false }
        // A superclass, or a property that gets its value elsewhere by `.init()`.
        return file.types.contains { located in
            located.declaration.inheritance.contains { $0.baseName == Self.field }
                && located.declaration.range.contains(token)
        } || isInitialized(token, in: file)
    }

    private func isInitialized(_ token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        return token + 4 < tokens.count && tokens[token + 1].kind == .equal
            && tokens[token + 2].kind == .period
            && !Self.labelArguments.contains(file.outline.name(at: token + 5))
    }

    private static let labelArguments: Set = [
        "labelWithString", "labelWithAttributedString", "wrappingLabelWithString",
    ]

    /// How many fields a file makes labels of: `label.isEditable = false`.
    private func labels(in file: ProgramFile) -> Int {
        let tokens = file.outline.tokens.tokens
        return ["isEditable", "editable"].flatMap { file.tokens(spelled: $0) }.filter { token in
            tokens[token + 1].kind == .equal && tokens[token + 2].kind == .keyword(.false)
        }.count
    }

    // MARK: Nibs

    private static func isEditable(_ element: InterfaceElement) -> Bool {
        switch element.name {
        case "textFieldCell", "searchFieldCell", "comboBoxCell", "tokenFieldCell",
            "secureTextFieldCell":
            ["editable", "selectable"].contains { element.attributes[$0] == "YES" }
        case "wkWebView", "webView": true
        default: false
        }
    }
}
