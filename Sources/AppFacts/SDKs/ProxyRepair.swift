import AppleFrameworks
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Switches off what SDKs put into the class of the application's delegate, and tells them what they took there, where all
/// of that is certain.
///
/// One key of Info.plist switches off all SDKs of a vendor's. So either each of them gets what it needs, or nothing is
/// written. What is written is what `KnownSDK` says with its source.
package struct ProxyRepair {
    /// A statement at the start of a method of the delegate.
    package struct Line {
        /// The SDK that it tells something.
        package let sdk: String
        /// The statement.
        package let text: String
        /// The method.
        package let method: LocatedDeclaration

        /// A line from its parts.
        package init(
            sdk: String, text: String, method: LocatedDeclaration
        ) {
            self.sdk = sdk
            self.text = text
            self.method = method
        }
    }

    /// The key that is set to NO.
    package let key: String
    /// The property lists that lack it.
    package let lists: [PropertyListFacts]
    /// The statements that are missing, those of one method in the order of the table.
    package let lines: [Line]
    /// The names of the SDKs that are switched off.
    package let sdks: Set<String>

    /// What can be repaired for an app.
    package static func all(of app: AppSDKs) -> [ProxyRepair] {
        let keys = Set(app.active.compactMap(\.switchKey)).sorted()
        return keys.compactMap { ProxyRepair(switchingOff: $0, of: app) }
    }

    /// Nil where no method of the delegate is taken, or anything that is needed can't be written for certain.
    private init?(switchingOff key: String, of app: AppSDKs) {
        let sdks = app.active.filter {
            $0.kind == .takesCallbacks && $0.switchKey == key && !app.isSwitchedOff($0)
        }
        let taking = sdks.filter { !app.takenMethods(by: $0).isEmpty }
        // Of an SDK without such lines it is not known what it needs once it is switched off.
        guard !taking.isEmpty, !taking.contains(where: \.handOvers.isEmpty),
            let lists = Self.lists(lacking: key, in: app)
        else { return nil }
        var lines: [Line] = []
        for sdk in sdks {
            guard Self.isUseKnown(sdk, in: app) else { return nil }
            for handOver in app.missingHandOvers(of: sdk) {
                guard let line = Self.line(for: handOver, of: sdk, in: app) else { return nil }
                lines.append(line)
            }
            for (method, text) in app.missingNotificationLines(of: sdk) {
                guard method.isNamed, let module = sdk.link.modules.first,
                    Self.canTell(sdk, in: method.located, importing: module, of: app)
                else { return nil }
                lines.append(Line(sdk: sdk.name, text: text, method: method.located))
            }
        }
        self.key = key
        self.lists = lists
        self.lines = lines
        self.sdks = Set(sdks.map(\.name))
    }

    /// Whether it is known of an SDK whether parts of it are used that need to be told something: code that the app is built
    /// with may use them in its place.
    private static func isUseKnown(_ sdk: KnownSDK, in app: AppSDKs) -> Bool {
        let names = sdk.handOvers.flatMap(\.neededWith)
        guard !names.isEmpty, !app.uses.names(names) else { return true }
        let library = app.context.library
        let own = Set(app.context.swiftPaths)
        let words = names.map { SketchedWord($0) }
        let others = library.tree.paths.filter { $0.hasSuffix(".swift") && !own.contains($0) }
        let objectiveC = app.context.target.objectiveCSources
        return app.presence.isUsedDirectly(sdk.link)
            && !others.contains { path in
                let sketch = library.source(path).sketch
                return words.contains { sketch.mayContain($0) }
            }
            && names.allSatisfy { library.paths(objectiveC, mentioning: $0).isEmpty }
    }

    // MARK: Property lists

    /// The property lists in which a key is missing; nil where it is not certain that the app's own Info.plist, of each
    /// configuration, is a file that has the key set to NO then, and belongs to no other app.
    private static func lists(lacking key: String, in app: AppSDKs) -> [PropertyListFacts]? {
        let target = app.context.target
        let named = target.configurations.map { configuration in
            configuration.settings.filter { setting in
                setting.key == fileSetting || setting.key.hasPrefix(fileSetting + "[")
            }.values
        }
        guard target.project != nil, !named.isEmpty, named.allSatisfy({ !$0.isEmpty }),
            Set(named.joined()).count == app.propertyLists.count
        else { return nil }
        var lacking: [PropertyListFacts] = []
        for list in app.propertyLists {
            guard let value = list.document.value(at: [.key(key)]) else {
                let edits = list.document.edits(
                    removing: [], setting: [PropertyListPair(key, .boolean(false))])
                guard !edits.isEmpty, !app.context.sharedPaths.contains(list.path) else {
                    return nil
                }
                lacking.append(list)
                continue
            }
            if value.boolean != false { return nil }
        }
        return lacking
    }

    private static let fileSetting = "INFOPLIST_FILE"

    // MARK: Statements

    /// The statement that tells an SDK something in a method of the delegate; nil where it can't be written for certain.
    private static func line(
        for handOver: SDKHandOver, of sdk: KnownSDK, in app: AppSDKs
    ) -> Line? {
        guard let module = handOver.module, let method = app.method(of: handOver),
            let argument = SDKHandOver.argument(of: method), isOnlyOne(method, in: app.delegate),
            canTell(sdk, in: method, importing: module, of: app)
        else { return nil }
        return Line(sdk: sdk.name, text: handOver.line(with: argument), method: method)
    }

    /// Whether it is certain that a statement of an SDK's compiles at the start of a method, and runs when UIKit calls the
    /// method and at no other time.
    private static func canTell(
        _ sdk: KnownSDK, in method: LocatedDeclaration, importing module: String, of app: AppSDKs
    ) -> Bool {
        method.obstacleToCalls(in: app.context) == nil
            && !app.context.sharedPaths.contains(method.file.path)
            && imports([module] + sdk.link.umbrellas, method.file)
            && app.uses.first(of: sdk.configuredBy) != nil
            && sdk.link.names.allSatisfy { app.context.allTypes(named: $0).isEmpty }
            && canBegin(method) && !isCalled(method, in: app.context)
    }

    private static func isOnlyOne(_ method: LocatedDeclaration, in delegate: DelegateClass?) -> Bool
    {
        delegate?.methods(method.declaration.selectorName).count == 1
    }

    /// Whether a file imports one of some modules, however the target is built.
    private static func imports(_ modules: [String], _ file: ProgramFile) -> Bool {
        file.outline.declarations.contains {
            $0.kind == .import && $0.conditions.isEmpty && modules.contains($0.name)
        }
    }

    /// Whether a statement may stand in front of a body: one that is an expression, and what the method returns by that,
    /// is no longer returned then.
    private static func canBegin(_ method: LocatedDeclaration) -> Bool {
        guard let body = method.declaration.body else { return false }
        let file = method.file.outline
        let statements = file.statements(of: body)
        guard method.declaration.returnType != nil, statements.count == 1 else { return true }
        return statements.contains {
            file.tokens.tokens[$0.range.lowerBound].kind == .keyword(.return)
        }
    }

    /// Whether anything but UIKit may call a method: its label stands in front of an argument, or in a selector.
    private static func isCalled(_ method: LocatedDeclaration, in context: TargetContext) -> Bool {
        guard let label = method.declaration.parameters.dropFirst().first?.label else {
            return true
        }
        return context.files(naming: label).contains { file in
            file.tokens(spelled: label).contains { token in
                file.outline.tokens.tokens[token + 1].kind == .colon
            }
        }
    }
}
