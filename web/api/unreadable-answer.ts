/** An answer of success that is not what it should be. `requestId` finds it in the server's log. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
  readonly requestId: string | null

  constructor(response: Response, options: ErrorOptions) {
    super('an answer cannot be read', options)
    this.requestId = response.headers.get('x-request-id')
  }
}
