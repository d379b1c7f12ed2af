/** The texts of the AI tools: messages, states and form errors. */
export const toolTexts = {
  basis: 'What these figures rest on',
  from: (sources: string) => `From ${sources}`,
  now: (value: string) => `now ${value}`,
  unreachable: 'Nothing was lost: what you typed is still here. Check your connection, then try again.',
  amount: 'Amount',
  money: 'Enter an amount, such as 1,234.50.',
  partOf: (plan: string) => `This is part of the ${plan} plan.`,
  plans: 'See the plans',
  premium: 'PREMIUM', // spec 2
} as const

export const predictionTexts = {
  title: 'AI Predictive Analytics',
  intro: 'See what an extra payment does to your debt-free month, compared with paying only minimums.',
  noDebts: 'Add a debt first. Then this works from your own figures.',
  addDebt: 'Open My Debts',
  extra: 'Extra payment a month',
  extraHint: 'All you pay above the minimums, each month.',
  action: 'Predict',
  pending: 'Working out your plan',
  failed: 'The prediction could not be made.',
  ends: (month: string) => `You could be debt-free in ${month}.`,
  noEnd: 'This payment does not pay off your debts yet.',
  none: 'No debt is open, so there is nothing to work out.',
  sooner: 'Sooner than with minimum payments alone',
  saved: 'Interest saved compared with paying only minimums',
  minimumsNoEnd: 'Minimum payments alone do not pay off your debts, so there is nothing to compare with.',
  score: 'What it may do for your credit score',
  noScore: 'We name no number of points. No scoring company says what a payment adds, and we do not guess.',
  next: 'What helps next',
} as const

export const incomeTexts = {
  title: 'AI Income Optimization',
  intro: 'Work that fits your skills, with real hourly wages, first steps, and where you could save.',
  income: 'Income a month',
  skills: 'Skills',
  skillsHint: 'Such as driving, Spanish, Excel.',
  location: 'State',
  locationHint: 'Or your town. Wages differ by state. Leave it empty for the whole country.',
  hours: 'Hours you have each week',
  action: 'Find ways',
  pending: 'Looking for what fits',
  failed: 'This could not be looked up.',
  hustles: 'Ways to earn',
  unknown: (skills: readonly string[]) =>
    `We do not know: ${skills.join(', ')}. Try the name of a trade, such as sewing or driving.`,
  wins: 'Quick wins',
  cuts: 'Where you could save',
  wages: 'These are wages of employees. Working for yourself can pay more or less.',
} as const

/** Sent for a goal that was left empty; the server knows it by these words. // spec 5 */
export const DEFAULT_GOAL = 'Become debt-free and build wealth'

export const roadmapTexts = {
  title: 'AI Educational Roadmap Template',
  intro:
    'Your first six months, from what you really have left each month: one action and one milestone at a time. A month that falls short is planned week by week.',
  income: 'Income a month',
  incomeHint: 'What reaches your account, after tax.',
  expenses: 'Expenses a month',
  expensesHint: 'Everything you spend in a month.',
  expensesFromBudget: 'From your budget, without debt payments. Change it if you spend more or less.',
  includesDebts: 'Does this include your debt payments?',
  yes: 'Yes',
  no: 'No',
  debt: (amount: string) => `Total debt: ${amount}, from My Debts. If you owe more, add it there.`,
  noDebt: 'There is no open debt on My Debts. If you owe something, add it there first.',
  openDebts: 'Open My Debts',
  savings: 'Savings now',
  savingsHint: 'Taken from your goals. Change it if you have more or less.',
  goals: 'Financial goals',
  defaultGoal: DEFAULT_GOAL,
  action: 'Generate Roadmap',
  pending: 'Generating Your Roadmap...', // spec 4
  again: 'Generate New Roadmap', // spec 4
  download: 'Download PDF',
  months: 'Step by step',
  milestones: 'Milestones',
  strategies: 'Throughout the six months',
} as const

export const roadmapToasts = {
  missing: {
    title: 'Missing Information', // spec 5
    description: 'Please fill in your monthly income and expenses.', // spec 5
  },
  made: {
    title: 'Success!', // spec 8
    description: 'Your educational roadmap template has been generated.', // spec 8
  },
  failed: {
    title: 'Error', // spec 8
    description: 'Failed to generate roadmap. Please try again.', // spec 8
  },
  notSaved: {
    title: 'The PDF could not be made.',
    description: 'Your roadmap is still here. Please try again.',
  },
} as const

export const roadmapErrors = {
  currentIncome: 'Enter what comes in each month, such as 3,200.',
  monthlyExpenses: 'Enter what you spend each month, such as 2,400.',
} as const

export const negotiationTexts = {
  heading: 'AI tools',
  title: 'Negotiation assistant',
  intro: 'A script for a call to your lender, from your own figures. You decide what you say.',
  choose: 'Which debt?',
  chooseFirst: 'Choose a debt first.',
  none: 'Choose one',
  noDebts: 'You have no open debt, so there is nobody to call.',
  action: 'Write the script',
  pending: 'Writing your script',
  failed: 'The script could not be written.',
  script: 'Your script',
  scriptHint: 'Change it until it sounds like you. Your changes are sent to nobody.',
  copy: 'Copy script',
  notFound: 'Debt not found', // spec 8
  copied: { title: 'Script Copied!' }, // spec 8
} as const
