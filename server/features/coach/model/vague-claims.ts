/**
 * Claims of size, time or odds that hold no number: 'this summer', 'a handful of months', 'your score is excellent'.
 * The proof of numbers cannot see them, so a sentence without a fact may not make them.
 */

const CLAIMS: readonly RegExp[] = [
  // When: other than the month at hand ('this month', 'each month').
  /(?<!\b(?:each|every|per) )\b(?:years?|seasons?|decades?|terms?)\b(?! (?:fee|after year))/,
  /\b(?:handful|couple|few|number|matter|bit|several|some|many) (?:of )?(?:more |short |extra )?(?:months|weeks|days|payments|paychecks)\b/,
  /\b(?:by|before|until|in|this|next|around|after) (?:the )?(?:time|summer|winter|spring|fall|autumn|easter|christmas|thanksgiving|halloween|holidays?|election|birthday|new year|end of)\b/,
  /\b(?:not (?:take|be) (?:very |too )?long|(?:a )?short time|short while|a long time|half the time|in no time|around the corner|is near|almost there|nearly there)\b/,
  // How much of one's own.
  /\byour (?:\w+ ){0,2}(?:scores?|rates?|aprs?|balances?|total|income|debts?|interest|payoff|savings)\b.{0,12}\b(?:is|are|was|were|stands?|sits?|comes?|looks?)\b/,
  /\b(?:the |a )?(?:bulk|majority|most|nearly all|almost all|all but|big part|large part|small part|fraction) of (?:it|them|your|what|the)\b/,
  /\b(?:top tier|(?:five|six|seven|four)[- ]figures?|in the (?:teens|twenties|thirties)|ahead of (?:most|others|everyone)|better than (?:most|others|average)|below average|above average|on average|the average)\b/,
]

/** Words of money that stand for an amount, and odds: neither is ever a fact. */
const NEVER: readonly RegExp[] = [
  /\b(?:penn(?:y|ies)|nickels?|dimes?|cents?|bucks?|dollars?|a fortune|arm and a leg)\b/,
  /\b(?:chances|odds|likely|likelihood|probab\w+|strong chance|good chance|safe to say|most lenders|in the bag|consider it done|worries are over|stop worrying|solved|you make it|as good as)\b/,
  /\b(?:fastest|best|quickest|safest|easiest|cheapest|perfect|ideal|only|right) (?:way|plan|choice|option|order|strategy|thing|score|path|answer)\b|\b(?:no other|nothing) (?:\w+ )?is (?:better|faster|safer)\b/,
]

/** Whether a sentence, in small letters, claims what only a fact could. */
export function isVagueClaim(small: string, hasFact: boolean): boolean {
  return NEVER.some((claim) => claim.test(small)) || (!hasFact && CLAIMS.some((claim) => claim.test(small)))
}
