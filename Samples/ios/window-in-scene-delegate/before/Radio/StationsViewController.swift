//
//  StationsViewController.swift
//  Radio
//
//  Created by Ada Kim on 9/24/20.
//  Copyright © 2020 Example. All rights reserved.
//

import UIKit

class StationsViewController: UITableViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        print("stations: \(title ?? "")")
    }
}
