//
//  ViewController.swift
//  Purse
//
//  Created by Ada Kim on 9/24/19.
//  Copyright © 2019 Example. All rights reserved.
//

import UIKit

class ViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        let delegate = AppDelegate.current!
        print("pays in", delegate.currency)
        print("other instance", AppDelegate.shared.currency)
        print("current", AppDelegate.current?.currency ?? "nothing")
    }

}
