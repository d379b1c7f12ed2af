/** The product's time, which the sandbox and tests can move. */
export type Clock = { now(): Date }
