import UIKit

public enum Palette {
    public static let sand = UIColor(red: 0.9, green: 0.8, blue: 0.6, alpha: 1)
}
