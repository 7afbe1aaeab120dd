import Stage
import UIKit

// What a sample uses of SVProgressHUD (SVProgressHUD.h).
public enum SVProgressHUDStyle: Int {
    case light, dark, custom
}
open class SVProgressHUD: UIView {
    open class func setDefaultStyle(_ style: SVProgressHUDStyle) {
        Stage.effect("SVProgressHUD has a style")
    }
}
