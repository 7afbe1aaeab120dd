import UIKit

final class PlantCatalogue {
    private(set) var names: [String] = []

    func load() {
        names = ["Fern", "Moss"]
        print("catalogue loaded")
    }
}

protocol PlantConsumer: AnyObject {
    var plants: PlantCatalogue? { get set }
}

final class BedViewController: UIViewController, PlantConsumer {
    var plants: PlantCatalogue?
}

final class ShadeViewController: UIViewController, PlantConsumer {
    var plants: PlantCatalogue?

    override func viewDidLoad() {
        super.viewDidLoad()
        print("in the shade: \(plants?.names.joined(separator: ", ") ?? "nobody")")
    }
}
