/**
 * The questions that the built-in coach knows, as rules over the plain form of a question (plain-question.ts).
 * The first rule that fits decides, so what is urgent or narrow stands before what is wide. A question fits a rule
 * when one of its patterns is found.
 */

export type IntentRule = { id: string; when: readonly RegExp[] }

const my = '(?:my|our|i|we|me)'

/** What protects a person: read before everything else. */
const urgent: readonly IntentRule[] = [
  {
    id: 'sued',
    when: [
      /\bsu(?:ed|ing|es)\b|(?<!\bcreditor )(?<!\bcollector )(?<!\bthey )(?<!\bbank )\bsue\b|\b(?:going|want|wants|threaten\w*) to sue\b|\blawsuit|\bsummons|\bcourt (?:papers|date)|\bto court\b|\bjudgm?ent\b|\bserved (?:with )?papers/,
    ],
  },
  {
    id: 'garnishment',
    when: [
      /\bgarnish|\b(?:take|taking|touch|seize|levy|freeze)\b.* (?:wage|pay|paycheck|bank account|social security|benefits)\b/,
    ],
  },
  { id: 'bankruptcy', when: [/\bbankrupt|\bchapter (?:number|thirteen|seven)/] },
  {
    id: 'tax_question',
    when: [/\birs\b|\birsform\b|\btax(?:es|ed|able)?\b(?!.*\b(?:refund|windfall)).*|\bdeduct/],
  },
  {
    id: 'stop_paying',
    when: [
      /\bstop (?:paying|making (?:my |the )?payments)|(?<!\bcan )\bnot pay (?:anymore|any more|at all|ever|them|it|back)|\b(?:never|do not) pay (?:anymore|any more|at all|them|my|it|back|ever)|\bskip (?:all |my |the )*payments|\bjust (?:quit|stop) pay|\bif i never pay/,
    ],
  },
  {
    id: 'identity_theft',
    when: [
      /\bidentity\b|\bstole|\bstolen|\bfraud|\b(?:in|under|using|used) my (?:name|social)|\bnever opened\b|\bdid not open\b|\bhacked\b/,
    ],
  },
  {
    id: 'scams',
    when: [
      /\bscam|\blegit|\brip ?off\b|\bup ?front\b|\bwants? (?:a |money|an? up)?.*\bfee\b.*|\bfee (?:first|before)|\bguarantee[sd]? to (?:fix|raise|erase)/,
    ],
  },
  {
    id: 'settle',
    when: [/\bsettle\b|\bfor less than (?:what )?i owe|\bpennies on the dollar|\bdebt relief/],
  },
]

const collectors: readonly IntentRule[] = [
  {
    id: 'validate_debt',
    when: [
      /\bvalidat|\bprove (?:the |this |it|that |i owe|my )?(?:debt)?|\bproof\b(?=.*(?:debt|collector|owe))|\bcollector\b.*\b(?:not|never) (?:mine|recognize|know|heard)|\b(?:not|do not) recogni[sz]e\b.*\b(?:debt|collector)|\bwithout proof/,
    ],
  },
  {
    id: 'stop_calls',
    when: [
      /\b(?:stop|make|get|tell|keep)\b.*\b(?:collector|creditors?|debt)\b.*\b(?:call|contact|leave|stop|harass|bother|alone)|\bstop\b.*\bcollector\b|\bcease\b|\bleave me alone|\bno more calls/,
    ],
  },
  {
    id: 'old_debt',
    when: [
      /\bstatute|\btoo old\b|\bold debts?\b|\btime[ -]barred|\b(?:number|ten|many) years? old\b|\bdebts? (?:expire|go away|fall off|drop off|disappear)|\bhow long\b(?!.*\b(?:late|inquir|missed)).*\b(?:sue|collect|on my (?:report|credit))|\b(?:debts?|collections?|charge ?offs?) stays? on (?:my |a |the )?report/,
    ],
  },
  {
    id: 'collector_rights',
    when: [/\bcollector\b|\bcall(?:s|ing|ed)? me at (?:work|night)|\bharass|\bthreaten/],
  },
]

const reports: readonly IntentRule[] = [
  {
    id: 'dispute_error',
    when: [
      /\b(?:wrong|incorrect|mistaken|false|inaccurate) (?:late )?(?:payment|account|balance|entry)\b.*\breport/,
    ],
  },
  {
    id: 'late_payment',
    when: [
      /\b(?:going|about) to (?:miss|be late)\b(?!.)|\b(?:late|missed|forgot|(?<!to )miss)\b.*\bpay|\bpay(?:ment|ments|ing)?\b.* late\b|\bnumber days late|\bpast due\b/,
    ],
  },
  {
    id: 'dispute_error',
    when: [
      /\bdisput|\b(?:error|mistake|wrong|incorrect|inaccura\w*|not (?:right|true|mine|accurate))\b.*\b(?:report|credit|bureaus?|score)|\breport\b.*\b(?:error|mistake|wrong|incorrect|not mine|not right)/,
    ],
  },
  { id: 'credit_freeze', when: [/\bfreez|\bfrozen|\bunfreeze|\b(?:un)?lock (?:my )?(?:credit|report)/] },
  {
    id: 'hard_inquiry',
    when: [
      /\binquir|\b(?:hard|soft) (?:pull|check)|\b(?:check|look|checking|looking|apply|applying)\b.*\b(?:lower|hurt|drop|affect|damage|hit)\b.*\b(?:score|credit|it)|\bapply(?:ing)? for (?:a |an )?(?:new )?(?:card|loan)\b.*(?:hurt|score|credit)/,
    ],
  },
  {
    id: 'free_report',
    when: [
      /\breport\b.*\b(?:free|get|see|check|order|where|copy|often|read)|\b(?:free|get|see|check|order|where|copy|read|pull)\b.*\breport\b|\bannualcreditreport|\bcheck my credit (?:for )?free|\bcheck my credit\b/,
    ],
  },
  {
    id: 'close_card',
    when: [
      /\b(?:close|closing|cancel|canceling|cancelling|keep|keeping|shut)\b.*\b(?:cards?|account)\b(?!.*\bsubscription)/,
    ],
  },
  {
    id: 'authorized_user',
    when: [/\bauthori[sz]ed user|\badd (?:my )?(?:child|kid|son|daughter|partner|mom|dad)\b.*card/],
  },
  {
    id: 'secured_card',
    when: [
      /\bsecured\b|\bcredit[ -]builder|\bno credit\b|\bbuild(?:ing)? credit\b.*\b(?:start|scratch|history|first)|\bstart(?:ing)? (?:to )?build(?:ing)? credit|\bwith(?:out)? (?:no |any )?credit(?: history)?\b/,
    ],
  },
]

const hardTimes: readonly IntentRule[] = [
  {
    id: 'feel_hopeless',
    when: [
      /\bhopeless|\basham|\bembarrass|\bstress|\bgive up\b|\bgiving up\b|\bcan ?not (?:sleep|take it|cope|breathe)|\bawake\b|\bfailure\b|\boverwhelm|\bdrowning\b|\bnever (?:get|be|going)\b.*\b(?:debtfree|out|done)|\bscared\b|\bafraid\b|\banxi|\bdepress|\bdesperate|\bcry(?:ing)?\b|\bworr(?:y|ied)\b/,
    ],
  },
  {
    id: 'medical_debt',
    when: [/\bmedical|\bhospital|\bdoctor|\bdental|\bambulance|\bsurgery|\bemergency room/],
  },
  {
    id: 'mortgage_trouble',
    when: [
      /\bforeclos|\bforbear|\b(?:behind|late|miss\w*|cannot|can not|trouble|struggl\w*|lose|losing|losing)\b.*\b(?:mortgage|house|home)\b|\bmortgage\b.*\b(?:behind|trouble|too much)/,
    ],
  },
  { id: 'rent_trouble', when: [/\brent\b|\bevict|\blandlord/] },
  {
    id: 'car_trouble',
    when: [
      /\breposs|\brepo\b|\b(?:took|take|tow\w*|lose|losing)\b.*\b(?:car|truck)\b|\b(?:behind|late|can not (?:afford|pay|make)|miss\w*|trouble)\b.*\bcar\b|\bcar\b.*\bworth\b|\bupside down\b|\bunderwater\b/,
    ],
  },
  {
    id: 'studentloans',
    when: [/\bstudentloan|\bidr\b|\bfafsa|\bpublic service loan|\bpslf|\bloan forgiveness/],
  },
  { id: 'payday_loans', when: [/\bpayday|\btitle loan|\bcash advance|\bpawn/] },
  { id: 'cosign', when: [/\bcosign/] },
  {
    id: 'invest_or_debt',
    when: [
      /\binvest|\bstocks?\b|\bcrypto|\bbitcoin|\bretirement\b|\bmutual fund|\bindex fund|\bgamble|\blottery/,
    ],
  },
]

const offers: readonly IntentRule[] = [
  {
    id: 'deferred_interest',
    when: [
      /\bdeferred\b(?!.*studentloan)|\bno interest if\b|\bsame as cash|\bstore card\b.*\binterest|\bback interest\b|\binterest\b.*\ball at once|\bretroactive/,
    ],
  },
  {
    id: 'promo_end',
    when: [
      /\bpercent rate\b.*\b(?:over|end|ends|expire\w*)\b|\b(?:promo\w*|intro\w*|teaser|zeropercent|(?<!\btransfer )offers?)\b(?!.*\btransfer).*\b(?:end|ends|ending|over|expire\w*|run out|runs out|after)\b|\b(?:end|ends|expire\w*)\b.*\b(?:promo\w*|intro|zeropercent)\b|\bafter (?:the )?(?:promo\w*|intro)/,
    ],
  },
  { id: 'refinance', when: [/\brefinanc|\brefi\b/] },
  {
    id: 'what_is_transfer',
    when: [
      /\btransfer offer\b.*\b(?:end|ends|over)\b|\b(?:what (?:is|are)|how (?:do|does)|explain|mean|work|works)\b.*\btransfer\b(?!.*\b(?:for me|help me|my)\b)|\btransfer fee\b(?!.*worth)/,
    ],
  },
  {
    id: 'transfer_mine',
    when: [/\bpercent card\b|\btransfer\b|\bzeropercent\b|\bmove (?:my|the|this) (?:debt|balance|card)/],
  },
  {
    id: 'what_is_consolidation',
    when: [
      /\b(?:what (?:is|are)|how (?:do|does)|explain|mean|means|works?|risks?|downside|pros and cons)\b.*\bconsolidat/,
    ],
  },
  {
    id: 'consolidate_mine',
    when: [
      /\bconsolidat|\bcombin\w*\b.*\b(?:debts?|loans?|card|payments?|balances?)|\bone (?:big |single )?(?:loan|payment)\b|\broll\b.*\binto one/,
    ],
  },
]

const plan: readonly IntentRule[] = [
  {
    id: 'which_first',
    when: [
      /\bwhere should (?:my|the) extra\b|\bwhich\b.*\bget the extra\b|\bwhere (?:do|does|should)\b.*\bextra (?:money|payment)\b.*\bgo\b/,
    ],
  },
  {
    id: 'compare_orders',
    when: [
      /\b(?:avalanche|snowball)\b.*\b(?:or|vs|versus|over|than|and|better|cheaper|against)\b.*\b(?:avalanche|snowball)\b|\bwhich (?:payoff )?(?:method|strategy)|\bcompare\b.*\b(?:strateg\w*|methods?|orders?|plans?|avalanche|snowball)|\bother (?:order|strategy|method)|\b(?:avalanche|snowball)\b.*\b(?:right|better|best|good|cheaper|save\w*)\b.*|\bbest (?:payoff )?(?:method|strategy)/,
    ],
  },
  { id: 'what_is_avalanche', when: [/\bavalanche\b|\bhighest rate first\b/] },
  { id: 'what_is_snowball', when: [/\bsnowball\b|\b(?:smallest|lowest) (?:debts?|balances?|one) first\b/] },
  {
    id: 'hardship',
    when: [
      /\b(?:no|not enough|without) (?:money|cash)\b|\bgoing to miss\b|\babout to miss\b|\bcan not (?:pay|afford)\b.*\b(?:bills?|card|payments?|debts?|month|loans?|anything)\b/,
    ],
  },
  {
    id: 'windfall',
    when: [
      /\bwindfall\b|\b(?:pay|put|paid|payment of|use|throw)\b.*\b(?:amount|number)\b.*\b(?:at once|all at once|one time|once|right now|today)\b|\b(?:have|got|come into|sold|won|received)\b.*\b(?:cash|money (?:from|to)|extra money|money sitting)\b.*|\b(?:got|have|received|won)\b.*\bmoney\b.*\b(?:what should|should i|where|debt|use)/,
    ],
  },
  {
    id: 'income_effect',
    when: [
      /\b(?:earn|make|bring in|brought in) (?:an? )?(?:extra |another )?amount\b.*\b(?:more|extra|month|week|done|debt)|\b(?:earn|make|made|bring|brought|income|sidejob|overtime|raise)\b.*\b(?:more|extra|another|change|do (?:for|to)|faster|sooner|effect|help|date|when)\b(?=.*(?:amount|number|done|debt|plan|date|faster|sooner|what would|what does))|\bwhat if i (?:earn|make|bring|get)\b|\bif i (?:earn|make|made|earned|bring|brought)\b|\bsidejob\b.*\b(?:debt|plan|date|faster|sooner|do for)|\b(?:faster|sooner)\b.*\bsidejob|\bif i (?:got|get|took|take|had) (?:a |an )?(?:raise|sidejob)/,
    ],
  },
  {
    id: 'target_date',
    when: [
      /\b(?:debtfree|done|finish\w*|free)\b.*\bby (?:number|the end|next|january|february|march|april|may|june|july|august|september|october|november|december|christmas|my)\b/,
    ],
  },
  {
    id: 'extra_payment',
    when: [
      /\bnumber (?:extra|more)\b|\b(?:pay|paid|paying|add|adding|put|putting|throw|extra|more|another|additional|increase)\b.*\b(?:amount|number)\b(?!.*\b(?:years?|in number months|by number)\b).*|\bamount (?:more|extra)\b|\bextra payments?\b|\bmore than (?:the |my )?minimum|\bspeed (?:this|it|things)? ?up\b|\bpay(?:ing)? (?:a (?:little|bit) )?(?:more|extra)\b|\bdo(?:es)? an extra\b/,
    ],
  },
  {
    id: 'target_date',
    when: [
      /\b(?:payment|pay|take|need|have to|must|cost|how much)\b.*\b(?:debtfree|done|finish|free|payoff|over with|out)\b.*\b(?:in|by|within|before|until)\b.*\b(?:number|one|a|year|years|months?|birthday|christmas|summer|retire\w*)|\b(?:want|like|hope) to be (?:done|debtfree|free|finished)\b.*\b(?:in|by|within|before)\b|\b(?:payment|pay|how much)\b.*\b(?:in|within) (?:number|one|a) (?:years?|months?)\b|\bfinish in number\b/,
    ],
  },
  {
    id: 'only_minimums',
    when: [
      /\b(?:only|just|keep|stick|enough|nothing but|long|bad|happens?|cost)\b.*\bminimum|\bminimum\b.*\b(?:only|enough|how long|when|forever|cost)/,
    ],
  },
  { id: 'due_dates', when: [/\bwhen (?:do|must|should|does)\b.*\bpay (?:my|the|it)\b/] },
  {
    id: 'hardship',
    when: [/\b(?:can not|unable to|not able to|not afford|struggl\w*)\b.*\b(?:make|pay|afford|meet)\b/],
  },
  {
    id: 'minimums',
    when: [
      /\bminimum|\b(?:at least|least i (?:must|have|need|can)|required|have to pay)\b.*\b(?:pay|payments?|month|must)?|\bdue\b.*\b(?:in total|altogether|all together)|\btotal\b.*\bdue\b|\bmonthly payments?\b.*\b(?:total|sum|add)/,
    ],
  },
  {
    id: 'due_dates',
    when: [
      /\bdue\b|\bwhen (?:do|must|should) i (?:have to |need to )?pay\b|\b(?:bills?|payments?)\b.*\b(?:coming|next|upcoming|this (?:week|month))|\b(?:upcoming|next) (?:bills?|payments?)|\bnext payment\b/,
    ],
  },
  {
    id: 'which_first',
    when: [
      /\bwhich\b.*\b(?:first|focus|attack|target|start|priority|extra|next)\b|\bwhat (?:order|should i (?:payoff|pay|tackle|attack|focus))\b|\bwhere\b.*\b(?:extra money|should (?:my|the) (?:extra|money)|do i start|start with|begin)\b|\b(?:next|first) target\b|\border\b.*\b(?:pay|payoff|debts?)|\bpay(?:off)? first\b|\bstart with my debts|\bprioriti[sz]e/,
    ],
  },
  {
    id: 'debt_free_date',
    when: [
      /\bdebtfree\b|\bwhen\b.*\b(?:done|finish\w*|over|gone|end|ends|zero|payoff)\b|\bhow (?:long|many (?:months|years))\b.*\b(?:payoff|debts?|done|finish|gone|zero|take|left|free|until)\b|\bpay ?off date|\bfreedom date|\bat this pace/,
    ],
  },
  {
    id: 'negotiate_rate',
    when: [/\bnegotiat|\b(?:lower|reduce|drop|better|cut|cheaper)\b.*\b(?:apr|rates?)\b/],
  },
  {
    id: 'highest_rate',
    when: [
      /\b(?:highest|worst|most expensive|biggest|top|largest)\b.*\b(?:apr|rates?|interest|debt)\b|\b(?:most expensive|charges? me (?:the )?most|costs? me (?:the )?most)\b|\b(?:my|show|list|what are)\b.*\b(?:apr|rates)\b(?!.*(?:mean|lower|reduce|negotiat\w*))/,
    ],
  },
  {
    id: 'smallest_debt',
    when: [
      /\bwhich (?:debt|loan|card|balance|one)\b.*\b(?:smallest|lowest|least)\b|\b(?:smallest|lowest|easiest|closest|soonest|fastest|quickest|least)\b.*\b(?:debt|balance|payoff|paid|finish|one|loan|card|win)\b|\b(?:finish|payoff)\b.*\b(?:fastest|soonest|quickest)|\bquick wins?\b|\bnearly (?:done|paid)|\balmost (?:done|paid)/,
    ],
  },
  {
    id: 'interest_cost',
    when: [
      /\binterest\b.*\b(?:pay|paying|paid|cost|costing|month|total|add|going|goes|this)\b|\b(?:how much|cost|price|goes|pay|paying|total)\b.*\binterest\b|\b(?:cost|costs|price)\b.*\b(?:my |this |these |all )(?:debts?|loans?|card)\b|\b(?:debts?|loans?|card)\b.*\bcost (?:me)?\b.*\b(?:each|every|a|per)? ?month/,
    ],
  },
  {
    id: 'progress',
    when: [
      /\bprogress\b(?!.*\bgoals?)|\bhow far\b(?!.*\bgoals?)|\b(?:how much|what percent|percent|much debt)\b.*\b(?:paid|payoff|gone down|go down|gotten|knocked|reduced|less)\b|\balready paid\b/,
    ],
  },
]

const money: readonly IntentRule[] = [
  {
    id: 'pay_or_save',
    when: [
      /\b(?:save|saving|savings|emergencyfund)\b.*\b(?:or|first|instead|before|versus|vs|rather)\b.*\b(?:debts?|pay|payoff|loans?|card|savings?|first)\b|\b(?:debts?|pay|payoff|loans?|card)\b.*\b(?:or|before|instead|versus|vs)\b.*\b(?:save|saving|savings|emergencyfund)\b|\b(?:use|empty|drain|spend|raid)\b.*\b(?:savings|emergencyfund)\b/,
    ],
  },
  { id: 'emergency_fund', when: [/\bemergencyfund|\bfor emergenc|\bmonths of (?:expenses|bills)/] },
  { id: 'goals_status', when: [/(?<!total of my )(?<!total of all my )(?<!total of our )\bgoals?\b/] },
  {
    id: 'budget_left',
    when: [
      /\b(?:left|remaining|remain|still|room|can i spend)\b.*\b(?:spend|budget|month|for|money|grocery)\b|\b(?:budget|spend|month)\b.*\b(?:left|remaining|remain)\b/,
    ],
  },
  {
    id: 'irregular_income',
    when: [
      /\b(?:irregular|uneven|unsteady|seasonal|different amounts?|freelanc\w*|gig income|commission|on tips|tip income)\b|\bincome\b.*\b(?:chang\w*|var\w*|differ\w*|up and down)\b|\b(?:variable|changing) income\b/,
    ],
  },
  {
    id: 'make_budget',
    when: [
      /\b(?:make|start|create|build|set up|setup|how does|how do|best way|good|write|help)\b.*\bbudget\w*|\bbudgetrule\b|\bzero[ -]based|\benvelope|\bbudgeting\b/,
    ],
  },
  {
    id: 'cut_spending',
    when: [
      /\b(?:spend|spending)\b.*\b(?:less|too much, |stop|reduce|cut|control)\b|\b(?:cut|reduce|lower|trim|save on|cheaper)\b.*\b(?:spend\w*|bills?|expenses?|grocery|costs?|food|utilities)\b|\bi (?:spend|am spending) too much\b(?! .*where)|\bimpulse|\bstop (?:buying|shopping|spending)/,
    ],
  },
  {
    id: 'budget_status',
    when: [
      /\bbudget\b|\boverspen|\b(?:on|off) track\b|\bspending\b|\bspend(?:ing)? too much\b|\bcategory|\bcategories/,
    ],
  },
  {
    id: 'home_afford',
    when: [
      /\b(?:afford|buy|buying|price)\b.*\b(?:house|home|mortgage|condo|property)\b|\b(?:house|home|mortgage)\b.*\b(?:afford|could i|can i|fits?|qualify|get approved)\b|\bmortgage could i/,
    ],
  },
  {
    id: 'wage_of_job',
    when: [
      /\b(?:how much|what)\b.*\b(?:earn|make|makes|paid|pay)\b.*\b(?:as an?|an hour|hourly|per hour|a year)\b|\bhow much (?:do|does|would|could|can|did) (?:an? |the )?(?!i\b|you\b|it\b|my\b)[a-z]+(?: [a-z]+)? (?:earn|make|get paid)\b|\bwhat (?:do|does) (?:an? )?(?!i\b|you\b|it\b|my\b)[a-z]+(?: [a-z]+)? (?:earn|make|get paid)\b|\b(?:pay|wage|hourly wage|hourly rate|hourly pay|rate) (?:of|for) (?:an? )?[a-z]+|\bas an? [a-z]+\b.*\b(?:earn|make)\b/,
    ],
  },
  {
    id: 'extra_money',
    when: [
      /\bsidejob|\bsecond income|\b(?:earn|make|find|get|need)\b.*\b(?:extra|more|fast|cash|money)\b(?!.*\bgrant)|\bincrease my income|\bwork from home|\bmoney from home/,
    ],
  },
  { id: 'savings_have', when: [/\bso far\b.*\bsav|\bsave so far\b|\btotal of (?:all )?my goals/] },
  {
    id: 'start_saving',
    when: [
      /\bsav(?:e|ing)\b(?!.*\b(?:score|so far)\b).*\b(?:how|start|begin|way|cannot|can not|anything|low income|account|with debt|money)\b|\b(?:how|start|begin|best way|cannot|can not|low income)\b.*\bsav(?:e|ing|ings account)\b|\bsavings account/,
    ],
  },
  {
    id: 'savings_have',
    when: [/\bsaved\b|\bsave so far\b|\bsavings\b|\bput (?:away|aside)\b|\btotal of my goals|\bset aside\b/],
  },
]

const credit: readonly IntentRule[] = [
  {
    id: 'utilization_mine',
    when: [
      /\b(?:my|i|me|am i)\b.*\butili[sz]ation(?! (?:affect|matter))\b(?!.*\b(?:mean|affect|work|matter)\b)|\b(?:how much|what percent|too (?:much|high))\b.*\b(?:limits?|of my credit|card usage|of my card)\b|\bunder percent\b|\bcard usage too\b|\b(?:using|use) too much of my (?:credit|card)/,
    ],
  },
  { id: 'what_is_utilization', when: [/\butili[sz]ation|\bcard usage|\bcredit usage/] },
  {
    id: 'score_change',
    when: [
      /\bscore\b.*\b(?:change\w*|drop\w*|go (?:up|down)|went (?:up|down)|gone|move\w*|history|fell|fall|lower than|last month|trend)\b|\b(?:change|drop|go up|go down|went|fall|fell|better|worse|history)\b.*\bscore\b|\bcredit getting\b/,
    ],
  },
  {
    id: 'raise_score',
    when: [
      /\bget\b.*\b(?:score|credit) (?:up|higher|better)\b|\b(?:improve|raise|increase|boost|fix|build|rebuild|repair|better|higher|get (?:my |a )?.*up|fastest|tips)\b.*\b(?:score|credit)\b/,
    ],
  },
  { id: 'credit_score', when: [/^how is my credit\b|\bmy credit (?:good|bad|ok|like)\b/] },
  { id: 'secured_card', when: [/\bget credit\b.*\bno\b/] },
  {
    id: 'how_scores_work',
    when: [
      /\b(?:how (?:do|does|is|are)|what (?:affects|counts|makes|goes|are the)|explain|made of|factors|calculated|what is a|what is considered)\b.*\b(?:score|scores|credit)\b|\bscore\b.*\b(?:made of|factors|calculated|work|works|mean)\b/,
    ],
  },
  {
    id: 'credit_score',
    when: [/\bscore\b|\bhow is my credit\b|\bmy credit (?:good|bad|ok)\b|\bcredit band/],
  },
]

const help: readonly IntentRule[] = [
  {
    id: 'negotiate_rate',
    when: [
      /\bnegotiat|\b(?:lower|reduce|drop|better)\b.*\b(?:apr|rate|rates|interest)\b|\b(?:what|how)\b.*\b(?:say|call|ask|talk)\b.*\b(?:creditors?|bank|lender|card company|issuer|company)\b|\bwaive|\blate fee|\blower my (?:rate|interest)/,
    ],
  },
  {
    id: 'hardship',
    when: [
      /\b(?:can not|unable to|no money to|not able to|going to miss|about to miss|trouble|struggling to|not have (?:the |enough )?(?:money|cash) to)\b.*\b(?:pay|make|afford|payments?|bills?|minimum|card)\b|\blost my job|\blaid off|\bunemploy|\bhours (?:were|got) cut|\bhardship|\bbehind on\b|\bfired\b|\bout of work/,
    ],
  },
  {
    id: 'credit_counseling',
    when: [
      /\bcounsel|\bmanagementplan|\bnonprofit\b.*\b(?:help|debt)|\bwho can help|\bperson to help|\bfree help with/,
    ],
  },
  { id: 'what_is_apr', when: [/\bapr\b/] },
  {
    id: 'how_interest_works',
    when: [
      /\binterest\b|\bbalance\b.*\b(?:barely|hardly|not) (?:go|going|move|moving|drop)|\bdebts?\b.*\b(?:keeps?|still) (?:growing|going up|rising|increasing)|\bcompound/,
    ],
  },
  { id: 'grants', when: [/\bmoney for single parents?|\bgrants?\b/] },
  {
    id: 'family_money',
    when: [
      /\bpartner\b|\bfamily\b|\bmarriage|\bmarried|\bcouples?\b|\bdivorc|\b(?:kids?|children|child|parents?|mother|father|mom|dad)\b/,
    ],
  },
]

const app: readonly IntentRule[] = [
  { id: 'grants', when: [/\bgrants?\b|\bfoundation\b|\bmoney for single parents?/] },
  {
    id: 'plans_price',
    when: [
      /\b(?:pro|premium|subscription|membership|free trial|trial|upgrade|plan cost)\b|\bcancel\b|\bwhat is free\b/,
    ],
  },
  {
    id: 'privacy',
    when: [
      /\b(?:my|the) (?:data|information|info|numbers|privacy)\b.*|\bprivate\b|\bprivacy\b|\bshared? with\b|\bsell my\b/,
    ],
  },
  {
    id: 'accuracy',
    when: [
      /\b(?:how do you know|where do (?:your|these|the)|are (?:your|these|the) (?:numbers|figures)|trust (?:this|you|these)|did you (?:calculate|get)|show me the proof|sure about (?:this|that))\b/,
    ],
  },
  {
    id: 'add_debt_help',
    when: [
      /\b(?:how|where)\b.*\b(?:add|enter|put in|record|link|change|edit|connect|delete|remove|import)\b.*\b(?:debts?|loans?|card|payments?|bank|balance|account|here|spending)\b/,
    ],
  },
  { id: 'about_coach', when: [/\bare you (?:a |an )?(?:real|ai|robot|bot|human|person)/] },
  {
    id: 'talk_to_human',
    when: [
      /\bhuman\b|\breal person\b(?!.*are you)|\bspeak (?:to|with)|\btalk to (?:a |some)|\bphone number|\bcontact support|\bcustomer service|\bwho can i call/,
    ],
  },
  {
    id: 'about_coach',
    when: [
      /\bwho are you|\bwhat are you|\bwhat can (?:you|i ask)|\bhow can you help|\bare you (?:a |an )?(?:real|ai|robot|bot|human|person)|\bwhat do you (?:know|do)\b/,
    ],
  },
  { id: 'greeting', when: [/^good (?:morning|evening|afternoon)\b/] },
  {
    id: 'thanks',
    when: [
      /\bthank|\bthat helped|\bhelpful\b|^(?:ok|okay|great|good|nice|perfect|cool|awesome|got it)(?: |$)(?!.*\bwhat|.*\bhow)/,
    ],
  },
  { id: 'greeting', when: [/^(?:hi|hello|hey|good (?:morning|evening|afternoon)|greetings|howdy|yo)\b/] },
]

/** What is owed: so wide that it comes last. */
const wide: readonly IntentRule[] = [
  {
    id: 'total_debt',
    when: [
      new RegExp(
        `\\b(?:how (?:much|big|deep|large|many)|total|sum|all|add up|show|list|what)\\b.*\\b(?:owe|owed|debts?|balances?|loans?)\\b|\\b${my}\\b.*\\b(?:balances|total debt)\\b`,
      ),
    ],
  },
]

export const intentRules: readonly IntentRule[] = [
  ...urgent,
  ...collectors,
  ...reports,
  ...hardTimes,
  ...offers,
  ...plan,
  ...money,
  ...credit,
  ...help,
  ...app,
  ...wide,
]
