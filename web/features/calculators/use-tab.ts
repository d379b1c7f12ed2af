import { useSearchParam } from '#web/ui/use-search-param.ts'

/** A tab kept in the URL, so that a reload and a link keep it; the first of `values` unless named. */
export function useTab<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const [params, set] = useSearchParam()
  const value = values.find((one) => one === params.get(name)) ?? values[0]
  return [value, (chosen: Value) => set(name, chosen)] as const
}
