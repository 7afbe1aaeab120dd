import PostHog

public func log(_ event: String) { PostHogSDK.shared.capture(event) }
