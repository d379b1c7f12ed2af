import { useSearchParams } from 'react-router'

/** A tab kept in the URL, so that a reload and a link keep it; the first of `values` unless named. */
export function useTab<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const [params, setParams] = useSearchParams()
  const value = values.find((one) => one === params.get(name)) ?? values[0]
  function choose(chosen: Value) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.set(name, chosen)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [value, choose] as const
}
