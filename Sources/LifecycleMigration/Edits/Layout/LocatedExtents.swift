import SwiftFlow

/// Code of one file that goes.
struct LocatedExtents {
    /// The file.
    let file: ProgramFile
    /// What goes of it.
    let extents: [CodeExtent]
}
