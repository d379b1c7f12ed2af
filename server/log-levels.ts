/** From which level on events are written. Apart from the log, so that reading the environment loads nothing. */
export const logLevels = ['silent', 'error', 'warn', 'info'] as const

export type LogLevel = (typeof logLevels)[number]
