const NAME = 'step'

/**
 * The second step of a sign-in stands in the address: a phone that changes to the authenticator app may forget the
 * page, and shows it again as it was. The place to return to stays beside it.
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
