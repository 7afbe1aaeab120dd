// Empty: the Swift overlay declares what apps use.
