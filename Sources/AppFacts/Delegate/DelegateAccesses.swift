import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Every use of the application's delegate in a target.
package struct DelegateAccesses {
    /// The delegate.
    package let delegate: DelegateClass
    /// The target.
    package let context: TargetContext
    /// The files that use it, with what they do.
    package let files: [(file: ProgramFile, uses: DelegateCastAnalysis.Result)]

    /// Code of the launch that goes to another place, where it means the same.
    package let moved: [String: [TokenRange]]

    /// Finds the uses of a delegate by the rules of its platform; `moved` is code of the launch that goes to another
    /// place, where it means the same.
    package init(
        of delegate: DelegateClass, in context: TargetContext, profile: PlatformProfile,
        moved: [String: [TokenRange]] = [:]
    ) {
        self.delegate = delegate
        self.context = context
        self.moved = moved
        let conformances = delegate.conformances(profile)
        let common = delegate.commonTypes(profile)
        var known: Set<String> = []
        let reading = profile.applicationPaths.flatMap {
            context.files(mentioning: $0[0], "delegate")
                + context.files(mentioning: $0[0], "setDelegate")
        }.filter { known.insert($0.path).inserted }
        files = reading.sorted { $0.path < $1.path }.map { file in
            let uses = file.uses(
                of: delegate.name, conformances: conformances, common: common, profile: profile)
            return (file, uses)
        }
    }

    /// The casts outside of ranges that go, in the order of the files.
    package func casts(except removed: [String: [TokenRange]]) -> [(ProgramFile, DelegateCast)] {
        files.flatMap { item in
            let gone = removed.ranges(in: item.file.path)
            return item.uses.casts.filter { !gone.contains($0.range.lowerBound) }
                .map { (item.file, $0) }
        }
    }

    /// The locals that are cast further on, outside of ranges that go, in the order of the files.
    package func bindings(except removed: [String: [TokenRange]]) -> [(
        ProgramFile, DelegateBinding
    )] {
        files.flatMap { item in
            let gone = removed.ranges(in: item.file.path)
            return item.uses.bindings.filter { !gone.contains($0.name) }
                .map { (item.file, $0) }
        }
    }

    /// Locals that nothing uses any more once the casts are repaired, outside of ranges that go.
    package func unusedLocals(
        except removed: [String: [TokenRange]]
    ) -> [(ProgramFile, [TokenRange])] {
        files.map { item in
            let gone = removed.ranges(in: item.file.path)
            return (item.file, item.uses.unusedLocals.filter { !gone.contains($0.lowerBound) })
        }
    }

    /// The tokens of the class in every cast that is repaired, by path.
    package var repairedCasts: [String: [TokenRange]] {
        var known: [String: [TokenRange]] = [:]
        for item in files {
            known[item.file.path] =
                item.uses.casts.map(\.range)
                + item.uses.bindings.flatMap { $0.casts.map { $0..<$0 + 1 } }
        }
        return known
    }
}

extension DelegateClass {
    /// What the class can be cast to beside itself and what the framework declares.
    package func conformances(_ profile: PlatformProfile) -> Set<String> {
        let plain = profile.plainSuperclasses.union([
            profile.delegateProtocol, profile.formerProtocol,
        ])
        return Set(inheritance.map(\.lastComponent)).subtracting(plain)
    }

    /// What SwiftUI's delegate is, as the class is.
    ///
    /// Source: OpenSwiftUI's `UIKitAppDelegate.swift`, whose delegate is a responder.
    package func commonTypes(_ profile: PlatformProfile) -> Set<String> {
        let own = Set(inheritance.map(\.lastComponent))
        let responder = profile.isUIKit && own.contains("UIResponder") ? ["UIResponder"] : []
        return Set(responder + ["NSObject", "NSObjectProtocol", profile.delegateProtocol])
    }
}
