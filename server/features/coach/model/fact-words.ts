/**
 * That a sentence says of a figure what the figure is. Each fact needs one of its own words beside it, and words that
 * make another claim ("income", "sooner", "score") need a fact of that kind. So '$15,000' of debts is never an income.
 */

type Placed = { /** f1 */ id: string; /** plan.own.months */ factId: string }

type Meaning = { ids: RegExp; say: RegExp }

const ENDS = /debt[- ]?free|out of debt|owe nothing|paid|pay|done|finish|\bend|plan|\btake|left|to go/

/** The words a fact may stand beside; the first that fits its id counts. */
const MEANINGS: readonly Meaning[] = [
  { ids: /^plan\.minimums\./, say: /minimum/ },
  { ids: /^plan\.avalanche\./, say: /highest|avalanche/ },
  { ids: /^plan\.snowball\./, say: /smallest|snowball/ },
  { ids: /\.sooner$/, say: /sooner|earlier|faster|shorter/ },
  { ids: /^(?:plan|more|once|income)\.(?:saved|difference)$/, say: /\bsav|differ|less interest|cost/ },
  { ids: /^plan\..*interest$/, say: /interest/ },
  { ids: /^plan\..*(?:months|date)$/, say: ENDS },
  { ids: /^plan\.extra$/, say: /extra/ },
  { ids: /^plan\.budget$|^rescue\.|^target\./, say: /month|need|would|\bpay/ },
  { ids: /^plan\.order$/, say: /order|first|\bpay|plan/ },
  { ids: /^(?:more|once)\.(?:add|sum)$/, say: /more|extra|once|add/ },
  {
    ids: /^debts\.total$/,
    say: /\bowe\b|total debt|debts? (?:add|come|is|are|total)|all (?:your )?debts|in all/,
  },
  { ids: /^debts\.count$/, say: /debt|open|loan|card/ },
  { ids: /minimums?$|^home\.debts$/, say: /minimum/ },
  { ids: /^debts\.interest$/, say: /interest/ },
  { ids: /^debts\.(?:paid|percent)$/, say: /\bpaid\b/ },
  { ids: /^debt\..+\.balance$/, say: /balance|\bowe\b/ },
  { ids: /\.(?:rate|promotion)$/, say: /\brate|\bapr\b|interest/ },
  { ids: /\.due$/, say: /\bdue\b/ },
  { ids: /^utilization\./, say: /limit|\buse\b|used|using|utili/ },
  { ids: /^(?:budget|category)\..*spent$|^budget\.percent$/, say: /spen[dt]/ },
  { ids: /^(?:budget|category)\..*left$/, say: /left|remain/ },
  { ids: /^(?:budget|category)\..*above$/, say: /above|over/ },
  { ids: /^(?:budget|category)\./, say: /budget|plan|categor|track|risk|over/ },
  { ids: /^goals?\./, say: /goal|put away|saved|saving/ },
  { ids: /^score\./, say: /score/ },
  { ids: /^wage\./, say: /hour/ },
  { ids: /^income\./, say: /income|earn|tax|extra|work/ },
  { ids: /^home\./, say: /home|house|income|down/ },
]

/** Words that claim something by themselves, and the facts that may back them. */
const CLAIMS: readonly Meaning[] = [
  { say: /\b(?:income|earn\w*|salary|wages?|paycheck)\b/, ids: /^(?:income|wage|home|plan\.income)\b/ },
  { say: /\b(?:savings|put away|in the bank|in your account)\b/, ids: /^goals?\./ },
  { say: /\byou(?:'ve| have)? saved\b/, ids: /^goals?\./ },
  { say: /\bscores?\b/, ids: /^(?:score|utilization)\./ },
  { say: /\b(?:sooner|earlier|faster|shorter)\b/, ids: /\.(?:sooner)$/ },
  { say: /\b(?:los[et]s?|losing|fees?|fine of|penalt\w+|worth|refund|owed to you)\b/, ids: /^$/ },
  { say: /\b(?:friend|sister|brother|neighbor|others|everyone|people)\b/, ids: /^$/ },
  { say: /\b(?:apr|interest rate|your rate|rates? (?:is|are|of))\b/, ids: /\.rate$/ },
  { say: /\bbalances?\b/, ids: /^debt\..+\.balance$|^debts\.(?:total|paid|percent|interest)$|^plan\./ },
  { say: /\byou owe\b|\btotal debt\b/, ids: /^debts\.total$|^debt\..+\.balance$/ },
  { say: /\bpaid off\b/, ids: /^plan\.|^debts\.(?:paid|percent)$|^target\.|^more\.|^once\./ },
  {
    say: /\b(?:more|less|longer|later|below|under) than\b|\bnot (?=it\b)|\bbut less\b|\bminus\b|\btimes\b|\bplus\b|\bmultipl\w*/,
    ids: /^$/,
  },
  { say: /\bcharges?\b/, ids: /\.rate$|interest/ },
  { say: /\bevery (?:day|week|hour)\b|\ba day\b|\bper day\b|\bdaily\b/, ids: /^$/ },
]

/** What a sentence, in small letters, says wrongly of the facts in it; empty where it has none. */
export function wrongWords(small: string, placed: readonly Placed[]): string[] {
  if (placed.length === 0) return []
  const unsaid = placed.flatMap(({ id, factId }) => {
    const meaning = MEANINGS.find(({ ids }) => ids.test(factId))
    return meaning?.say.test(small) ? [] : [`{{fact:${id}}} is not what this sentence says it is`]
  })
  const unbacked = CLAIMS.filter(
    ({ say, ids }) => say.test(small) && !placed.some(({ factId }) => ids.test(factId)),
  ).map(({ say }) => `"${say.exec(small)?.[0] ?? ''}" is said of a figure that is something else`)
  return [...unsaid, ...unbacked]
}
