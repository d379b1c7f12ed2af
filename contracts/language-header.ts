/** The header by which a screen says in which language it asks; what is answered in words is in it. */
export const LANGUAGE_HEADER = 'x-language'
