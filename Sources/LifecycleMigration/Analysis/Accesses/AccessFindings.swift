import SwiftOutline

/// Finds code outside of the launch that relies on the window or on the delegate's place in the application.
struct AccessFindings {
    private let facts: UIKitFacts
    private var context: TargetContext { facts.context }

    /// An analysis of an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// What changes its meaning outside of ranges that go.
    func findings(except removed: [String: [TokenRange]]) -> [Finding] {
        let accesses = DelegateAccesses(facts: facts)
        let foreign = ForeignCasts(of: facts.delegate, in: context, except: accesses.repairedCasts)
        let delegate =
            accesses.findings(except: removed) + foreign.findings(except: removed)
            + AccessorWindows(of: facts.delegate, in: context).findings(except: removed)
            + DelegateInstances(of: facts.delegate, in: context).findings()
            + EarlyAccess(of: facts.delegate, in: context, profile: .uiKit).findings()
            + DelegateProxies(context: context, propertyLists: facts.manifest.propertyLists)
            .findings()
        return rootUses(removed) + delegate + ownWindow(removed)
            + StaticWindows(facts: facts).findings(except: removed)
            + WindowsWithoutScene(facts: facts).findings(except: removed)
            + UnusedDelegateWindow(facts: facts).findings()
            + SceneDelegateCasts(
                of: [facts.sceneDelegate].compactMap { $0 } + facts.otherWindowDelegates,
                in: context
            ).findings(except: removed) + propertyListReads() + preferences()
    }

    /// Code that replaces, casts or reads the root of the window.
    private func rootUses(_ removed: [String: [TokenRange]]) -> [Finding] {
        let windows = WindowUseAnalysis(context: context)
        let early = LaunchWindowLookups(facts: facts)
        let lookups = early.all()
        let delegateWindow = OrientationWindow(of: facts.delegate, in: context)
        let known = removed.merging(
            Dictionary(grouping: lookups) { $0.file.path }.mapValues { $0.map(\.statement) },
            uniquingKeysWith: +
        ).merging(delegateWindow.ranges, uniquingKeysWith: +)
        let swaps = windows.uses(.assignment, except: removed).map { use in
            Finding(
                .rootSwap, .warning, .manual, at: context.place(use.file, use.token),
                use.path.isFound
                    ? "the root view controller of SwiftUI's window is replaced here, and its views with it"
                    : "the window is nil here, so the root view controller is not replaced",
                remedy: "let one container view controller show what the root is replaced by")
        }
        let casts = windows.uses(.cast, except: known).map {
            Finding(
                .windowAccess, .warning, .manual, at: context.place($0.file, $0.token),
                "the window's root view controller is SwiftUI's, so this cast fails",
                remedy: "keep the view controller where it is made, and reach it from there")
        }
        let reads = windows.uses(.read, except: known).filter(\.path.isFound).map {
            Finding(
                .windowAccess, .note, .review, at: context.place($0.file, $0.token),
                "the window's root view controller is SwiftUI's here, and the app's own is its child",
                remedy: "to present something it will do; its children and its view are SwiftUI's")
        }
        return swaps + casts + reads + early.findings(in: lookups) + delegateWindow.findings()
    }

    /// Uses of the delegates' own `window` in their other methods.
    private func ownWindow(_ removed: [String: [TokenRange]]) -> [Finding] {
        let gone = removed.mapValues(TokenRanges.init)
        let isEmptied = !facts.usesScenes || UnusedDelegateWindow(facts: facts).isSetByScene
        let owners = [isEmptied ? facts.delegate : nil, facts.sceneDelegate]
        return owners.compactMap { $0 }.flatMap { owner -> [Finding] in
            let names = Set(
                LaunchWindows(of: facts).properties(of: owner).flatMap {
                    $0.declaration.bindings.map(\.name)
                })
            return owner.members.compactMap { member in
                guard member.declaration.kind != .variable || !member.holdsWindow else {
                    return nil
                }
                let names = names.subtracting(member.localNames)
                let use = member.file.outline.references(in: member.declaration.range).first {
                    $0.isUse && names.contains($0.name)
                        && gone[member.file.path]?.contains($0.token) != true
                        && !isRootAssignmentOrCast($0.token, member.file.outline)
                }
                guard let use else { return nil }
                return Finding(
                    .windowAccess, .warning, .manual, at: context.place(member.file, use.token),
                    "'\(use.name)' is nil once SwiftUI makes the window",
                    remedy:
                        "use `view.window` of a view controller, or the window scene's key window")
            }
        }
    }

    private func isRootAssignmentOrCast(_ token: Int, _ file: SwiftFile) -> Bool {
        // Those have a finding of their own.
        let range = token..<min(token + 6, file.tokens.tokens.count)
        return range.contains { file.tokens.tokens[$0].kind == .keyword(.as) }
            && range.contains { file.tokens.spells($0, "rootViewController") }
    }

    /// Code that reads a key which the plan removes.
    private func propertyListReads() -> [Finding] {
        ["UIMainStoryboardFile", "UISceneStoryboardFile"].flatMap { key in
            context.files(mentioning: key).compactMap { file -> Finding? in
                let token = file.outline.tokens.tokens.indices.first {
                    file.outline.tokens.tokens[$0].kind == .stringSegment
                        && file.outline.tokens.spells($0, key)
                }
                guard let token else { return nil }
                return Finding(
                    .plistRuntimeRead, .warning, .manual, at: context.place(file, token),
                    "this reads '\(key)', which is removed from the Info.plist",
                    remedy: "name the storyboard in code")
            }
        }
    }

    private func preferences() -> [Finding] {
        let preferences = RootPreferences(context: context)
        if let name = facts.launch.storyboard {
            let storyboard = StoryboardAnalysis(context: context)
            return storyboard.initialClass(of: name).map(preferences.findings(ofClass:)) ?? []
        }
        switch facts.launch {
        case .code(let setup):
            return preferences.rootClasses(of: setup).flatMap(preferences.findings(ofClass:))
        case .property(let property):
            return preferences.rootClasses(of: property).flatMap(preferences.findings(ofClass:))
        case .storyboard: return []
        }
    }
}

extension LocatedDeclaration {
    /// The names of a function's parameters and of the locals in its body, which hide members of the class.
    fileprivate var localNames: Set<String> {
        guard let body = declaration.body else { return [] }
        let tokens = file.outline.tokens.tokens
        let locals = body.dropLast(2).filter { token in
            guard tokens[token].kind == .identifier, tokens[token + 1].kind == .equal,
                [.keyword(.let), .keyword(.var)].contains(tokens[token - 1].kind)
            else { return false }
            // `let window = window` is a use of the member.
            let isOwn = tokens[token + 2].kind == .keyword(.`self`)
            return !isOwn && file.outline.name(at: token + 2) != file.outline.name(at: token)
        }.map(file.outline.name)
        return Set(locals + declaration.parameters.map(\.name))
    }
}
