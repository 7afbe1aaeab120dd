//
//  ViewController.swift
//  Reader
//
//  Created by Ada Kim on 9/24/19.
//  Copyright © 2019 Example. All rights reserved.
//

import UIKit
import SVProgressHUD

class ViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        print("first screen")
        SVProgressHUD.setDefaultStyle(.dark)
    }

}
