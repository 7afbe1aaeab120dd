//
//  ViewController.swift
//  Routes
//
//  Created by Ada Kim on 9/24/19.
//  Copyright © 2019 Example. All rights reserved.
//

import UIKit

class ViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        print("first screen")
        let activity = NSUserActivity(activityType: "com.example.Routes.screen")
        activity.title = "First screen of Routes"
        activity.isEligibleForHandoff = true
        activity.isEligibleForSearch = true
        userActivity = activity
        activity.becomeCurrent()
    }

}
