/** In a module of its own, since it comes with the frame and not with the screen. */
export const loadingCredit = 'Loading your credit data'
