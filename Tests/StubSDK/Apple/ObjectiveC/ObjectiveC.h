// Hand-written: only what the Swift compiler itself needs to treat the target as having Objective-C.
typedef struct objc_selector *SEL;
typedef signed char BOOL;
typedef unsigned long NSUInteger;
typedef long NSInteger;
@class NSString;
@protocol NSObject
- (BOOL)isEqual:(id _Nullable)object;
@property (readonly) NSUInteger hash;
@property (readonly, copy, nonnull) NSString *description;
- (BOOL)respondsToSelector:(SEL _Null_unspecified)selector;
- (BOOL)isKindOfClass:(Class _Nonnull)type;
@end
__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (nonnull instancetype)init;
- (void)addObserver:(NSObject * _Nonnull)observer forKeyPath:(NSString * _Nonnull)path;
- (nullable id)valueForKey:(NSString * _Nonnull)key;
- (void)setValue:(nullable id)value forKey:(NSString * _Nonnull)key;
@end
// Bridged, so that "description" is a String and can be overridden.
__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject
- (nonnull instancetype)initWithString:(nonnull NSString *)string;
@property (readonly) NSUInteger length;
@property (readonly, copy, nonnull) NSString *lastPathComponent;
- (nonnull NSString *)stringByAppendingPathComponent:(nonnull NSString *)component;
@end
