import Cocoa

class Letter: NSDocument {
    override func data(ofType typeName: String) throws -> Data { Data() }
}
