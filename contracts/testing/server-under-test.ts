/** A server that implements the contracts, as tests ask it: the app over HTTP, or the one in the browser. */

export type TestAnswer = { status: number; body: unknown }

/** A person with nothing stored yet. */
export type Person = {
  request: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
  ) => Promise<TestAnswer>
  /** a POST that is stored once under this key */
  requestOnce: (key: string, url: string, body?: unknown) => Promise<TestAnswer>
}

export type ServerUnderTest = { newPerson: () => Promise<Person>; setNow: (now: Date) => void }

/** The body of an answer with this status. Throws on another status. */
export function bodyOf<T>(answer: TestAnswer, status: number): T {
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`)
  // The answer went through its contract on the way out; the tests check the rest.
  return answer.body as T
}

/** The fields a 422 names, with the sentence of each. */
export function fieldsOf(answer: TestAnswer): Record<string, string> {
  const { fields } = bodyOf<{ fields: { field: string; message: string }[] }>(answer, 422)
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]))
}
