/** What time it is, for whoever must not ask the machine: the sandbox and tests move it. */
export type Clock = { now(): Date }
