/** Texts about offers that end while something is still owed. Amounts, days, months and names are passed in as text. */

type Left = { left: string; endsOn: string }

/** Beside the plan. */
export const cliffTexts = {
  title: (name: string, by: string) => `Pay off ${name} by ${by}`,
  left: ({ left, endsOn }: Left) =>
    `That payment is the last one in time: the offer ends ${endsOn}. Your plan still owes ${left} after it.`,
  leftNow: ({ left, endsOn }: Left) =>
    `Its offer ends ${endsOn}, before its next payment. You still owe ${left} on it.`,
  deferral: (charge: string) => `Then ${charge} of deferred interest is added.`,
  accrued: (amount: string, on: string) => `It starts from the ${amount} gathered as of ${on}.`,
  promotion: (rate: string, charge: string | null) =>
    `Then it costs ${rate}${charge === null ? '.' : `: ${charge} more interest than at the offer’s rate.`}`,
  /** the debts in the order that the extra goes to them */
  inOrder: (names: readonly string[]) => names.join(', then '),
  avoid: 'What avoids it, on top of what the plan pays there:',
  now: (add: string) => `${add} more a month from now on`,
  from: (add: string, month: string) => `${add} more a month from ${month}`,
  last: (add: string) => `${add} more, all with that last payment`,
  payNow: (left: string) => `A payment of ${left} by then avoids it.`,
  firstSaves: (name: string, saved: string) =>
    `Putting your extra on ${name} first costs ${saved} less in all, with the same money a month.`,
  least: 'Even so, this plan costs the least of those we found for the same money a month.',
  payFirst: (name: string) => `Try ${name} first`,
  addMonthly: (add: string) => `Try ${add} more a month`,
}

type Added = { name: string; add: string; by: string }

/** One line in the next step. */
export const cliffStepTexts = {
  deferral: ({ name, add }: Added, charge: string) =>
    `${add} more a month to ${name} avoids ${charge} of deferred interest.`,
  promotion: ({ name, add }: Added) => `${add} more a month pays off ${name} before its offer ends.`,
  lastDeferral: ({ name, add, by }: Added, charge: string) =>
    `${add} more to ${name} by ${by} avoids ${charge} of deferred interest.`,
  lastPromotion: ({ name, add, by }: Added) => `${add} more by ${by} pays off ${name} before its offer ends.`,
  payNow: ({ name, left, endsOn }: { name: string; left: string; endsOn: string }) =>
    `The offer on ${name} ends ${endsOn}, before its next payment. Paying ${left} by then avoids what comes after.`,
  short: (name: string, endsOn: string) => `The offer on ${name} ends ${endsOn} with some of it unpaid.`,
  see: 'See how',
}
