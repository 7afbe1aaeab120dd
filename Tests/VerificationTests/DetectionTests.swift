import Testing

/// What finds a mutant is written down, and compared with what did.
struct DetectionTests {
    @Test(arguments: [
        "project", "typeCheck", "run", "run in links-both-ways, opposite world",
        "run in all but first world",
    ])
    func whatIsWrittenIsRead(_ text: String) {
        #expect(Detection(text)?.description == text)
    }

    @Test(arguments: ["", "luck", "typeCheck in first world", "run in", "run in nowhere", "run on"])
    func whatMeansNothingIsRefused(_ text: String) {
        #expect(Detection(text) == nil)
    }

    private func result(
        _ check: Problem.Check, in worlds: Set<World>, of played: Set<World> = Set(World.all)
    ) -> VerificationResult {
        var result = VerificationResult()
        result.worlds = played
        result.problems = worlds.map { Problem(check: check, world: $0, description: "") }
        if check != .run { result.problems = [Problem(check: check, description: "")] }
        return result
    }

    @Test func anotherCheckIsAnAccident() {
        #expect(Detection.typeCheck.complaint(about: result(.typeCheck, in: [])) == nil)
        #expect(Detection.run.complaint(about: result(.typeCheck, in: [])) != nil)
        #expect(Detection.run.complaint(about: VerificationResult()) != nil)
    }

    @Test func anyMistakeShowsInTheFirstWorldUnlessOtherwiseSaid() {
        #expect(Detection.run.complaint(about: result(.run, in: [.first, .opposite])) == nil)
        #expect(Detection.run.complaint(about: result(.run, in: [.opposite])) != nil)
    }

    @Test func aMistakeOfSomeWorldsShowsInThemAlone() {
        let detection = Detection.run(onlyIn: .linksBothWays, .opposite)
        #expect(detection.complaint(about: result(.run, in: [.linksBothWays, .opposite])) == nil)
        #expect(detection.complaint(about: result(.run, in: [.opposite])) != nil)
        #expect(detection.complaint(about: result(.run, in: Set(World.all))) != nil)
        let played: Set<World> = [.first, .opposite]
        #expect(detection.complaint(about: result(.run, in: [.opposite], of: played)) == nil)
    }
}
