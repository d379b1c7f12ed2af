/**
 * A removed debt can be brought back for thirty days, as it was. After that it is deleted for good (reading 30).
 * Example: removed on November 24, 2026 at noon, it can be brought back until December 24 at noon.
 */
export const BRING_BACK_MS = 30 * 86_400_000
