/** The texts of the extra income screen: the matcher, the gig ideas, and the places to earn. */

export const incomeHeaderTexts = {
  title: 'AI Extra Income Generator', // spec 2
  heading: 'Find work that fits your hours.',
  lead: 'See what your skills could bring in, what each place takes, and what it would do to your debt.',
}

export const incomeToasts = {
  missing: {
    title: 'Missing information', // spec 8
    description: 'Please fill in your skills, availability, and location.', // spec 8
  },
  noSkills: {
    title: 'Skills required', // spec 8
    description: 'Please enter your skills first to generate Fiverr gig ideas.', // spec 8
  },
  failed: {
    title: 'Error generating income ideas', // spec 8
    description: 'Please try again or check your internet connection.', // spec 8
  },
} as const

export const matcherErrors = {
  skills: 'Enter what you can do, such as writing or driving.',
  availability: 'Choose when you have time.',
  location: 'Enter your town and state, or "online".',
} as const

// spec 9
export const availabilityNames = {
  evenings: 'Evenings (2-4 h)',
  weekends: 'Weekends (8-16 h)',
  flexible: 'Flexible (10-20 h)',
  fulltime: 'Full time (30+ h)',
}

export const experienceNames = {
  new: 'I am just starting',
  some: 'I have done some paid work',
  much: 'I have years of experience',
}

export const matcherFormTexts = {
  title: 'What fits you?',
  kept: 'Four answers. They stay in this browser.',
  sent: 'Four answers. They are used for this search and not kept.',
  skills: 'Your skills',
  skillsHint: 'One word for each, such as writing, Spanish, driving.',
  availability: 'When you have time',
  location: 'Where',
  locationHint: 'Your town and state, or “online”.',
  experience: 'Experience',
  experienceHint: 'If you are starting out, quick starts come first.',
  chooseOne: 'Choose one',
  find: 'Find what fits',
}

export const difficultyNames = { Easy: 'Easy', Medium: 'Medium', Hard: 'Hard' }

/** Kinds of work that fit, with their wages. */
export const matcherTexts = {
  title: 'Recommendations',
  basis: 'What these figures rest on',
  from: (sources: string) => `From ${sources}`,
  now: (value: string) => `now ${value}`,
  wages:
    'Wages are those of employees, from the Bureau of Labor Statistics. Self-employed work can pay more or less. Names of towns are from GeoNames.',
  empty: 'Answer the questions to see up to six kinds of work that fit, and what they pay.',
  pending: 'Looking for what fits',
  failed: 'The search did not work. Your answers are still in the form.',
  noSkills: 'These are places where many people begin.',
  unknown: (skills: readonly string[]) =>
    `We do not know: ${skills.join(', ')}. Try the name of a trade, such as sewing or driving.`,
  time: 'Time',
  where: 'Where',
  toStart: 'To start:',
}

/** '“writing”, “math” and “piano”' */
const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('')

/** The groups that fit, where the plan has no search for work. */
export const simpleMatchTexts = {
  tag: 'Simple match',
  simple: 'Made on this page from your words and your hours. No AI is used.',
  pro: 'Pro finds occupations with real hourly wages and what they do to your debt-free month.',
  plans: 'See the plans',
  empty: 'Answer the questions to see up to three groups that fit, and why they do.',
  noWords: 'We know none of these words, so these are the groups that fit your hours.',
  youWrote: (words: readonly string[]) => `You wrote ${listed(words)}.`,
  hours: (least: number) => `Takes ${least} hours or more.`,
  lookIn: (place: string) => `Look at what is open in ${place}.`,
  /** the rest is for screen readers */
  fourPlaces: (group: string) => `Four places to start<rest> with ${group}</rest>`,
}

export const gigTexts = {
  title: 'Fiverr gig ideas',
  lead: 'From the skills you wrote above: up to six small jobs you could offer.',
  generate: 'Generate gig ideas',
  list: 'Gig ideas',
  general: 'We know none of these words, so these are jobs that anyone can offer.',
  priceRange: (from: string, to: string) => `${from} to ${to}`,
  prices: 'These are prices that beginners often ask for one job. They are not a promise.',
}

export const catalogueTexts = {
  title: 'Where to earn',
  lead: 'Six groups, four places each: what they take, how they pay, and when.',
  group: 'Group',
  takes: 'Takes',
  pays: 'Pays',
  when: 'When',
  sources: 'Sources',
  lookFirst: (source: string) => `Look here first: ${source}`,
  checked: (day: string) =>
    `We checked these numbers on ${day} on the pages named. Fees change: open the page before you start. Jubilee is for education and promises no earnings. Nobody honest asks you to pay to get work.`,
  doWeEarn: 'Do we earn from these links?',
}
