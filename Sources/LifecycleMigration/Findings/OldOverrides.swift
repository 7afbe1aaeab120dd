import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds overrides of AppKit's and UIKit's members as Swift 2 and 3 declared them, which no compiler takes in the newer language that
/// a project says it is in.
///
/// Sources: SE-0005 (names of imported methods), SE-0046 (first labels), SE-0116 (`Any` for `id`) and the declarations of the SDKs.
struct OldOverrides {
    private let context: TargetContext

    /// A search in the sources of a target.
    init(in context: TargetContext) {
        self.context = context
    }

    /// One finding for all places.
    func findings() -> [Finding] {
        let found = names.flatMap(overrides)
        guard let first = found.first else { return [] }
        let others = found.count - 1
        let more =
            others == 0
            ? "" : ", and so \(others == 1 ? "does a further one" : "do \(others) further ones")"
        return [
            Finding(
                .swiftVersion, .warning, .manual, at: first.place,
                "'\(first.old)' overrides what was so in Swift 2 or 3 only\(more): no compiler takes that in the language that the project names",
                remedy: "override `\(first.new)`, and build before the migration",
                also: found.dropFirst().map(\.place))
        ]
    }

    private typealias Found = (old: String, new: String, place: Place)

    private var names: [String] {
        Set(Self.renamed.keys).union(Self.firstLabels.keys).union(Self.properties)
            .union(Self.objects).union(Self.senders.keys).sorted()
    }

    private func overrides(named name: String) -> [Found] {
        context.files(naming: name).flatMap { file in
            file.types.filter { $0.declaration.kind == .class }.flatMap { type in
                type.declaration.members.filter { $0.name == name && $0.isOverride }
                    .compactMap { member in
                        successor(of: member, in: file).flatMap { new in
                            isOfFramework(member, in: type)
                                ? (member.selectorName, new, context.place(file, member.keyword))
                                : nil
                        }
                    }
            }
        }
    }

    /// Whether all classes that a class inherits from in the target lack a member, and the first other one is Apple's.
    private func isOfFramework(_ member: Declaration, in type: LocatedDeclaration) -> Bool {
        let chain = context.inheritanceChain(of: type.declaration.name.lastComponent).dropFirst()
        guard let last = chain.last, ["NS", "UI"].contains(String(last.prefix(2))),
            context.types(named: last).isEmpty
        else { return false }
        return !chain.flatMap(context.types(named:)).contains { base in
            base.declaration.members.contains { $0.name == member.name && !$0.isOverride }
        }
    }

    /// What a member that overrides an old declaration is called now; nil for one that is as it should be.
    private func successor(of member: Declaration, in file: ProgramFile) -> String? {
        guard member.kind == .function else {
            guard member.kind == .variable, Self.objects.contains(member.name),
                let type = member.bindings.first?.type, isAnyObject(type, in: file)
            else { return nil }
            return "\(member.name): Any?"
        }
        let name = member.name
        if let new = Self.renamed[name] { return new }
        if Self.properties.contains(name), member.parameters.isEmpty { return "var \(name)" }
        if let label = Self.firstLabels[name], let first = member.parameters.first,
            !["_", "with"].contains(first.label ?? "_")
        {
            let further = member.parameters.dropFirst().map { parameter in
                (parameter.label == "withEvent" ? "with" : parameter.label ?? "_") + ":"
            }
            return "\(name)(\(label):\(further.joined()))"
        }
        guard Self.senders[name] == member.selectorName,
            member.parameters.contains(where: { isAnyObject($0.type, in: file) })
        else { return nil }
        return "\(member.selectorName)` with `Any?"
    }

    private func isAnyObject(_ type: TokenRange, in file: ProgramFile) -> Bool {
        file.outline.name(at: type.lowerBound) == "AnyObject"
    }

    // MARK: Names

    /// Methods whose names are others.
    private static let renamed = [
        "prepareForSegue": "prepare(for:sender:)", "drawRect": "draw(_:)",
        "shouldPerformSegueWithIdentifier": "shouldPerformSegue(withIdentifier:sender:)",
        "performSegueWithIdentifier": "performSegue(withIdentifier:sender:)",
        "observeValueForKeyPath": "observeValue(forKeyPath:of:change:context:)",
        "encodeWithCoder": "encode(with:)", "willMoveToSuperview": "willMove(toSuperview:)",
        "willMoveToWindow": "willMove(toWindow:)", "dataOfType": "data(ofType:)",
        "numberOfSectionsInTableView": "numberOfSections(in:)",
        "viewWillMoveToWindow": "viewWillMove(toWindow:)", "readFromData": "read(from:ofType:)",
        "willMoveToParentViewController": "willMove(toParent:)",
        "didMoveToParentViewController": "didMove(toParent:)",
        "viewWillTransitionToSize": "viewWillTransition(to:with:)",
    ]

    /// Methods whose first parameter had its name for a label.
    private static let firstLabels: [String: String] = {
        let none = [
            "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
            "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "setEditing",
            "setSelected", "setHighlighted", "setFrameSize", "windowControllerDidLoadNib",
            "tableView", "collectionView",
        ]
        let event = [
            "mouseDown", "mouseUp", "mouseDragged", "mouseMoved", "mouseEntered", "mouseExited",
            "rightMouseDown", "rightMouseUp", "keyDown", "keyUp", "scrollWheel", "flagsChanged",
        ]
        return Dictionary(uniqueKeysWithValues: none.map { ($0, "_") } + event.map { ($0, "with") })
    }()

    /// Methods without parameters that are properties now.
    private static let properties: Set = [
        "preferredStatusBarStyle", "prefersStatusBarHidden", "supportedInterfaceOrientations",
        "shouldAutorotate", "canBecomeFirstResponder", "preferredStatusBarUpdateAnimation",
        "autosavesInPlace",
    ]

    /// Properties that were of type `AnyObject?`.
    private static let objects: Set = ["representedObject", "objectValue"]

    /// Methods with an `AnyObject` for a parameter that is `Any` now.
    private static let senders = [
        "prepare": "prepare(for:sender:)", "canPerformAction": "canPerformAction(_:withSender:)",
        "shouldPerformSegue": "shouldPerformSegue(withIdentifier:sender:)",
        "performSegue": "performSegue(withIdentifier:sender:)", "isEqual": "isEqual(_:)",
        "cancelOperation": "cancelOperation(_:)", "changeColor": "changeColor(_:)",
        "selectAll": "selectAll(_:)",
    ]
}
