import { expect, it } from 'vitest'
import { fitWork } from './fit-work.ts'
import { workTexts } from './messages.ts'
import { skillJobs } from './skill-jobs.content.ts'
import { spanishSkillJobs } from './spanish-skills.content.ts'

/** Skills as people say them, and the work that must be among the first three. */
const said: readonly (readonly [string, string])[] = [
  ['sewing', 'tailors-dressmakers-and-custom-sewers'],
  ['I can sew and hem pants', 'tailors-dressmakers-and-custom-sewers'],
  ['alterations', 'tailors-dressmakers-and-custom-sewers'],
  ['making curtains', 'tailors-dressmakers-and-custom-sewers'],
  ['seamstress', 'tailors-dressmakers-and-custom-sewers'],
  ['mending clothes', 'tailors-dressmakers-and-custom-sewers'],
  ['good with plants', 'grounds-maintenance-workers'],
  ['gardening', 'grounds-maintenance-workers'],
  ['mowing lawns', 'grounds-maintenance-workers'],
  ['yard work', 'grounds-maintenance-workers'],
  ['raking leaves', 'grounds-maintenance-workers'],
  ['snow shoveling', 'grounds-maintenance-workers'],
  ['trimming trees', 'grounds-maintenance-workers'],
  ['worked in a plant nursery', 'agricultural-workers'],
  ['farm work', 'agricultural-workers'],
  ['horses', 'agricultural-workers'],
  ['hair braiding', 'barbers-hairstylists-and-cosmetologists'],
  ['I braid hair', 'barbers-hairstylists-and-cosmetologists'],
  ['box braids', 'barbers-hairstylists-and-cosmetologists'],
  ['cutting hair', 'barbers-hairstylists-and-cosmetologists'],
  ['doing makeup', 'barbers-hairstylists-and-cosmetologists'],
  ['eyelashes', 'skincare-specialists'],
  ['doing nails', 'manicurists-and-pedicurists'],
  ['I am a notary', 'notaries'],
  ['notary public', 'notaries'],
  ['loan signings', 'notaries'],
  ['pet care', 'animal-care-and-service-workers'],
  ['walking dogs', 'animal-care-and-service-workers'],
  ['cat sitting', 'animal-care-and-service-workers'],
  ['grooming', 'animal-care-and-service-workers'],
  ['love animals', 'animal-care-and-service-workers'],
  ['watching kids', 'childcare-workers'],
  ['babysitting', 'childcare-workers'],
  ['daycare', 'childcare-workers'],
  ['taking care of old people', 'home-health-aides-and-personal-care-aides'],
  ['took care of my grandmother', 'home-health-aides-and-personal-care-aides'],
  ['CNA', 'nursing-assistants'],
  ['cleaning houses', 'janitors-and-building-cleaners'],
  ['washing windows', 'janitors-and-building-cleaners'],
  ['pressure washing', 'janitors-and-building-cleaners'],
  ['ironing', 'laundry-and-dry-cleaning-workers'],
  ['doing laundry', 'laundry-and-dry-cleaning-workers'],
  ['washing cars', 'hand-laborers-and-material-movers'],
  ['helping people move', 'hand-laborers-and-material-movers'],
  ['heavy lifting', 'hand-laborers-and-material-movers'],
  ['I have a pickup truck', 'delivery-truck-drivers-and-driver-sales-workers'],
  ['Uber', 'taxi-drivers-and-chauffeurs'],
  ['DoorDash', 'delivery-truck-drivers-and-driver-sales-workers'],
  ['driving', 'delivery-truck-drivers-and-driver-sales-workers'],
  ['school bus', 'bus-drivers'],
  ['fixing cars', 'automotive-service-technicians-and-mechanics'],
  ['oil changes', 'automotive-service-technicians-and-mechanics'],
  ['fixing bikes', 'bicycle-repairers'],
  ['lawn mower repair', 'small-engine-mechanics'],
  ['handyman', 'general-maintenance-and-repair-workers'],
  ['putting together furniture', 'general-maintenance-and-repair-workers'],
  ['hanging drywall', 'drywall-and-ceiling-tile-installers-and-tapers'],
  ['laying tile', 'tile-and-marble-setters'],
  ['painting houses', 'painters-construction-and-maintenance'],
  ['painting portraits', 'craft-and-fine-artists'],
  ['woodworking', 'woodworkers'],
  ['reupholstering chairs', 'upholsterers'],
  ['cutting keys', 'locksmiths-and-safe-repairers'],
  ['quilting', 'craft-and-fine-artists'],
  ['making jewelry', 'jewelers-and-precious-stone-and-metal-workers'],
  ['making tamales', 'cooks'],
  ['barbecue', 'cooks'],
  ['baking cakes', 'bakers'],
  ['waiting tables', 'waiters-and-waitresses'],
  ['mixing drinks', 'bartenders'],
  ['dishwashing', 'food-and-beverage-serving-and-related-workers'],
  ['doing taxes', 'tax-preparers'],
  ['good with numbers', 'bookkeeping-accounting-and-auditing-clerks'],
  ['typing', 'general-office-clerks'],
  ['answering phones', 'receptionists'],
  ['speak Spanish', 'interpreters-and-translators'],
  ['sign language', 'interpreters-and-translators'],
  ['helping with homework', 'tutors'],
  ['piano lessons', 'tutors'],
  ['singing in church', 'musicians-and-singers'],
  ['DJ', 'announcers'],
  ['taking pictures', 'photographers'],
  ['editing videos', 'film-and-video-editors-and-camera-operators'],
  ['making websites', 'web-developers'],
  ['fixing computers', 'computer-support-specialists'],
  ['phone repair', 'computer-support-specialists'],
  ['yoga', 'fitness-trainers-and-instructors'],
  ['refereeing', 'recreation-workers'],
  ['lifeguard', 'recreation-workers'],
  ['security', 'security-guards'],
  ['flower arranging', 'floral-designers'],
  ['planning parties', 'meeting-convention-and-event-planners'],
  ['working a cash register', 'cashiers'],
  ['selling on eBay', 'retail-sales-workers'],
  ['welding', 'welders-cutters-solderers-and-brazers'],
  ['roofing', 'roofers'],
  ['giving massages', 'massage-therapists'],
]

it.each(said)('%s', (text, slug) => {
  const { fits } = fitWork(text)
  expect(fits.slice(0, 3).map(({ work }) => work.slug)).toContain(slug)
})

it('knows work by its own titles', () => {
  for (const title of ['Zookeeper', 'I am a jet engine assembler', 'interpreters'])
    expect({ title, unknown: fitWork(title).unknown }).toEqual({ title, unknown: [] })
})

it.each(['xyzzy', 'hard worker', 'prayer', 'astrology', 'sewer lines', 'people person'])(
  'does not guess what %s is',
  (text) => {
    expect(fitWork(text)).toMatchObject({ isGeneral: true, unknown: [text] })
  },
)

it('tells what it knows from what it does not, in the words that were typed', () => {
  const { fits, unknown } = fitWork('Sewing, xyzzy and  plugh; pet care')
  expect(unknown).toEqual(['xyzzy', 'plugh'])
  expect(fits.map(({ work, words }) => [work.slug, words])).toEqual([
    ['tailors-dressmakers-and-custom-sewers', ['Sewing']],
    ['animal-care-and-service-workers', ['pet care']],
  ])
})

it('takes a vague word only where nothing else is known', () => {
  expect(fitWork('care').fits[0]?.work.slug).toBe('home-health-aides-and-personal-care-aides')
  expect(fitWork('pet care').fits).toHaveLength(1)
})

it('has a group for all work that its words lead to', () => {
  for (const { words } of [...skillJobs, ...spanishSkillJobs])
    for (const way of words.split(', ')) {
      const { fits, isGeneral } = fitWork(way.replaceAll('-', ''))
      expect({ way, isGeneral }).toEqual({ way, isGeneral: false })
      for (const { work } of fits) expect(workTexts().groups[work.soc.slice(0, 2)]).toBeDefined()
    }
})

it.each([
  ['coser', 'tailors-dressmakers-and-custom-sewers'],
  ['cuidar niños', 'childcare-workers'],
  ['manejar', 'delivery-truck-drivers-and-driver-sales-workers'],
  ['español', 'interpreters-and-translators'],
  ['Jardinería', 'grounds-maintenance-workers'],
  ['limpieza de casas', 'janitors-and-building-cleaners'],
  ['uñas', 'manicurists-and-pedicurists'],
  ['soy enfermera', 'registered-nurses'],
  ['cajero', 'cashiers'],
  ['Mesera', 'waiters-and-waitresses'],
  ['albañil', 'brickmasons-blockmasons-and-stonemasons'],
  ['albanil', 'brickmasons-blockmasons-and-stonemasons'],
  ['flebotomista', 'phlebotomists'],
  ['Higienistas dentales', 'dental-hygienists'],
  ['terapeuta fisica', 'physical-therapists'],
  ['interprete', 'interpreters-and-translators'],
  ['techadores', 'roofers'],
  ['cerrajera', 'locksmiths-and-safe-repairers'],
])('knows work in Spanish: %s', (text, slug) => {
  expect(
    fitWork(text)
      .fits.slice(0, 3)
      .map(({ work }) => work.slug),
  ).toContain(slug)
})

it('parts what Spanish joins', () => {
  expect(fitWork('cocinar y xyzzy').unknown).toEqual(['xyzzy'])
})
