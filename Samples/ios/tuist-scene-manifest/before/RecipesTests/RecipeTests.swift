import XCTest

final class RecipeTests: XCTestCase {}
