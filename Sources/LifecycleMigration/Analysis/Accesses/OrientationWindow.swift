import SwiftOutline

/// Finds a delegate that answers for the orientations of a window by asking its root, which is SwiftUI's from now on.
struct OrientationWindow {
    private let delegate: DelegateClass
    private let context: TargetContext

    /// An analysis of an application delegate.
    init(of delegate: DelegateClass, in context: TargetContext) {
        self.delegate = delegate
        self.context = context
    }

    /// A finding for each read of the window's root.
    func findings() -> [Finding] {
        reads.map { file, range in
            Finding(
                .windowAccess, .warning, .manual, at: context.place(file, range.lowerBound),
                "the root view controller of the window is SwiftUI's here, and the app's own is its child",
                remedy: "keep the root view controller where it is made, and ask that one")
        }
    }

    /// The reads, so that nothing else is said of them.
    var ranges: [String: [TokenRange]] {
        Dictionary(grouping: reads) { $0.file.path }.mapValues { $0.map(\.range) }
    }

    private var reads: [(file: TargetFile, range: TokenRange)] {
        delegate.methods("application(_:supportedInterfaceOrientationsFor:)").flatMap { method in
            let outline = method.file.outline
            let name = method.declaration.parameters.last?.name
            return outline.references(in: method.declaration.body ?? 0..<0).filter {
                $0.role == .bare && $0.name == name
            }.compactMap { reference in
                WindowMemberReader.rootUse(at: reference.token, in: outline).map {
                    (method.file, $0.0)
                }
            }
        }
    }
}
