import SwiftUI

struct KettleView: View {
    let kettle = Kettle()

    var body: some View {
        Text("\(kettle.degrees) degrees")
    }
}
