import ProjectModel

extension TargetContext {
    /// Whether something of the target is in Objective-C or C: a source, or a header by which its Swift gets at code.
    package var hasCodeInC: Bool { !target.sourcesInC.isEmpty || !bridgingHeaders.isEmpty }

    /// The names of the headers by which the target's Swift gets at Objective-C and C, without their folders.
    var bridgingHeaders: Set<String> {
        let settings = target.configurations.flatMap(\.settings).filter {
            $0.key.hasPrefix("SWIFT_OBJC_BRIDGING_HEADER") && !$0.value.isEmpty
        }
        return Set(settings.map(\.value.fileName))
    }
}
