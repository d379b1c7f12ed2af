/** Every text of the extra income screen that the person meets as a message. */
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

export const matcherTexts = {
  basis: 'What these figures rest on',
  from: (sources: string) => `From ${sources}`,
  now: (value: string) => `now ${value}`,
  kept: 'Four answers. They stay in this browser.',
  sent: 'Four answers. They are used for this search and not kept.',
  simple: 'Made on this page from your words and your hours. No AI is used.',
  pro: 'Pro finds occupations with real hourly wages and what they do to your debt-free month.',
  plans: 'See the plans',
  wages:
    'Wages are those of employees, from the Bureau of Labor Statistics. Work on your own account can pay more or less. Names of towns are from GeoNames.',
  empty: 'Answer the questions, and up to six kinds of work that fit will stand here, with what they pay.',
  pending: 'Looking for what fits',
  failed: 'Nothing could be looked up. Your answers are still in the form.',
  noSkills: 'These are places where many people begin.',
  unknown: (skills: readonly string[]) =>
    `We do not know: ${skills.join(', ')}. Try the name of a trade, such as sewing or driving.`,
  noWords: 'We know none of these words, so these are the groups that fit your hours.',
  gigs: 'From the skills you wrote above: up to six small jobs you could offer.',
  generalGigs: 'We know none of these words, so these are jobs that anybody can offer.',
  gigPrices: 'Prices are what beginners often ask for one piece of work. They are no promise.',
} as const
