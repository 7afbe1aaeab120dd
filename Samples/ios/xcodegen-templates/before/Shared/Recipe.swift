struct Recipe {
    let name: String
}
