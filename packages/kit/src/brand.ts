declare const brand: unique symbol

/** A number or string that cannot be mistaken for another kind of id. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name }
