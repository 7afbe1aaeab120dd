import ProjectModel
import SwiftOutline

/// What becomes of the launch's settings of the window itself.
///
/// A tint is set for `UIWindow.appearance()` where the root is UIKit's: SwiftUI's own tint does not reach alerts and other
/// UIKit content. Source: public apps with SwiftUI's life cycle, which set their tint that way for this reason.
struct WindowAppearance {
    /// What becomes of one setting.
    enum Outcome {
        /// A modifier of the content says the same.
        case modifier(String)
        /// The statement stays, for all windows; the tokens are the window's.
        case proxy(TokenRange)
        /// The setting had no effect that anybody could see.
        case superfluous(reason: String)
        /// It is lost.
        case lost
    }

    private let code: LaunchCode
    private let isView: Bool
    private let colors: ColorCode
    private let movedNames: Set<String>
    private var file: SwiftFile { code.function.file }

    /// The settings of a function; `target` is the version that the app must run on, `moved` are the statements that
    /// leave the function, by index.
    init(of code: LaunchCode, isView: Bool, moved: [Int] = [], target: VersionNumber? = nil) {
        self.code = code
        self.isView = isView
        colors = ColorCode(target: target)
        movedNames = Set(
            moved.flatMap {
                code.function.file.declaredNames(in: code.statements[$0].statement).map(\.name)
            })
    }

    /// The setting of a statement; nil for one that sets nothing of the window.
    func outcome(of index: Int) -> Outcome? {
        guard case .appearance(let property) = code.statements[index].role,
            let assignment = file.assignment(in: code.statements[index].statement.range)
        else { return nil }
        let isSure = isUnconditional(index)
        switch property {
        case "tintColor":
            if isView, isSure, let color = colors.color(assignment.value, in: file) {
                return .modifier(colors.tint(color))
            }
            let used = file.references(in: assignment.value).filter(\.isUse).map(\.name)
            guard movedNames.isDisjoint(with: used) else { return .lost }
            return proxy(assignment.target) ?? .lost
        case "backgroundColor":
            if isView {
                return .superfluous(reason: "SwiftUI's own background is in front of it")
            }
            guard isSure, let color = colors.color(assignment.value, in: file) else {
                return .lost
            }
            return .modifier(".background(\(color).ignoresSafeArea())")
        case "overrideUserInterfaceStyle":
            switch literal(assignment.value) {
            case "unspecified": return .superfluous(reason: "it is what windows have anyway")
            case let style? where isSure && (style == "dark" || style == "light"):
                return .modifier(".preferredColorScheme(.\(style))")
            default: return .lost
            }
        default: return .lost
        }
    }

    /// The statements that stay for all windows, with the window's tokens.
    var proxies: [Int: TokenRange] {
        var result: [Int: TokenRange] = [:]
        for index in code.statements.indices {
            if case .proxy(let window)? = outcome(of: index) { result[index] = window }
        }
        return result
    }

    /// The window in front of a plain property, in a launch that comes before SwiftUI's windows.
    private func proxy(_ target: TokenRange) -> Outcome? {
        // What stands in the window's initial value goes with it.
        guard code.function.moment == .didFinishLaunching, code.function.kind != .initialValue,
            let chain = file.chain(in: target),
            case .member(let name)? = chain.segments.last, name == target.upperBound - 1
        else { return nil }
        return .proxy(target.lowerBound..<name - 1)
    }

    /// Whether a statement runs at each launch; on systems before the first with SwiftUI's life cycle none runs.
    private func isUnconditional(_ index: Int) -> Bool {
        var scope = code.statements[index].scope
        while let outer = scope {
            if case .controlFlow = code.statements[outer].role {
                let condition = code.statements[outer].statement.blocks.first?.condition
                let text = condition.map { file.text($0) } ?? ""
                guard code.statements[outer].statement.blocks.count == 1,
                    ["#available(iOS 13", "#available(iOS 12", "#available(iOS 11"].contains(
                        where: text.hasPrefix)
                else { return false }
            }
            scope = code.statements[outer].scope
        }
        return true
    }

    /// The last name in `.dark` or `UIUserInterfaceStyle.dark`.
    private func literal(_ value: TokenRange) -> String? {
        switch value.count {
        case 2 where file.tokens.tokens[value.lowerBound].kind == .period:
            return file.name(at: value.lowerBound + 1)
        case 3 where file.tokens.spells(value.lowerBound, "UIUserInterfaceStyle"):
            return file.name(at: value.upperBound - 1)
        default: return nil
        }
    }
}

extension UIKitFacts {
    /// The settings of the window in the launch, each with what becomes of it.
    func windowAppearance(
        target: VersionNumber?
    ) -> [(code: LaunchCode, index: Int, outcome: WindowAppearance.Outcome)] {
        let codes = launch.codes.filter { $0.function.kind != .initialValue } + windowInitialValues
        return codes.flatMap { code in
            let appearance = WindowAppearance(
                of: code, isView: launch.isView, moved: launch.moved(from: code), target: target)
            return code.statements.indices.compactMap { index in
                appearance.outcome(of: index).map { (code, index, $0) }
            }
        }
    }
}

extension LaunchShape {
    /// Whether the root is SwiftUI's.
    var isView: Bool {
        if case .code(let setup) = self { setup.root.isView } else { false }
    }

    /// The statements of a function that go along with the root, by index.
    fileprivate func moved(from code: LaunchCode) -> [Int] {
        guard case .code(let setup) = self,
            setup.function.method.declaration.range == code.function.method.declaration.range
        else { return [] }
        return setup.moved + setup.inlined
    }
}
