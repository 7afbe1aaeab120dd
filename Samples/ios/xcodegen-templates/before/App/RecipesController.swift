import UIKit

class RecipesController: UIViewController {
    let recipe = Recipe(name: "Soup")
}
