import SourceEditing
import SwiftFlow
import SwiftOutline
import Testing

/// Types as they are written.
struct TypeTests {
    private static let window = FlowType.plain("Window")

    @Test("An optional of more optionals than anybody writes is not known")
    func manyOptionals() {
        let file = SwiftFile(SourceText("Window" + String(repeating: "?", count: 100_000)))
        #expect(TypeReader.type(in: 0..<file.tokens.tokens.count - 1, of: file) == .unknown)
    }

    @Test(
        "A type is read in every spelling",
        arguments: [
            ("Window", window), ("UIKit.Window", window), ("Window?", .optional(window)),
            ("Window!", .optional(window)), ("Optional<Window>", .optional(window)),
            ("[Window]", .collection(window)), ("Array<Window>", .collection(window)),
            ("Set<Window>?", .optional(.collection(window))),
            ("Box<Array<Window>?>", .named("Box", [.optional(.collection(window))])),
            ("Box<Array<Window>>?", .optional(.named("Box", [.collection(window)]))),
            ("Window??", .optional(.optional(window))),
            ("[String: Window]", .named("Dictionary", [.plain("String"), window])),
            ("Binding<Window>", window),
            ("Result<Window, Error>", .named("Result", [window, .plain("Error")])),
            ("Box<Array<Window>>", .named("Box", [.collection(window)])),
            (
                "Box<Array<Window>, Int>",
                .named("Box", [.collection(window), .plain("Int")])
            ),
            ("Window.Type", .metatype("Window")), ("(Window)", window),
            ("(Window, Int)", .tuple([TuplePart(nil, window), TuplePart(nil, .plain("Int"))])),
            (
                "(main: Window, count: Int)",
                .tuple([TuplePart("main", window), TuplePart("count", .plain("Int"))])
            ),
            (
                "(of main: Window, _ count: Int)",
                .tuple([TuplePart(nil, window), TuplePart(nil, .plain("Int"))])
            ),
        ])
    func spelled(text: String, expected: FlowType) {
        let file = SwiftFile(SourceText(text))
        #expect(TypeReader.type(in: 0..<file.tokens.tokens.count - 1, of: file) == expected)
    }
}
