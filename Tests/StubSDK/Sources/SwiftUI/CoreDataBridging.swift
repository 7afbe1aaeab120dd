import CoreData
import Stage

extension EnvironmentValues {
    private struct ContextKey: EnvironmentKey {
        static var defaultValue: NSManagedObjectContext { NSManagedObjectContext() }
    }
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}

public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Result { Stage.crash("nothing was fetched") }
}

@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {}
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {}
    public var wrappedValue: FetchedResults<Result> { FetchedResults() }
}
