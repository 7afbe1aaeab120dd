import Testing

@testable import LifecycleMigration
