/**
 * A question in the form that the model of topics reads: small letters without accents, contractions written out, the
 * many names of one thing as one word, amounts as 'amount', percentages as 'percent', other numbers as 'number'.
 * Example: "What's the APR on my Visa?" is "what is the apr on my card".
 */

type Rewriting = readonly [RegExp, string]

const CONTRACTIONS: readonly Rewriting[] = [
  [/\bcan'?t\b|\bcannot\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|would|should|could|have|has)n'?t\b/g, '$1 not'],
  [/\b(what|who|how|where|when|that|it|there|here)'?s\b/g, '$1 is'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/\b(i|you|we|they|he|she|it)'d\b/g, '$1 would'],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\bgotta\b/g, 'have to'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bcuz\b|\bbc\b/g, 'because'],
  [/\bpls\b|\bplz\b/g, 'please'],
  [/\bcc\b/g, 'credit card'],
]

const NUMBERS: readonly Rewriting[] = [
  [
    /\$ ?\d[\d,.]*k?|\b\d[\d,.]*k? ?(?:dollars|bucks|usd)\b|\b(?:a )?(?:hundred|thousand|grand)(?: \w+)? (?:dollars|bucks)\b/g,
    ' amount ',
  ],
  [/\b\d[\d,.]* ?(?:%|percent|per cent)/g, ' percent '],
  [
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|thirty-six)\b/g,
    ' number ',
  ],
  [/\b401 ?\(?k\)?s?\b|\bira\b|\broth\b|\bretirement (?:account|savings|plan|money|fund)\b/g, ' retirement '],
  [/\b1099-?c\b/g, ' irsform '],
  [/\b50 ?\/ ?30 ?\/ ?20\b|\b50-30-20\b/g, ' budgetrule '],
  [/\b0 ?(?:%|percent)|\bzero[ -]?(?:%|percent|interest)\b/g, ' zeropercent '],
  [/\b\d[\d,.]*\b/g, ' number '],
]

const EXPRESSIONS: readonly Rewriting[] = [
  [
    /\bdebt[ -]?free\b|\b(?:free|clear) (?:of|from) (?:my |all |the |this )?debts?\b|\bout (?:of|from under) (?:my |all |the |this )*debts?\b|\bowe nothing\b/g,
    ' debtfree ',
  ],
  [
    /\bpa(?:y|id|ying|ys)(?: (?:it|them|this|that|everything|all|my|the|down|these|debts?|loans?|cards?|balances?|credit)){0,4} (?:off|down)\b|\bpay[ -]?off\b|\bget(?:ting)? rid of\b|\bgot(?:ten)? rid of\b|\bwipe out\b|\bknock out\b|\beliminate\b/g,
    ' payoff ',
  ],
  [/\bcredit cards?\b|\bvisa\b|\bmaster ?card\b|\bdiscover card\b|\bamex\b|\bplastic\b|\bcards\b/g, ' card '],
  [
    /\bdebt collect(?:ors?|ion)\b|\bcollection (?:agency|agencies|company|companies|calls?)\b|\bbill collectors?\b|\bcollectors\b|\bcollections\b/g,
    ' collector ',
  ],
  [/\b(?:student|college|school|education) (?:loans?|debts?)\b/g, ' studentloan '],
  [/\b(?:car|auto|vehicle|truck) (?:loans?|payments?|note)\b/g, ' car loan '],
  [/\bcredit (?:scores?|rating|number)\b|\bfico(?: score)?\b|\bvantage ?score\b/g, ' score '],
  [/\bcredit (?:reports?|files?)\b/g, ' report '],
  [
    /\bbalance[ -]transfers?\b|\b(?:transfer|move)(?:ing)? (?:a |my |the |some )?(?:card )?balances?\b/g,
    ' transfer ',
  ],
  [/\bminimum (?:payments?|due|amounts?)\b|\bminimums\b|\bmin payments?\b|\bthe min\b/g, ' minimum '],
  [/\binterest rates?\b|\baprs?\b|\bannual percentage rates?\b/g, ' apr '],
  [
    /\bside (?:hustles?|jobs?|gigs?|income|work)\b|\b(?:second|extra|another|part[ -]time|weekend) (?:jobs?|income|work|gig)\b/g,
    ' sidejob ',
  ],
  [/\bemergency (?:funds?|savings?|money)\b|\brainy[ -]day (?:fund|money|savings?)\b/g, ' emergencyfund '],
  [
    /\btax refunds?\b|\brefunds?\b|\bbonus(?:es)?\b|\binherit(?:ed|ance)?\b|\bwindfall\b|\bstimulus\b|\blump[ -]sums?\b|\bone[ -]time payments?\b|\bsettlement money\b/g,
    ' windfall ',
  ],
  [/\bco-?sign(?:ed|ing|er|ers)?\b/g, ' cosign '],
  [/\bpay ?checks?\b|\bwages?\b|\bsalary\b/g, ' wage '],
  [/\binternal revenue service\b|\bi\.?r\.?s\.?\b/g, ' irs '],
  [/\b(?:husband|wife|spouse|boyfriend|girlfriend|fiancee?)\b/g, ' partner '],
  [/\bgroceries\b/g, ' grocery '],
  [/\bdebt management (?:plans?|program)\b|\bdmp\b/g, ' managementplan '],
  [/\bincome[ -]driven(?: repayment)?(?: plan)?\b|\bidr\b|\bibr\b/g, ' idr '],
  [/\bdebt (?:settlement|relief|forgiveness)\b|\bsettle\b|\bsettl(?:ed|ing)\b/g, ' settle '],
]

function rewrite(text: string, rules: readonly Rewriting[]): string {
  return rules.reduce((result, [pattern, words]) => result.replaceAll(pattern, words), text)
}

/** The question as the model reads it. */
export function plainQuestion(question: string): string {
  const text = question
    .normalize('NFKC')
    .replaceAll(/[’`´‘]/g, "'")
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
  return rewrite(rewrite(rewrite(text, CONTRACTIONS), NUMBERS), EXPRESSIONS)
    .replaceAll(/[^a-z0-9' ]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
