@_exported import Foundation
import Stage

open class CKContainer: NSObject {
    open class func `default`() -> CKContainer { CKContainer(identifier: "default") }
    public init(identifier: String) { containerIdentifier = identifier }
    open private(set) var containerIdentifier: String?
    open func accept(
        _ metadata: CKShare.Metadata, completionHandler: @escaping (CKShare?, Error?) -> Void
    ) {
        Stage.effect("accept share \(metadata.containerIdentifier)")
        completionHandler(nil, nil)
    }
    open func add(_ operation: CKOperation) { operation.run() }
}

open class CKRecord: NSObject {
    public let recordType: String
    public init(recordType: String) { self.recordType = recordType }
}

open class CKShare: CKRecord {
    open class Metadata: NSObject {
        public let containerIdentifier: String
        public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
    }
}

// As `UIApplicationShortcutItem`: the header is audited for sendability.
@available(*, unavailable)
extension CKShare.Metadata: @unchecked Sendable {}

open class CKOperation: NSObject {
    open func run() {}
}

open class CKAcceptSharesOperation: CKOperation {
    public let shareMetadatas: [CKShare.Metadata]
    open var perShareCompletionBlock: ((CKShare.Metadata, CKShare?, Error?) -> Void)?
    open var acceptSharesCompletionBlock: ((Error?) -> Void)?
    open var acceptSharesResultBlock: ((Result<Void, Error>) -> Void)?
    public init(shareMetadatas: [CKShare.Metadata]) { self.shareMetadatas = shareMetadatas }
    open override func run() {
        for metadata in shareMetadatas {
            Stage.effect("accept share \(metadata.containerIdentifier)")
            perShareCompletionBlock?(metadata, nil, nil)
        }
        acceptSharesCompletionBlock?(nil)
        acceptSharesResultBlock?(.success(()))
    }
}
