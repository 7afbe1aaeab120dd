// Hand-written stand-in for Core Data: stores nothing, says what it is asked.
@_exported import Foundation
import Stage

#if !_runtime(_ObjC)
    @_exported import FoundationAdditions
#endif

open class NSEntityDescription: NSObject {
    open var name: String?
    open class func entity(
        forEntityName name: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? { NSEntityDescription() }
    open class func insertNewObject(
        forEntityName name: String, into context: NSManagedObjectContext
    ) -> NSManagedObject { NSManagedObject(context: context) }
}

open class NSManagedObjectModel: NSObject {
    public convenience init?(contentsOf url: URL) { self.init() }
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { nil }
}

open class NSManagedObject: NSObject {
    open private(set) weak var managedObjectContext: NSManagedObjectContext?
    public convenience init(context: NSManagedObjectContext) {
        self.init()
        managedObjectContext = context
    }
    open class func entity() -> NSEntityDescription { NSEntityDescription() }
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest() }
}

@objc public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}

open class NSFetchRequest<Result>: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    public convenience init(entityName: String) { self.init() }
}

open class NSMergePolicy: NSObject, @unchecked Sendable {}
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = NSMergePolicy()
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = NSMergePolicy()

open class NSManagedObjectContext: NSObject {
    open var hasChanges: Bool { true }
    open var automaticallyMergesChangesFromParent = false
    open var mergePolicy: Any = NSMergePolicy()
    open var undoManager: UndoManager?
    open weak var parent: NSManagedObjectContext?
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open func save() throws { Stage.effect("save the managed objects") }
    open func rollback() {}
    open func reset() {}
    open func delete(_ object: NSManagedObject) {}
    open func insert(_ object: NSManagedObject) {}
    open func perform(_ block: @escaping () -> Void) { block() }
    open func performAndWait(_ block: () -> Void) { block() }
    open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] { [] }
    open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { 0 }
    open func commitEditing() -> Bool { true }
    public static let didSaveObjectsNotification = Notification.Name(
        "NSManagedObjectContextDidSave")
}

open class NSPersistentStoreCoordinator: NSObject {
    public convenience init(managedObjectModel: NSManagedObjectModel) { self.init() }
}

open class NSPersistentStoreDescription: NSObject {
    open var url: URL?
    open var type = "SQLite"
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }
    open func setOption(_ option: NSObject?, forKey key: String) {}
}
open class NSPersistentCloudKitContainerOptions: NSObject {
    public convenience init(containerIdentifier: String) { self.init() }
}
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"

open class NSPersistentContainer: NSObject {
    public let name: String
    public let viewContext = NSManagedObjectContext()
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
    open var persistentStoreCoordinator = NSPersistentStoreCoordinator()
    public init(name: String) { self.name = name }
    public init(name: String, managedObjectModel: NSManagedObjectModel) { self.name = name }
    open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/") }
    open func loadPersistentStores(
        completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        Stage.effect("load the store \(name)")
        persistentStoreDescriptions.forEach { completionHandler($0, nil) }
    }
    open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
    }
}
open class NSPersistentCloudKitContainer: NSPersistentContainer {}
