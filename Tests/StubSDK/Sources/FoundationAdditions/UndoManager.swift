import Foundation

open class UndoManager: NSObject {
    open func undo() {}
    open func redo() {}
}
