import Testing

@testable import SwiftFlow

/// What is known of a value that may be one of several.
struct JoinTests {
    private static let types: [FlowType] = [
        .unknown, .plain("A"), .plain("B"), .optional(.plain("A")), .optional(.plain("B")),
        .collection(.plain("A")), .metatype("A"),
    ]
    private static let values =
        types.map { FlowValue($0) } + [
            FlowValue(.plain("A"), tags: [FlowTag(1)]), FlowValue(.plain("B"), tags: [FlowTag(2)]),
        ]

    @Test func orderMakesNoDifference() {
        for first in Self.values {
            for second in Self.values {
                let both = first.joined(second)
                #expect(both == second.joined(first))
                for third in Self.values {
                    #expect(both.joined(third) == first.joined(second.joined(third)))
                }
            }
        }
    }

    @Test func aValueThatIsThereAlreadyAddsNothing() {
        for first in Self.values {
            for second in Self.values {
                let both = first.joined(second)
                #expect(both.joined(first) == both)
                #expect(both.joined(both) == both)
            }
        }
    }

    @Test func ofTwoTypesNeitherIsKnown() {
        let mixed = FlowValue(.plain("A")).joined(FlowValue(.plain("B")))
        #expect(mixed.type == .unknown)
        #expect(mixed.joined(FlowValue(.plain("A"))).type == .unknown)
        #expect(FlowValue(.plain("A")).joined(.unknown).type == .plain("A"))
    }
}
