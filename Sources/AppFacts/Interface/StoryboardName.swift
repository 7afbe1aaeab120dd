import SwiftOutline

extension SwiftFile {
    /// The name of the storyboard that code makes at a token, as it is written: `Main` of `UIStoryboard(name: "Main", bundle: nil)`.
    ///
    /// What is no literal without interpolation names no storyboard of a target.
    package func storyboardName(madeAt token: Int) -> String? {
        guard tokens.spells(token, "UIStoryboard"), tokens.spells(token + 1, "(") else {
            return nil
        }
        let close = Int(tokens.partners[token + 1])
        guard close > token else { return nil }
        let arguments = arguments(in: BracketPair(open: token + 1, close: close))
        guard let name = arguments.first(where: { $0.label == "name" }) else { return nil }
        return String(text(name.value).dropFirst().dropLast())
    }
}
