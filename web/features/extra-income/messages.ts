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
} as const

export const matcherErrors = {
  skills: 'Enter what you can do, such as writing or driving.',
  availability: 'Choose when you have time.',
  location: 'Enter your town, or "online".',
} as const

export const matcherTexts = {
  simple: 'Made on this page from your words and your hours. No AI is used.',
  later: 'Ideas written for you by AI will come here later, as part of Pro.',
  noWords: 'We know none of these words, so these are the groups that fit your hours.',
  gigs: 'From the skills you wrote above: up to six small jobs you could offer.',
  generalGigs: 'We know none of these words, so these are jobs that anybody can offer.',
  gigPrices: 'Prices are what beginners often ask for one piece of work. They are no promise.',
} as const
