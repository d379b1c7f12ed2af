import { useRef, useState } from 'react'

type Outcome<Result> = { onDone: (result: Result) => void; onError: (error: unknown) => void }

/** Does one thing after another: while something is under way, what is begun beside it is not done at all. */
export function useOneAtATime() {
  const [isBusy, setBusy] = useState(false)
  // A second press comes before React has drawn the first.
  const isUnderWay = useRef(false)

  function setUnderWay(is: boolean): void {
    isUnderWay.current = is
    setBusy(is)
  }

  /** `onError` is told what `act` throws, and not what `onDone` throws: the thing itself is done then. */
  async function run<Result>(
    act: () => Promise<Result>,
    { onDone, onError }: Outcome<Result>,
  ): Promise<void> {
    if (isUnderWay.current) return
    setUnderWay(true)
    let result: Result
    try {
      result = await act()
    } catch (error) {
      setUnderWay(false)
      return onError(error)
    }
    setUnderWay(false)
    onDone(result)
  }

  return { isBusy, run }
}
