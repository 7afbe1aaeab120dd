struct Trail {
    let name: String
    let kilometres: Int
}
