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

/** What only a quote of the library, or a word on whom to ask, may speak of. */
const ADVISED =
  /\b(?:bankruptcy|bankrupt|courts?|judges?|su(?:e|es|ed|ing)|lawsuits?|summons|collectors?|collections|garnish\w*|statutes?|taxe?s?|taxable|irs|deduct\w*|legal(?:ly)?|laws?|lawyers?|attorneys?|medical (?:bills?|debts?)|forgiv\w*|retirement|invest\w*|stocks?|shares|gold|crypto\w*|real estate|rent out)\b/
const REFERRAL =
  /\b(?:ask|talk (?:to|with)|speak (?:to|with)|call|see|contact|reach|questions? (?:for|to)) (?:\w+ ){0,4}(?:lawyers?|attorneys?|counsel\w*|advis[eo]rs?|legal aid|tax (?:preparer|professional|adviser|office)|accountants?)\b|\b(?:lawyers?|attorneys?|counselors?|advis[eo]rs?|accountants?|legal aid)(?: \w+){0,2} (?:can|could|may|might) (?:help|tell|advise|answer|look)\b/

/** Whether a sentence, in small letters, speaks of law, taxes or investing without sending the person to who may. */
export function isUnreferred(small: string): boolean {
  return ADVISED.test(small) && !REFERRAL.test(small)
}

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
      // What has not happened yet could or would; nobody here knows that it will.
      /\bwill\b|\b\w+'ll\b|\bshall\b|\bgoing to\b|\bgonna\b/,
      /\b(?:vow|pledge|oath|assure|assures|sure to|done deal|nothing stops|never goes|word for it|honest to god|entitled|owes? you|make it|is yours|everybody makes)\b/,
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
      /\b(?:assured|always works?|works for everyone|nothing to lose|see results|say yes|has no choice|for everyone|(?:can ?not|can't|may not) refuse|all (?:of )?our users|everybody succeeds|most people are|studies show|(?:majority|most) succeed|go wrong|better from here|without question|worked for (?:all|everyone)|nobody has to|can ?not (?:hurt|harm)|can't (?:hurt|harm)|future is)\b/,
      /\b(?:interest|payments?|debts?|bills?|marks?|fees?)\b.{0,15}\b(?:stops?|vanish\w*|disappear\w*|do(?:es)? not count|don't count|are gone|is gone|drops? to)\b/,
      /\b(?:you|they|we) (?:have|has|had)? ?(?:qualify|are (?:approved|accepted|forgiven|eligible)|owe (?:nothing|zero))\b|\b(?:debts?|balances?|loans?|payments?) (?:is|are|was|were|has been|have been) (?:now )?(?:forgiven|cancel\w*|erased|gone|paused|cleared|zero|waived)\b/,
      /\bi (?:have|had|just|will|can|already)? ?(?:\w+ )?(?:paid|lowered|deleted|removed|cancel\w*|moved|sent|called|changed|transferred|settled|fixed|closed|opened|filed) (?:your|the|it|them|a|all)\b/,
      /\bscores?\b.{0,20}\b(?:could|can|may|might|should|to|would)\b ?(?:\w+ )?(?:rise|climb|jump|go up|grow|reach|improve|soar|thank|increase)\b|\b(?:rais|boost|improv|increas|lift|fix|repair)\w* (?:your|the|a|my) (?:credit )?scores?\b/,
      /\b(?:debt[- ]?free|out of debt|done|free|finished|paid off|owe nothing)\b.{0,30}\b(?:next|this coming|a (?:few|couple|handful|matter|score)|several|few|umpteen|some|no time|time|quick\w*|shortly|days?|weeks?)\b|\b(?:within|in|after) (?:a )?(?:few|several|some|matter of|handful of|couple of|umpteen|score of)\b|\bmatter of (?:days|weeks|months|years)\b|\b(?:umpteen|a score of|tens of|hundreds of|thousands of|a fortune|a ton of|a lot of money)\b/,
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
      /\b(?:cfpb|ftc|irs|federal reserve|congress|government|experian|equifax|transunion)\b.{0,25}\b(?:recommend|approv|endors|back|support|fix|certif|trust)\w*\b/,
      /\b(?:buy|upgrade|subscribe|purchase|premium|pro plan)\b|\b(?:is|are) (?:a )?(?:great|the best|trusted|reliable|excellent) (?:company|app|lender|bank|firm|site|service|product)\b/,
      /\bpayday (?:loan|lender|advance)s?\b.{0,20}\b(?:help|good|option|fine|work|fast|quick)|\b(?:take (?:out|on|up)|get|apply for|open) (?:a |an |another |the |one )?(?:new |personal |payday |second )?(?:loan|card|line of credit|account|mortgage)\b/,
      /\bapps?\b/,
      /\b(?:promo|coupon|referral|discount) code\b|\buse (?:the )?code\b|\bsponsor|\baffiliate|\bsign up (?:now|today|here|with|at)\b|\bclick here\b/,
    ],
  },
  {
    rule: 'advice',
    when: [
      /\b(?:you|i'd|i would|i|we|it is|best to)\b.{0,30}\b(?:should|must|need to|have to|ought to|advise|advice|recommend|best|can simply|can just)\b.{0,30}\b(?:sue|file (?:for )?(?:bankruptcy|chapter|a lawsuit)|bankruptcy|invest|buy (?:stocks?|shares|crypto|bonds|gold|options|an? index)|sell your|deduct|write (?:it |this |that )?off on|hide|transfer (?:your )?(?:assets|house|car)|quit paying|ignore (?:the |any |your )?(?:letter|summons|court|collector|lawsuit|bill)|stop (?:paying|making|all)|skip (?:the |your |a |this )?(?:payment|month|bill)|not pay|divorce|marry)/,
      /\b(?:stop|quit) (?:paying|making (?:your |the |any )?payments)\b|\b(?:do not|don't|never|no need to) pay (?:your|the|them|it|any|back)\b|\bjust (?:stop|skip|ignore)\b/,
      /\b(?:invest|put) (?:it |your money |the money |this |everything |all )?(?:in|into) (?:the )?(?:stocks?|shares|crypto|gold|bonds|index|funds?|real estate|market|options)\b|\bstock tips?\b/,
      /\b(?:offshore|sell your|pawn|burn|quit your job|skip(?:ping)? (?:a |your )?meals?|medicines?|medications?|leave your (?:partner|husband|wife)|(?:partner|husband|wife|mother|father|parents?) (?:is|are) the|money of the child\w*|(?:mother|father|parents?|friends?|family|sister|brother) for (?:a loan|money)|fat|plasma|use your retirement|cash out|borrow (?:from|against) your (?:home|house|retirement)|close all|stop (?:answering|talking|opening|calling)|never (?:speak|talk|answer|call|open|tell)|do(?: not|n't) (?:tell|answer|open|call|speak|talk)|may skip|skip one|a secret|casino|lottery|gambl\w*|bet|on red|refunds?|arrest\w*|jail|prison|lose your (?:home|house|car|job)|walk away)\b/,
      /\bas your (?:lawyer|attorney|accountant|advis[eo]r|broker|counsel)\b|\b(?:this is|here is|my) (?:legal|tax|investment) advice\b|\blegally (?:you|they|speaking)\b|\byou (?:can|could|may) (?:legally|sue)\b|\bit is (?:legal|illegal)\b|\byour case is\b|\byou(?:'d| would| will) win\b|\bthe court (?:will|would)\b|\byou (?:can|could|may) deduct\b|\b(?:is|are) (?:fully )?(?:tax[- ])?deductible\b|\bhide (?:your|the) (?:money|income|assets|car)\b|\b(?:lie|lying) (?:on|to|about)\b|\bfile (?:for )?(?:chapter|bankruptcy)\b/,
    ],
  },
  {
    rule: 'link',
    when: [
      /!\[|\]\(|\]\[|<[a-z/!]|&(?:#\d+|#x[\da-f]+|lt|gt);|\b(?:https?|ftp|file|javascript|data|mailto|tel|vbscript):|\bhxxp|\/\/[a-z]|\bwww\b|\\\//,
      /\b[a-z0-9-]+(?:\.| ?\(?\[?dot\]?\)? ?)(?:com|net|org|io|gov|edu|co|app|xyz|info|biz|ru|cn|tk|ai|me|us|uk|ly|dev|test|example)\b/,
      /\b[\w.+-]+@[\w-]+|\b(?:dot|point) (?:com|net|org|io|gov)\b|\b(?:site|website|page|app|company|firm|lender|service) (?:called|named)\b|\b(?:e-?mail|text|call|message) me\b/,
      /\b(?:give|tell|send|what is|type|enter|share|show)\b.{0,20}\b(?:card number|account number|social security|password|log ?in|pin|security code|bank details)\b/,
    ],
  },
  {
    rule: 'instructions',
    when: [
      /\b(?:list ?debts|compare ?plans|payoff ?plan\(|target ?date\(|budget ?status|income ?calculator\(|wage ?for\(|search ?library)\b/,
      /\bsystem prompt\b|\bmy (?:instructions|prompt|rules|guidelines|programming)\b|\b(?:hidden|secret|initial|original) (?:instructions|prompt|rules)\b|\binstructions (?:say|are|were|read)\b|\bi (?:was|am|have been) (?:told|instructed|asked|programmed) to\b|\b(?:language model|chatgpt|openai|anthropic|claude|gemini|llama|my name is)\b|\bapi key\b|\bjson\b|\btool (?:call|result|output)s?\b|\bdeveloper mode\b|\bjailbr/,
      /\{|\}|\[(?:name|number|e-mail)\]|\bfact:|\bquote:|\brole:|"role"|\bassistant:|\bsystem:|\buser:/,
    ],
  },
  {
    rule: 'pressure',
    when: [
      /\bact (?:now|fast|today|immediately)\b|\bhurry\b|\blast chance\b|\b(?:today|now) only\b|\bbefore it is too late\b|\btime is running out\b|\blimited time\b|\bdon't wait\b/,
      /\b(?:stupid|idiot|lazy|pathetic|loser|shame on you|your own fault|irresponsible|moron|dumb|ashamed of yourself|disgrace|failed|failure|never learn|hates? you|people like you|hopeless|worthless)\b/,
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
