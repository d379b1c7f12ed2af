/** Where the browser keeps the day a person was last here; signing out takes it away (wipe-device.ts). */
export const LAST_VISIT_KEY = 'jubilee-last-here'
