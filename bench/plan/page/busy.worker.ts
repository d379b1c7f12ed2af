/** Keeps a core busy for as many milliseconds as it is told, and does nothing else: what any worker does to a page's frames. */
self.addEventListener('message', ({ data }: MessageEvent<number>) => {
  const end = performance.now() + data
  let turns = 0
  while (performance.now() < end) turns += 1
  self.postMessage(turns, { transfer: [] })
})
