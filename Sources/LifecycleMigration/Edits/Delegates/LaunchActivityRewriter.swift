import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Makes a scene delegate continue the activity that starts the app once, though SwiftUI brings it a second time.
struct LaunchActivityRewriter {
    private let activity: LaunchActivity
    private let delegate: DelegateClass

    /// A rewriter for a scene delegate; nil where nothing comes twice.
    init?(of delegate: DelegateClass) {
        guard let activity = LaunchActivity(of: delegate) else { return nil }
        self.activity = activity
        self.delegate = delegate
    }

    /// The property that remembers what was continued.
    var members: DelegateMembers {
        let type = isOwnCall ? "NSUserActivity?" : "Set<NSUserActivity> = []"
        let access = isInOneFile ? "private " : ""
        return DelegateMembers(properties: ["\(access)var \(property): \(type)"])
    }

    /// The edits of the methods, by path.
    var edits: [LoweredEdits] {
        let declaration = activity.continuing.declaration
        let parameter = ParameterName(
            of: declaration.parameters[1], named: "userActivity", in: declaration,
            activity.continuing.file.outline)
        let (name, naming) = (parameter.code, [parameter.naming].compactMap { $0 })
        switch activity.route {
        case .ownCall:
            return [
                insertion(
                    [
                        "// SwiftUI brings what started the app once more.",
                        "guard \(name) !== \(property) else { return }",
                        "\(property) = \(name)",
                    ], into: activity.continuing, naming)
            ]
        case .connection(let method):
            let options = method.declaration.parameters.last?.name.map(SwiftName.code) ?? ""
            return [
                insertion(["\(property) = \(options).userActivities"], into: method),
                insertion(
                    [
                        "// SwiftUI brings what started the app once more.",
                        "guard \(property).remove(\(name)) == nil else { return }",
                    ], into: activity.continuing, naming),
            ]
        }
    }

    private var isOwnCall: Bool {
        if case .ownCall = activity.route { true } else { false }
    }

    private var isInOneFile: Bool {
        var paths = [delegate.file.path, activity.continuing.file.path]
        if case .connection(let method) = activity.route { paths.append(method.file.path) }
        return Set(paths).count == 1
    }

    /// A name that the class has no member of.
    private var property: String {
        let plain = isOwnCall ? "continuedActivity" : "launchActivities"
        return FreeNames(besides: delegate.takenNames).first(of: [plain, plain + "OfSwiftUI"])
    }

    /// Lines at the start of a method's body.
    private func insertion(
        _ lines: [String], into method: LocatedDeclaration, _ naming: [TextEdit] = []
    ) -> LoweredEdits {
        LoweredEdits(
            path: method.file.path,
            edits: (BodyStart(of: method)?.edits(inserting: lines) ?? []) + naming)
    }
}
