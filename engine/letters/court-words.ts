/**
 * Whether a text speaks of court papers: the words that a person, or a letter that came, uses for being sued about a
 * debt, in English and in Spanish. Example: "I got a summons from county court" does; "They sued my neighbor" does too, and costs a look; "I pay
 * on the 5th" does not.
 */
const COURT_WORDS =
  /\b(court (papers?|date|case|summons|notice)|summons(es)?|subpoena|lawsuits?|law suits?|su(ed|ing) me|(am|are|was|were|being|been|got|get|getting) sued|they sued|served (me|with|papers)|(was|were|been|got) served|process server|default judgments?|civil (warrant|complaint)|judgment against|plaintiff|defendant)\b/i

/** Without accents, as `plain` leaves them. */
const SPANISH_WORDS =
  /\b((papel|papeles|aviso|carta|fecha|cita|citacion|orden|caso) de(l| la)? (corte|juzgado|tribunal)|me demand(an|aron|o)|nos demand(an|aron|o)|(una|la|otra) demanda|demanda (judicial|civil)|citatorio|citacion judicial|emplazamiento|emplazad[oa]|notificacion judicial|sentencia (en mi contra|en rebeldia)|juicio (en|por)|demandad[oa]|demandante)\b/i

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** True where the text names court papers. */
export const namesCourtPapers = (text: string): boolean =>
  COURT_WORDS.test(text) || SPANISH_WORDS.test(plain(text))
