/** The rules that an answer keeps, as patterns over its text in small letters. */

export type BrokenRule =
  | 'promise'
  | 'endorsement'
  | 'advice'
  | 'link'
  | 'instructions'
  | 'pressure'
  | 'harm'
  | 'writing'

type Rule = { rule: BrokenRule; when: readonly RegExp[]; squeezed?: RegExp }

/** Companies and products that people ask about; any other capital name is refused as a stranger. */
const COMPANIES =
  /\b(?:sofi|lending ?club|lending ?tree|upstart|chase|citi(?:bank)?|capital one|amex|american express|wells fargo|bank of america|discover it|navy federal|national debt relief|freedom debt|lexington law|credit karma|experian boost|rocket (?:loans?|mortgage|money)|nerd ?wallet|ynab|mint app|earnin|robinhood|coinbase|bitcoin|ethereum|dogecoin|crypto(?:currency)?|affirm|klarna|paypal|venmo|cash app|marcus|goldman|lightstream|prosper|avant|one ?main|best egg|payoff\.com|turbo ?tax|h&r block|dave ramsey|ramsey|acorns|chime|vanguard|fidelity|schwab|fiverr|upwork|door ?dash|uber|lyft|instacart|rent ?tracker|greensky|kikoff|self lender|tally)\b/

const SCORE = '(?:credit )?(?:scores?|rating|credit|report|rates?|apr|chances|debts?|interest|balances?)'

export const rules: readonly Rule[] = [
  {
    rule: 'promise',
    squeezed: /guarant[ei]|garant[ei]e|guarent|iswear|moneyback/,
    when: [
      /\bg[ua]{1,3}r{1,2}[ae]n+t/,
      /\bpromis(?:e|es|ed|ing)\b/,
      /\b(?:you|we|they|i)(?:'ll| will| shall| (?:are|am|is) (?:going to|sure to|certain to|bound to|set to))\b.{0,40}\b(?:debt[- ]?free|free (?:of|from) (?:all )?debts?|out of debt|owe nothing|saved?|approved|qualify|forgiven|erased|cleared|wiped|win|succeed|rich|paid off|done|fine)\b/,
      /\byou (?:are|become|get) (?:debt[- ]?free|out of debt|free of (?:all )?debts?)\b/,
      new RegExp(
        `\\b(?:will|'ll|going to|sure to|certain to|bound to|always|definitely|certainly)\\b.{0,30}\\b(?:rais|boost|improv|lift|increas|fix|repair|eras|remov|lower|drop|cut|wip|rise|jump|climb|grow|disappear|vanish|clear|skyrocket|soar)\\w*\\b.{0,25}\\b${SCORE}\\b`,
      ),
      new RegExp(
        `\\b(?:your|the) ${SCORE}(?:'ll| will| shall| is (?:going|sure|certain|bound) to| are (?:going|sure|certain|bound) to)\\b`,
      ),
      /\b(?:rais|boost|improv|increas|lift)(?:e?s?|ing|ed) (?:your|the|a) (?:credit )?score\b/,
      /\b(?:risk[- ]?free|no risk|zero risk|without (?:any |a )?(?:risk|doubt)|no doubt|for sure|for certain|beyond doubt|you have my word|my word|trust me|count on (?:it|me|this)|rest assured|inevitabl\w*|(?:can ?not|can't|never|won't|will not) fail|never fails|foolproof|surefire|sure thing|money back|it is certain|it is settled|bet on it|take it to the bank|mark my words|swear)\b/,
      /\b(?:definitely|certainly|undoubtedly|assuredly|surely|absolutely) (?:be|get|will|save|qualify|win|works?)\b/,
      /\bdebt[- ]?free\b.{0,40}\b(?:soon|by (?:next|this|the)|next|this (?:year|month|week|summer|spring|fall|winter)|tomorrow|overnight|no time|in a flash|christmas|birthday|easter|thanksgiving|before you know it)\b|\b(?:soon|overnight|tomorrow|next (?:year|summer|spring|fall|winter|christmas|birthday)|in no time|before you know it)\b.{0,40}\b(?:debt[- ]?free|out of debt|owe nothing|done)\b/,
      /\b(?:as|same|just as) (?:fast|soon|quick\w*|long) as your (?:friend|sister|brother|neighbor|cousin|coworker)\b|\bjust like your (?:friend|sister|brother|neighbor|cousin|coworker)\b|\bso (?:are|will|can) you\b/,
      /\b(?:lender|creditor|collector|bank|judge|court|they|irs)s?(?:'ll| will| must| has to| have to) (?:\w+ )?(?:forgive|erase|approve|accept|agree|lower|drop|cancel|waive|settle)\b/,
    ],
  },
  {
    rule: 'endorsement',
    when: [
      COMPANIES,
      /\b(?:i|we|jubilee) (?:strongly |highly |warmly )?(?:recommends?|endorses?|suggests? signing)\b/,
      /\b(?:highly|strongly) recommend/,
      /\b(?:best|top|leading|number one|no\. ?1) (?:card|lender|app|company|bank|loan|product|service|program|provider|consolidat\w+)\b/,
      /\b(?:promo|coupon|referral|discount) code\b|\buse (?:the )?code\b|\bsponsor|\baffiliate|\bsign up (?:now|today|here|with|at)\b|\bclick here\b/,
    ],
  },
  {
    rule: 'advice',
    when: [
      /\b(?:you|i'd|i would|i|we|it is|best to)\b.{0,30}\b(?:should|must|need to|have to|ought to|advise|advice|recommend|best|can simply|can just)\b.{0,30}\b(?:sue|file (?:for )?(?:bankruptcy|chapter|a lawsuit)|bankruptcy|invest|buy (?:stocks?|shares|crypto|bonds|gold|options|an? index)|sell your|deduct|write (?:it |this |that )?off on|hide|transfer (?:your )?(?:assets|house|car)|quit paying|ignore (?:the |any |your )?(?:letter|summons|court|collector|lawsuit|bill)|stop (?:paying|making|all)|skip (?:the |your |a |this )?(?:payment|month|bill)|not pay|divorce|marry)/,
      /\b(?:stop|quit) (?:paying|making (?:your |the |any )?payments)\b|\b(?:do not|don't|never|no need to) pay (?:your|the|them|it|any|back)\b|\bjust (?:stop|skip|ignore)\b/,
      /\b(?:invest|put) (?:it |your money |the money |this |everything |all )?(?:in|into) (?:the )?(?:stocks?|shares|crypto|gold|bonds|index|funds?|real estate|market|options)\b|\bstock tips?\b/,
      /\bas your (?:lawyer|attorney|accountant|advis[eo]r|broker|counsel)\b|\b(?:this is|here is|my) (?:legal|tax|investment) advice\b|\blegally (?:you|they|speaking)\b|\byou (?:can|could|may) (?:legally|sue)\b|\bit is (?:legal|illegal)\b|\byour case is\b|\byou(?:'d| would| will) win\b|\bthe court (?:will|would)\b|\byou (?:can|could|may) deduct\b|\b(?:is|are) (?:fully )?(?:tax[- ])?deductible\b|\bhide (?:your|the) (?:money|income|assets|car)\b|\b(?:lie|lying) (?:on|to|about)\b|\bfile (?:for )?(?:chapter|bankruptcy)\b/,
    ],
  },
  {
    rule: 'link',
    when: [
      /!\[|\]\(|\]\[|<[a-z/!]|&(?:#\d+|#x[\da-f]+|lt|gt);|\b(?:https?|ftp|file|javascript|data|mailto|tel|vbscript):|\bhxxp|\/\/[a-z]|\bwww\b|\\\//,
      /\b[a-z0-9-]+(?:\.| ?\(?\[?dot\]?\)? ?)(?:com|net|org|io|gov|edu|co|app|xyz|info|biz|ru|cn|tk|ai|me|us|uk|ly|dev|test|example)\b/,
      /\b[\w.+-]+@[\w-]+/,
    ],
  },
  {
    rule: 'instructions',
    when: [
      /\b(?:list ?debts|compare ?plans|payoff ?plan\(|target ?date\(|budget ?status|income ?calculator\(|wage ?for\(|search ?library)\b/,
      /\bsystem prompt\b|\bmy (?:instructions|prompt|rules|guidelines|programming)\b|\b(?:hidden|secret|initial|original) (?:instructions|prompt|rules)\b|\binstructions (?:say|are|were|read)\b|\bi (?:was|am|have been) (?:told|instructed|asked|programmed) to\b|\bapi key\b|\bjson\b|\btool (?:call|result|output)s?\b|\bdeveloper mode\b|\bjailbr/,
      /\{|\}|\[(?:name|number|e-mail)\]|\bfact:|\bquote:|\brole:|"role"|\bassistant:|\bsystem:|\buser:/,
    ],
  },
  {
    rule: 'pressure',
    when: [
      /\bact (?:now|fast|today|immediately)\b|\bhurry\b|\blast chance\b|\b(?:today|now) only\b|\bbefore it is too late\b|\btime is running out\b|\blimited time\b|\bdon't wait\b/,
      /\b(?:stupid|idiot|lazy|pathetic|loser|shame on you|your own fault|irresponsible|moron|dumb|ashamed of yourself|disgrace)\b/,
    ],
  },
  {
    rule: 'harm',
    when: [
      /\bkill (?:your ?self|you)\b|\bend (?:it all|your life)\b|\bbetter off dead\b|\bsuicid|\bhurt yourself\b|\bself[- ]?harm\b|\bgive up on life\b/,
    ],
  },
  {
    rule: 'writing',
    when: [
      // Letters one by one, and code for letters.
      /(?:\b[a-z]\b[\s.\-*_/|,]{1,3}){4,}/,
      /[.\-·•]{4,}|[.\-·•]{2,}(?:[ /]+[.\-·•]{2,})+|(?<![.\-\w])[.\-·•]{1,5}(?:[ /]+[.\-·•]{1,5}){2,}(?![.\-\w])/,
      /\b(?=[a-z]*\d|[a-z+/]*[+/=])[a-z\d+/]{14,}={0,2}|\b[a-z]{26,}\b|[a-z\d+/]{8,}={1,2}(?:\s|$)/,
      /\|{2,}|\b[i1l|]{3,}\b|\\u[\da-f]{2,4}|%[\da-f]{2}(?:%[\da-f]{2})+/,
    ],
  },
]
