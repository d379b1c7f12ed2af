/** When somebody has time to earn. Hours are what the specification names for each choice. */
export type Availability = 'evenings' | 'weekends' | 'flexible' | 'fulltime'

type AvailabilityChoice = { value: Availability; label: string; mostHours: number }

// spec 9
export const availabilityChoices: readonly AvailabilityChoice[] = [
  { value: 'evenings', label: 'Evenings (2-4 h)', mostHours: 4 },
  { value: 'weekends', label: 'Weekends (8-16 h)', mostHours: 16 },
  { value: 'flexible', label: 'Flexible (10-20 h)', mostHours: 20 },
  { value: 'fulltime', label: 'Full time (30+ h)', mostHours: Number.POSITIVE_INFINITY },
]

export type Experience = 'new' | 'some' | 'much'

export const experienceChoices: readonly { value: Experience; label: string }[] = [
  { value: 'new', label: 'I am just starting' },
  { value: 'some', label: 'I have done some paid work' },
  { value: 'much', label: 'I have years of it' },
]
