/// The lines that findings name: what is not the same there was told.
package struct NamedPlaces {
    private let lines: [String: Set<Int>]

    /// The lines of some files, from 1, by path.
    package init(lines: [String: Set<Int>]) {
        self.lines = lines
    }

    /// Whether a finding stands at an event, or at a call on the way to it.
    package func contains(_ event: TraceEvent) -> Bool {
        event.sites.contains { site in
            guard let known = lines[site.file.path], let first = site.statement.first,
                let last = site.statement.last
            else { return false }
            let outline = site.file.outline
            let table = site.file.lines
            let range =
                table.position(of: outline.tokens.tokens[first].start)
                .line...table.position(of: outline.tokens.tokens[last].start).line
            return known.contains(where: range.contains)
        }
    }
}
