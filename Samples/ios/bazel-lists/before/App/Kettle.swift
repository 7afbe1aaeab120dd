struct Kettle {
    var degrees = 20
}
