/** An answer of success that does not fit its description. `requestId` finds it in the server's log. */
export class UnreadableAnswer extends TypeError {
  override readonly name = 'UnreadableAnswer'
  readonly requestId: string | null

  constructor(response: Response, cause: unknown) {
    // What JSON.parse says quotes the answer.
    const isDescribed = cause instanceof TypeError
    super(isDescribed ? cause.message : 'The answer is not JSON', { cause })
    this.requestId = response.headers.get('x-request-id')
  }
}
