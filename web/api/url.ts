type Values = Record<string, unknown> | undefined

/** The path of a call with its parameters filled in, each percent-encoded. Throws when one is missing. */
export function pathOf(path: string, params?: Values): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params?.[name]
    if (value === undefined || value === null || value === '')
      throw new Error(`no value for ${name} in ${path}`)
    return encodeURIComponent(String(value))
  })
}

/** "?a=1&b=2" of the values that are there, or nothing. */
export function queryText(query?: Values): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text ? `?${text}` : ''
}
