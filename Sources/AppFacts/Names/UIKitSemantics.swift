import AppleFrameworks
import SwiftFlow

/// What UIKit's declarations mean to the flow analysis of an app.
package struct UIKitSemantics: FlowSemantics {
    private let program: Program
    private let delegate: String
    private let sceneDelegates: Set<String>
    private let libraries: Set<String>
    private let objectiveC: ObjectiveCCode?
    /// The protocols by which the delegate gives its window away.
    let windowProtocols: WindowProtocols

    /// The meaning in an app with its delegate class and those of its scenes; `libraries` are types of other modules that
    /// hold windows of their own, and `objectiveC` is the code beside its Swift.
    package init(
        program: Program, delegate: String, sceneDelegates: Set<String>,
        libraries: Set<String> = [], objectiveC: ObjectiveCCode? = nil
    ) {
        self.objectiveC = objectiveC
        self.libraries = libraries
        self.program = program
        self.delegate = delegate
        self.sceneDelegates = sceneDelegates
        windowProtocols = WindowProtocols(
            in: program, delegate: delegate, sceneDelegates: sceneDelegates)
    }

    package func isGlobal(_ name: String) -> Bool { objectiveC?.isGlobal(name) ?? false }

    package func value(ofSelf type: String) -> Set<FlowTag> {
        if type == delegate { return [.applicationDelegate] }
        return sceneDelegates.contains(type) ? [.sceneDelegate] : []
    }

    package func value(ofMaking type: String, at place: MakingPlace) -> Set<FlowTag> {
        isWindow(type) ? [.window(.made(place))] : []
    }

    package func value(ofStored member: String, of type: String) -> Set<FlowTag> {
        guard member == "window" else { return [] }
        if type == delegate || sceneDelegates.contains(type) {
            return [.window(.property(of: type))]
        }
        return windowProtocols.isOfDelegateAlone(type) ? [.window(.property(of: delegate))] : []
    }

    package func value(ofParameter index: Int, of function: FlowFunction) -> Set<FlowTag> {
        let selector = function.located.declaration.selectorName
        if RootContainment.presenter(handedTo: selector) == index { return [.presenter] }
        guard index == 1, function.owner == delegate else { return [] }
        let asksForWindow = selector == "application(_:supportedInterfaceOrientationsFor:)"
        return asksForWindow ? [.window(.found)] : []
    }

    package func member(_ name: String, of base: FlowValue) -> FlowValue? {
        if let known = memberOfLibrary(name, of: base.type) { return known }
        if name == "coordinator", base.type.name == "Context" { return coordinator }
        if case .metatype(let type) = base.type {
            return found(name, of: type, base) { $0.statics }
        }
        guard let type = base.type.name, type != "Any", type != "AnyObject" else {
            return memberOfUnknown(name)
        }
        if let known = found(name, of: type, base, in: { $0.members }) { return known }
        return isKnown(type) ? nil : memberOfUnknown(name)
    }

    package func result(
        of name: String, on receiver: FlowValue?, arguments: [FlowCallArgument]
    ) -> FlowValue? {
        guard let receiver else { return nil }
        if let known = memberOfLibrary(name, of: receiver.type) { return known }
        var type = receiver.type.name
        if case .metatype(let name) = receiver.type { type = name }
        return type.flatMap { found(name, of: $0, receiver) { $0.methods } }
    }

    package func runsAtOnce(
        _ index: Int, of arguments: [FlowArgument], of name: String,
        on receiver: FlowValue?
    ) -> Bool {
        ImmediateClosures.runsAtOnce(
            arguments[index].label, among: arguments.map(\.label), of: name, on: receiver?.type)
    }

    package func givesReceiver(_ name: String, on receiver: FlowValue) -> Bool {
        // Source: the code of Then, which the names are from.
        ["then", "with"].contains(name) && receiver.type.name.map(UIKitTypes.isObject) ?? false
    }

    package func keepsValue(of type: String, calling name: String?) -> Bool {
        let ancestry = program.supertypes(of: type)
        if name != nil, ancestry.contains("View") { return true }
        return ancestry.contains { UIKitTypes.isObject($0) }
    }

    /// What a representable's context has, where one type of the program alone makes such an object.
    private var coordinator: FlowValue? {
        let makers = program.methods(named: "makeCoordinator")
        guard makers.count == 1, let maker = makers.first?.located,
            let type = maker.declaration.returnType
        else { return nil }
        return FlowValue(TypeReader.type(in: type, of: maker.file.outline))
    }

    // MARK: Types

    /// Whether a type is a window: `UIWindow`, a class of the app's that inherits from it, or a class of another module
    /// that is called so.
    package func isWindow(_ type: String) -> Bool {
        if program.supertypes(of: type).contains("UIWindow") { return true }
        let isForeign = program.type(type)?.isDeclared != true
        return isForeign && type.hasSuffix("Window") && UIKitTypes.table[type] == nil
    }

    /// Whether all members of a type are known that matter.
    private func isKnown(_ type: String) -> Bool {
        program.supertypes(of: type).contains {
            UIKitTypes.table[$0] != nil || program.type($0)?.isDeclared == true
        }
    }

    private func found(
        _ name: String, of type: String, _ base: FlowValue,
        in members: (FrameworkType) -> [String: FrameworkMember]
    ) -> FlowValue? {
        for ancestor in program.supertypes(of: type) {
            guard let known = UIKitTypes.table[ancestor], let member = members(known)[name] else {
                continue
            }
            return FlowValue(member.type, tags: origins(of: member, base))
        }
        return nil
    }

    private func origins(of member: FrameworkMember, _ base: FlowValue) -> Set<FlowTag> {
        switch member.origin {
        case .nowhere: []
        case .from(let origin): [origin]
        case .windowOfApplicationDelegate: [.window(.property(of: delegate))]
        case .windowOfSceneDelegate:
            Set(sceneDelegates.map { .window(.property(of: $0)) })
        case .root: Set(base.windows.map { .root($0) })
        case .belowRoot: belowRoot(base)
        case .above(let way): belowRoot(base).union([way])
        case .same: base.tags
        }
    }

    private func belowRoot(_ base: FlowValue) -> Set<FlowTag> {
        base.roots.isEmpty && !base.tags.contains(.belowRoot) ? [] : [.belowRoot]
    }

    /// The instance, or the window, that a type of another module holds, which has windows of its own.
    private func memberOfLibrary(_ name: String, of base: FlowType) -> FlowValue? {
        guard !libraries.isEmpty, let type = base.memberOwner, libraries.contains(type) else {
            return nil
        }
        if LibraryWindows.isWindow(name) {
            return FlowValue(
                .optional(.plain("UIWindow")), tags: [.window(.property(of: type))])
        }
        guard case .metatype = base, LibraryWindows.instances.contains(name) else { return nil }
        return FlowValue(.plain(type))
    }

    /// A member of something whose type isn't known: by its name it may be a window all the same.
    private func memberOfUnknown(_ name: String) -> FlowValue? {
        switch name {
        case "window", "keyWindow":
            FlowValue(.optional(.plain("UIWindow")), tags: [.window(.found)])
        case "windows":
            FlowValue(.collection(.plain("UIWindow")), tags: [.window(.found)])
        case "connectedScenes":
            FlowValue(.collection(.plain("UIScene")), tags: [.scene])
        default: nil
        }
    }
}
