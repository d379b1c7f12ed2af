/** Watches the frames of the page it runs in. */

/** The longest time between two frames until it is stopped, in milliseconds. */
export function watchFrames(): () => number {
  let longest = 0
  let before = performance.now()
  let isOn = true
  const look = (now: number) => {
    longest = Math.max(longest, now - before)
    before = now
    if (isOn) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  return () => {
    isOn = false
    return longest
  }
}
