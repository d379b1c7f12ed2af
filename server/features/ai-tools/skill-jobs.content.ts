/**
 * Occupations for the words people use for their skills. Keywords are in small letters; from four letters on they are
 * beginnings of words: 'writ' finds writing and writer. Slugs are those of content/wages/occupations.json.
 */
export const skillJobs: readonly { keywords: readonly string[]; slugs: readonly string[] }[] = [
  { keywords: ['writ', 'blog', 'content', 'copywrit'], slugs: ['writers-and-authors', 'technical-writers'] },
  { keywords: ['edit', 'proof', 'grammar'], slugs: ['editors'] },
  {
    keywords: [
      'spanish',
      'french',
      'german',
      'chinese',
      'arabic',
      'portuguese',
      'language',
      'translat',
      'bilingual',
    ],
    slugs: ['interpreters-and-translators', 'tutors'],
  },
  { keywords: ['teach', 'tutor', 'math', 'science', 'english', 'homework'], slugs: ['tutors'] },
  {
    keywords: ['excel', 'spreadsheet', 'bookkeep', 'quickbooks', 'invoic', 'accounting'],
    slugs: ['bookkeeping-accounting-and-auditing-clerks', 'financial-clerks'],
  },
  { keywords: ['tax', 'taxes'], slugs: ['accountants-and-auditors'] },
  {
    keywords: ['typing', 'data', 'office', 'admin', 'organiz', 'assistant', 'scheduling'],
    slugs: ['secretaries-and-administrative-assistants', 'general-office-clerks'],
  },
  {
    keywords: ['phone', 'customer', 'service', 'support'],
    slugs: ['customer-service-representatives', 'receptionists'],
  },
  { keywords: ['sell', 'sale', 'retail', 'shop', 'market'], slugs: ['retail-sales-workers'] },
  { keywords: ['cashier', 'register'], slugs: ['cashiers'] },
  {
    keywords: ['driv', 'deliver', 'car', 'courier'],
    slugs: ['delivery-truck-drivers-and-driver-sales-workers', 'taxi-drivers-and-chauffeurs'],
  },
  { keywords: ['cdl', 'truck'], slugs: ['heavy-and-tractor-trailer-truck-drivers'] },
  {
    keywords: ['moving', 'lift', 'warehouse', 'forklift'],
    slugs: ['hand-laborers-and-material-movers', 'material-moving-machine-operators'],
  },
  { keywords: ['clean', 'janitor', 'housekeep'], slugs: ['janitors-and-building-cleaners'] },
  { keywords: ['garden', 'lawn', 'landscap', 'yard', 'mowing'], slugs: ['grounds-maintenance-workers'] },
  { keywords: ['cook', 'kitchen', 'chef'], slugs: ['cooks', 'food-preparation-workers'] },
  { keywords: ['bake', 'baking', 'cake'], slugs: ['bakers'] },
  {
    keywords: ['waiter', 'waitress', 'serving', 'restaurant', 'hospitality'],
    slugs: ['waiters-and-waitresses'],
  },
  { keywords: ['bartend', 'cocktail'], slugs: ['bartenders'] },
  { keywords: ['child', 'babysit', 'nanny', 'kids'], slugs: ['childcare-workers'] },
  {
    keywords: ['elder', 'senior', 'caregiv', 'care', 'caring'],
    slugs: ['home-health-aides-and-personal-care-aides'],
  },
  { keywords: ['nurs'], slugs: ['nursing-assistants', 'registered-nurses'] },
  {
    keywords: ['dog', 'dogs', 'cat', 'cats', 'pet', 'pets', 'animal'],
    slugs: ['animal-care-and-service-workers'],
  },
  {
    keywords: ['repair', 'handy', 'fixing', 'maintenance', 'tools'],
    slugs: ['general-maintenance-and-repair-workers'],
  },
  { keywords: ['mechanic', 'engine'], slugs: ['automotive-service-technicians-and-mechanics'] },
  { keywords: ['carpent', 'wood'], slugs: ['carpenters', 'woodworkers'] },
  { keywords: ['paint'], slugs: ['painters-construction-and-maintenance'] },
  { keywords: ['construct', 'building'], slugs: ['construction-laborers-and-helpers'] },
  { keywords: ['plumb'], slugs: ['plumbers-pipefitters-and-steamfitters'] },
  { keywords: ['electric'], slugs: ['electricians'] },
  { keywords: ['weld'], slugs: ['welders-cutters-solderers-and-brazers'] },
  { keywords: ['design', 'logo', 'photoshop', 'canva', 'illustrat'], slugs: ['graphic-designers'] },
  { keywords: ['web', 'website', 'wordpress', 'html', 'javascript'], slugs: ['web-developers'] },
  { keywords: ['program', 'coding', 'software', 'python'], slugs: ['software-developers', 'web-developers'] },
  { keywords: ['computer', 'tech', 'it'], slugs: ['computer-support-specialists'] },
  { keywords: ['photo', 'camera'], slugs: ['photographers'] },
  { keywords: ['video', 'film', 'youtube'], slugs: ['film-and-video-editors-and-camera-operators'] },
  {
    keywords: ['music', 'guitar', 'piano', 'sing', 'singing', 'violin', 'drums'],
    slugs: ['musicians-and-singers', 'tutors'],
  },
  {
    keywords: ['fitness', 'gym', 'yoga', 'sport', 'coach', 'training'],
    slugs: ['fitness-trainers-and-instructors'],
  },
  { keywords: ['hair', 'barber'], slugs: ['barbers-hairstylists-and-cosmetologists'] },
  { keywords: ['nail', 'nails', 'manicur'], slugs: ['manicurists-and-pedicurists'] },
  { keywords: ['massage'], slugs: ['massage-therapists'] },
  { keywords: ['craft', 'knit', 'crochet', 'pottery', 'jewel'], slugs: ['craft-and-fine-artists'] },
  { keywords: ['event', 'wedding', 'party', 'planning'], slugs: ['meeting-convention-and-event-planners'] },
  { keywords: ['security', 'guard'], slugs: ['security-guards'] },
  { keywords: ['social', 'instagram', 'tiktok'], slugs: ['public-relations-specialists'] },
  { keywords: ['flower', 'floral'], slugs: ['floral-designers'] },
]

/** Where no word is known: work that asks for no diploma and that is found almost everywhere. */
export const anybodysJobs: readonly string[] = [
  'delivery-truck-drivers-and-driver-sales-workers',
  'retail-sales-workers',
  'home-health-aides-and-personal-care-aides',
  'janitors-and-building-cleaners',
  'food-and-beverage-serving-and-related-workers',
  'animal-care-and-service-workers',
]

/** What the two first digits of an occupation's code stand for, in a word or two, and how somebody begins there. */
export const jobGroups: Readonly<Record<string, { name: string; start: string }>> = {
  11: { name: 'Management', start: 'Ask people you have worked with who needs help for a few hours.' },
  13: {
    name: 'Business and finance',
    start: 'Offer a small business near you to put a month of its books in order.',
  },
  15: {
    name: 'Computers',
    start: 'Make one small thing you can show, then offer it to a shop or a club near you.',
  },
  17: { name: 'Engineering', start: 'Ask firms you know for drawing or checking work by the hour.' },
  19: { name: 'Science', start: 'Ask schools, labs and tutoring sites for work by the hour.' },
  21: { name: 'Community', start: 'Ask churches, shelters and community centers which hours they pay for.' },
  23: { name: 'Law', start: 'Ask a legal aid office which paid hours it has open.' },
  25: { name: 'Teaching', start: 'Tell schools near you and your library that you have hours free.' },
  27: {
    name: 'Arts and media',
    start: 'Put your best pieces on a page, and send it to people who need such work.',
  },
  29: {
    name: 'Health',
    start: 'Ask clinics and agencies near you for extra shifts. Keep your license at hand.',
  },
  31: { name: 'Care', start: 'Ask home care agencies near you. Many train the people they hire.' },
  33: { name: 'Safety', start: 'Look up what your state asks for, then apply for weekend shifts.' },
  35: { name: 'Food', start: 'Ask places near you in their quiet hours, in the middle of the afternoon.' },
  37: { name: 'Cleaning and grounds', start: 'Start with people you know, and ask them to tell a neighbor.' },
  39: { name: 'Personal care', start: 'Start with people you know, and ask them to tell a neighbor.' },
  41: { name: 'Sales', start: 'Ask shops you like whether they need help on busy days.' },
  43: { name: 'Office work', start: 'Look for part-time work from home, and never pay to be hired.' },
  45: { name: 'Farming', start: 'Ask farms and nurseries near you before the season.' },
  47: { name: 'Building', start: 'Ask a contractor for day work. Look up what your state asks for first.' },
  49: { name: 'Repair', start: 'Start with people you know. Agree on the price before you begin.' },
  51: {
    name: 'Making things',
    start: 'Ask workshops near you for extra shifts, or sell a first piece yourself.',
  },
  53: {
    name: 'Driving and moving',
    start: 'Check your insurance first. Not every policy covers paid driving.',
  },
}
