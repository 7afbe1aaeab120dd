// The activity types have the names of the classes: Telegram-iOS#2304, element-x (`INStartVideoCallIntent`).
@available(tvOS, unavailable)
public let INStartCallIntentIdentifier = "INStartCallIntent"
@available(iOS, introduced: 10.0, deprecated: 13.0)
@available(tvOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 1.0)
public let INStartAudioCallIntentIdentifier = "INStartAudioCallIntent"
@available(iOS, introduced: 10.0, deprecated: 13.0)
@available(tvOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 1.0)
public let INStartVideoCallIntentIdentifier = "INStartVideoCallIntent"

public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
open class INPersonHandle: NSObject {
    open private(set) var value: String?
    open private(set) var type: INPersonHandleType
    public init(value: String?, type: INPersonHandleType) {
        self.value = value
        self.type = type
    }
}
open class INPerson: NSObject {
    open private(set) var personHandle: INPersonHandle?
    open var displayName: String { personHandle?.value ?? "" }
    init(personHandle: INPersonHandle) { self.personHandle = personHandle }
}

@available(tvOS, unavailable)
@available(iOS 13.0, *)
open class INStartCallIntent: INIntent {
    open private(set) var contacts: [INPerson]?
    init(contacts: [INPerson]) { self.contacts = contacts }
}
@available(iOS, introduced: 10.0, deprecated: 13.0)
@available(tvOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 1.0)
open class INStartAudioCallIntent: INIntent {
    open private(set) var contacts: [INPerson]?
    init(contacts: [INPerson]) { self.contacts = contacts }
}
@available(iOS, introduced: 10.0, deprecated: 13.0)
@available(tvOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 1.0)
open class INStartVideoCallIntent: INIntent {
    open private(set) var contacts: [INPerson]?
    init(contacts: [INPerson]) { self.contacts = contacts }
}

#if !_runtime(_ObjC)
    extension NSUserActivity {
        /// A call that somebody is asked for: by Siri, or in the list of calls that the Phone app has of CallKit's. Newer apps get
        /// `INStartCallIntent` (Apple, `INStartCallIntent`); that the older types come all the same says element-x.
        public static func call(_ type: String, to handle: String) -> NSUserActivity? {
            let handle = INPersonHandle(value: handle, type: .phoneNumber)
            let contacts = [INPerson(personHandle: handle)]
            let intents: [String: () -> INIntent] = [
                INStartCallIntentIdentifier: { INStartCallIntent(contacts: contacts) },
                "INStartAudioCallIntent": { INStartAudioCallIntent(contacts: contacts) },
                "INStartVideoCallIntent": { INStartVideoCallIntent(contacts: contacts) },
            ]
            guard let intent = intents[type]?() else { return nil }
            let activity = NSUserActivity(activityType: type)
            activity.stageInteraction = INInteraction(intent: intent, response: nil)
            return activity
        }
    }
#endif
