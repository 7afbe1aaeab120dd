/// Swift source made from the table: never committed, so it can't drift from it.
struct CallbackSources {
    /// The table.
    let table: CallbackTable

    /// The protocols of a module: optional requirements as the SDK has them for an Apple target;
    /// for a run, requirements with answers that say "not implemented".
    func protocols(of module: String, forRun: Bool) -> String? {
        guard let module = table.modules.first(where: { $0.name == module }) else { return nil }
        let imports = "import Foundation\nimport Stage\n\n"
        return imports
            + module.protocols.map { kind in
                let callbacks = module.callbacks.filter { $0.owner == kind.name }
                return forRun ? runFace(kind, callbacks) : appleFace(kind, callbacks)
            }.joined(separator: "\n")
    }

    private func isolation(_ kind: CallbackTable.DelegateProtocol) -> String {
        kind.isMainActor ? "@preconcurrency @MainActor " : ""
    }

    private func appleFace(
        _ kind: CallbackTable.DelegateProtocol, _ callbacks: [CallbackTable.Callback]
    ) -> String {
        let members = callbacks.map { callback in
            let availability = availability(of: callback)
            var member = availability + "    @objc optional \(callback.signature.text)\n"
            if let form = callback.asyncForm {
                member += availability + "    @objc(\(form.selector)) optional \(form.text)\n"
            }
            guard !callback.except.isEmpty else { return member }
            let condition = callback.except.map { "!os(\($0))" }.joined(separator: " && ")
            return "#if \(condition)\n\(member)#endif\n"
        }
        return "\(isolation(kind))@objc public protocol \(kind.name): \(kind.parents) {\n"
            + members.joined() + "}\n"
    }

    /// UIKit's versions are those of iOS; tvOS has the same numbers, and visionOS deprecates from its first version on
    /// what iOS did before.
    private func availability(of callback: CallbackTable.Callback) -> String {
        let known = callback.availability
        guard let introduced = known.introduced else { return "" }
        let end = known.deprecated.map { ", deprecated: \($0)" } ?? ""
        let endOfVision = known.deprecated.map {
            ", deprecated: \($0 < Version(26, 0) ? Version(1, 0) : $0)"
        }
        return "    @available(iOS, introduced: \(introduced)\(end))\n"
            + "    @available(tvOS, introduced: \(introduced)\(end))\n"
            + "    @available(visionOS, introduced: 1.0\(endOfVision ?? ""))\n"
    }

    private func runFace(
        _ kind: CallbackTable.DelegateProtocol, _ callbacks: [CallbackTable.Callback]
    ) -> String {
        // A Swift class constraint, so that a property can be set through the protocol.
        let requirements = callbacks.map { callback in
            "    \(callback.signature.text)\n"
                + (callback.asyncForm.map { "    \($0.text)\n" } ?? "")
        }.joined()
        let answers = callbacks.map { "    public \(answer(to: $0))\n" }.joined()
        return "\(isolation(kind))public protocol \(kind.name): \(kind.parents) {\n"
            + requirements + "}\nextension \(kind.name) {\n" + answers + "}\n"
    }

    private func answer(to callback: CallbackTable.Callback) -> String {
        let signature = callback.signature
        let value = callback.fallback.isEmpty ? "" : "; return \(callback.fallback)"
        if let form = callback.asyncForm { return answer(to: signature, by: form) }
        guard signature.isProperty else {
            return "\(signature.text) { Stage.unhandled = true\(value) }"
        }
        return "var \(signature.name): \(signature.result ?? "Any?") "
            + "{ get { Stage.unhandled = true\(value) } set { Stage.unhandled = true } }"
    }

    /// A delegate may have the async form in its place, which is told a moment later.
    private func answer(to signature: CallbackSignature, by form: AsyncCallback) -> String {
        let told = form.result == nil ? "" : "result"
        return """
            \(signature.text) {
                    Stage.unhandled = true
                    Task { @MainActor in
                        Stage.isAsyncFormMissing = false
                        \(form.result == nil ? "" : "let result = ")await self.\(form.call)
                        if !Stage.isAsyncFormMissing { \(form.handler)(\(told)) }
                    }
                }
                public \(form.text) { Stage.isAsyncFormMissing = true; return \(form.fallback) }
            """
    }

    /// A delegate of SwiftUI's own that passes on what the table says it passes on.
    func forwardingClass(
        named name: String, superclass: String, conformsTo kinds: [String], target: String
    ) -> String {
        let callbacks = table.modules.flatMap(\.callbacks).filter { kinds.contains($0.owner) }
        let members = callbacks.compactMap { member(for: $0, target: target) }
        return """
            @preconcurrency @MainActor class \(name): \(superclass), \(kinds.last ?? target) {
                var target: (any \(target))?
                init(forwardingTo target: (any \(target))?) {
                    self.target = target
                    super.init()
                }
                override init() { super.init() }
            \(members.joined(separator: "\n"))
            }

            """
    }

    private func member(for callback: CallbackTable.Callback, target: String) -> String? {
        let signature = callback.signature
        guard callback.underSwiftUI.word.reachesApp else {
            return signature.isProperty
                ? "    var \(signature.name): \(signature.result ?? "Any?")" : nil
        }
        let receiver =
            callback.owner == target ? "target" : "(target as? any \(callback.owner))"
        if signature.isProperty {
            return "    var \(signature.name): \(signature.result ?? "Any?") "
                + "{ get { \(receiver)?.\(signature.name) ?? nil } "
                + "set { \(receiver)?.\(signature.name) = newValue } }"
        }
        let missing = "guard let receiver = \(receiver) else { Stage.unhandled = true; return"
        let fallback = callback.fallback.isEmpty ? "" : " " + callback.fallback
        return "    \(signature.text) { \(missing)\(fallback) }; "
            + "return receiver.\(signature.forwardingCall) }"
    }
}
