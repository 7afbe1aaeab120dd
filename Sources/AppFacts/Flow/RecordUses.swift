import AppleFrameworks
import SwiftFlow
import SwiftOutline

extension SystemState {
    /// What an event has to do with the objects of Core Data and SwiftData, and whether it may change them.
    static func use(
        ofRecordsBy event: FlowEvent, in function: FlowFunction, _ program: Program
    ) -> (state: SystemState, changes: Bool)? {
        switch event.kind {
        case .call(let call):
            switch call.target {
            case .making(let type, _):
                let isRecord = program.supertypes(of: type).contains("NSManagedObject")
                return isRecord && self.isRecord(madeWith: call.arguments.map(\.label))
                    ? (.records, true) : nil
            case .makingForeign:
                // Xcode writes the class where the model says so.
                return isRecord(madeWith: call.arguments.map(\.label))
                    && function.file.keepsRecords ? (.records, true) : nil
            case .foreign, .unknown:
                guard isContext(call.receiver, before: call.token, in: function) else {
                    return nil
                }
                return use(ofContextBy: call.name)
            case .functions, .elementwise, .closures: return nil
            }
        case .read(let receiver, let member, let token, _):
            guard isContext(receiver, before: token, in: function) else { return nil }
            return use(ofContextBy: member)
        default: return nil
        }
    }

    /// Whether something is a context, by its type, or by the name in front of a member where that is not known.
    private static func isContext(
        _ receiver: FlowValue?, before member: Int, in function: FlowFunction
    ) -> Bool {
        if let name = receiver?.type.unwrapped.name {
            return ["NSManagedObjectContext", "ModelContext"].contains(name)
        }
        let tokens = function.file.tokens.tokens
        guard function.file.keepsRecords, member > 1, tokens[member - 1].kind == .period else {
            return false
        }
        let index = function.file.tokenWithoutMarks(endingAt: member - 2)
        return tokens[index].kind == .identifier
            && function.file.name(at: index).lowercased().hasSuffix("context")
    }
}

extension SwiftFile {
    /// Whether it may work with such objects.
    fileprivate var keepsRecords: Bool { imports(anyOf: ["CoreData", "SwiftData"]) }
}
