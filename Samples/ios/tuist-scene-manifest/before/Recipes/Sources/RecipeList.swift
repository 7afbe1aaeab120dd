import SwiftUI

struct RecipeList: View {
    var body: some View {
        Text("Recipes")
    }
}
