//
//  ViewController.swift
//  Atlas
//
//  Created by Ada Kim on 9/24/19.
//  Copyright © 2019 Example. All rights reserved.
//

import UIKit

class ViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        print("first screen")
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Legend", style: .plain, target: nil, action: #selector(AppDelegate.showLegend))
    }

    override var keyCommands: [UIKeyCommand]? {
        MapCommands.all().compactMap { $0 as? UIKeyCommand }
    }

}
