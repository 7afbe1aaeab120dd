import Foundation
import Testing

/// The golden plans of `Tests/Cases` compile: what an app has after its plan has no error and no warning that it had not before.
///
/// A case is a few lines, and many name what is nowhere; such an error is there before and after. An ordinary run checks every
/// twelfth case, a larger one all; `CASES=windows` those whose name begins so.
struct CaseCompilationTests {
    /// One case, chosen by its name, so that a new one changes nothing for the others.
    private static func isChosen(_ name: String) -> Bool {
        if let asked = ProcessInfo.processInfo.environment["CASES"] { return name.hasPrefix(asked) }
        guard TestedShare.current == .ordinary else { return true }
        var hash = StableHash()
        hash.add(name)
        return (UInt64(hash.text, radix: 16) ?? 0) % 12 == 0
    }

    private static let files = CaseFile.all.filter { file in
        file.cases.contains { isChosen(MigratedCase.name(of: $0, in: file)) }
    }

    @Test("What is planned for a case compiles", arguments: files)
    func cases(_ file: CaseFile) async throws {
        guard let verifier = try await SharedVerifier.get() else { return }
        for item in file.cases where Self.isChosen(MigratedCase.name(of: item, in: file)) {
            let one = try MigratedCase(item, of: file)
            guard let migration = one.migration,
                TestedShare.current.includes(migration.platform)
            else { continue }
            let result = try await verifier.verify(
                migration, depth: .all(.typeCheck(language: 5)))
            await VerificationTally.shared.add(case: result)
            if let reason = KnownCaseErrors.all[one.name] {
                #expect(!result.problems.isEmpty, "\(one.name) compiles: no \(reason) any more")
            } else {
                #expect(result.problems.map(\.description) == [], "\(one.name)")
            }
        }
    }

    @Test("There are cases for every run")
    func share() {
        #expect(!Self.files.isEmpty)
        let names = Set(
            CaseFile.all.flatMap { file in
                file.cases.map { MigratedCase.name(of: $0, in: file) }
            })
        #expect(KnownCaseErrors.all.keys.filter { !names.contains($0) } == [])
        // They may only get fewer.
        #expect(KnownCaseErrors.all.values.count(where: \.isDefect) <= 7)
    }
}
