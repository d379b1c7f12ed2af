const NAME = 'step'

/**
 * The second step of a sign-in is in the URL: a phone that switches to the authenticator app may drop the page, and
 * reloads it as it was. The path to return to stays in the URL too.
 */
export const secondStep = {
  isUnderWay: (search: URLSearchParams): boolean => search.get(NAME) === 'code',
  begin(search: URLSearchParams): URLSearchParams {
    search.set(NAME, 'code')
    return search
  },
  end(search: URLSearchParams): URLSearchParams {
    search.delete(NAME)
    return search
  },
}
