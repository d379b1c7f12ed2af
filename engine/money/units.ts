/**
 * The units of numbers and texts at the border of a call. A plain number or text still fits, since sums of cents are
 * cents; a value of one unit does not fit where another is expected.
 */

declare const kind: unique symbol

/** whole cents */
export type Cents = number & { readonly [kind]?: 'cents' }
/** a rate or a share in parts per million of one */
export type Ppm = number & { readonly [kind]?: 'ppm' }
/** a calendar date 'YYYY-MM-DD': it has no time and no zone */
export type IsoDate = string & { readonly [kind]?: 'date' }
/** a moment in UTC, '2026-11-20T19:05:00.000Z': which day it is depends on where the person is */
export type IsoInstant = string & { readonly [kind]?: 'instant' }
/** a number without a unit, such as dollars in a request */
export type PlainNumber = number & { readonly [kind]?: never }
