/**
 * The work that the words of everyday lead to. In `words`, commas part the ways to say it; a way of several words asks
 * for all of them, in any order. A word that ends in a hyphen is the beginning of words: 'tutor-' finds tutors and tutoring;
 * any other is a whole word, or its plural. `vague` words count only where nothing else of what was typed is known:
 * 'care' alone is care for people, in 'pet care' the pet says what is meant. Slugs are those of
 * content/wages/occupations.json and of trades.content.ts.
 */
export const skillJobs: readonly { words: string; vague?: string; slugs: readonly string[] }[] = [
  {
    words:
      'sew, sewn, sewed, sewing, seamstress-, tailor-, hem, hems, hemm-, alteration-, alter- cloth-, mend-, stitch-, dressmak-, curtain-, drape-, zipper-, embroider-, cloth- make, fashion',
    slugs: ['tailors-dressmakers-and-custom-sewers'],
  },
  {
    words:
      'quilt-, craft-, knit-, crochet-, pottery, ceramic-, candle-, soap, portrait-, draw, drawing, sketch-, mural-, paint- portrait-, paint- picture, tattoo-, face paint-, stain- glass',
    slugs: ['craft-and-fine-artists'],
  },
  { words: 'quilt-', slugs: ['tailors-dressmakers-and-custom-sewers'] },
  {
    words: 'jewel-, bead, beads, beading, ring make',
    slugs: ['jewelers-and-precious-stone-and-metal-workers', 'craft-and-fine-artists'],
  },
  { words: 'upholster-, reupholster-, sofa repair-, chair repair-', slugs: ['upholsterers'] },
  {
    words: 'laundry, iron, ironing, ironed, wash- cloth-, wash- fold-, press- cloth-',
    slugs: ['laundry-and-dry-cleaning-workers'],
  },
  { words: 'notary, notaries, notariz-, loan sign-, signing agent', slugs: ['notaries'] },
  { words: 'tax, taxes, tax prepar-', slugs: ['tax-preparers', 'accountants-and-auditors'] },
  {
    words:
      'hair-, braid-, barber-, cornrow-, dreadlock-, locs, weave-, haircut-, makeup, cosmetolog-, wig, beautician',
    slugs: ['barbers-hairstylists-and-cosmetologists'],
  },
  {
    words: 'eyelash-, lash, lashes, eyebrow-, brow, facial-, skincare, skin, esthetic-, waxing',
    slugs: ['skincare-specialists'],
  },
  { words: 'nail, manicur-, pedicur-', slugs: ['manicurists-and-pedicurists'] },
  { words: 'massage-', slugs: ['massage-therapists'] },
  {
    words:
      'dog, cat, pet, puppy, puppies, kitten-, animal-, grooming, groomer, dogsit-, zoo, bird, aquarium-',
    slugs: ['animal-care-and-service-workers'],
  },
  {
    words:
      'horse-, goat, sheep, farm-, ranch-, cattle, chicken-, harvest-, nursery plant-, plant nursery, greenhouse-, seedling-, fruit pick-, beekeep-, bee',
    slugs: ['agricultural-workers'],
  },
  {
    words:
      'garden-, lawn, landscap-, yard, mow, mowing, mower-, plant, planting, weed-, rake, raking, leaf, leaves, snow, shovel-, hedge-, tree, prun-, mulch-, sprinkler-, leaf blow-',
    slugs: ['grounds-maintenance-workers'],
  },
  { words: 'plant, planting, greenhouse-, tree', slugs: ['agricultural-workers'] },
  { words: 'flower-, floral, florist, bouquet-', slugs: ['floral-designers'] },
  {
    words:
      'child-, babysit-, baby, babies, nanny-, kid, daycare, toddler-, infant-, watch- kid, watch- child-',
    slugs: ['childcare-workers'],
  },
  {
    words:
      'elder-, old people, old person, older people, senior-, caregiv-, grandm-, grandp-, grandfather-, hospice, disabled, disabilit-, home health, aide, companion-, my mother, my father',
    vague: 'care, caring, cared, help people',
    slugs: ['home-health-aides-and-personal-care-aides'],
  },
  { words: 'cna, nursing assistant, nurse aide, certified nurs-', slugs: ['nursing-assistants'] },
  { words: 'nurs-, lpn', slugs: ['nursing-assistants', 'registered-nurses'] },
  { words: 'rn', slugs: ['registered-nurses'] },
  { words: 'phlebotom-, draw- blood', slugs: ['phlebotomists'] },
  { words: 'medical assist-', slugs: ['medical-assistants'] },
  {
    words:
      'clean-, janitor-, housekeep-, house keep-, house sit-, maid, maids, mop, mopping, vacuum-, dust-, wash- window, clean- window, pressure wash-, power wash-, declutter-, scrub-, custodia-',
    slugs: ['janitors-and-building-cleaners'],
  },
  {
    words: 'wash- car, clean- car, detail- car, detail- truck, car wash, auto detail-, detailing',
    slugs: ['hand-laborers-and-material-movers'],
  },
  {
    words:
      'move, mover, moving, lift, lifting, warehouse-, load-, unload-, heavy, packing, stocking, haul-, junk, labor, laborer',
    slugs: ['hand-laborers-and-material-movers'],
  },
  {
    words: 'forklift-, pallet jack',
    slugs: ['material-moving-machine-operators', 'hand-laborers-and-material-movers'],
  },
  {
    words:
      'driv-, deliver-, courier-, doordash, errand, grocer-, instacart, grubhub, pickup, truck, van, amazon flex',
    vague: 'car',
    slugs: ['delivery-truck-drivers-and-driver-sales-workers', 'taxi-drivers-and-chauffeurs'],
  },
  {
    words: 'uber, lyft, taxi-, chauffeur-, rideshare, ride share, limo-, drive people, give rides',
    slugs: ['taxi-drivers-and-chauffeurs'],
  },
  {
    words: 'cdl, semi truck, tractor trailer, truck driv-, 18 wheeler, long haul',
    slugs: ['heavy-and-tractor-trailer-truck-drivers'],
  },
  { words: 'bus, school bus', slugs: ['bus-drivers'] },
  {
    words:
      'fix- car, repair- car, car repair-, auto repair-, mechanic-, engine-, oil change-, brake-, transmission-, tune up, work on car, tires',
    slugs: ['automotive-service-technicians-and-mechanics'],
  },
  { words: 'diesel-', slugs: ['diesel-service-technicians-and-mechanics'] },
  { words: 'body work, auto body, dent, dents, windshield-', slugs: ['automotive-body-and-glass-repairers'] },
  { words: 'bike, bicycle-, fix- bike', slugs: ['bicycle-repairers'] },
  {
    words: 'mower repair-, fix- mower, repair- mower, chainsaw-, small engine, motorcycle-, outboard-',
    slugs: ['small-engine-mechanics'],
  },
  {
    words: 'lock, locks, locksmith-, cut- key, key cut-, key copy-, lockout-',
    slugs: ['locksmiths-and-safe-repairers'],
  },
  {
    words:
      'handy-, handyman, odd job, assembl- furniture, put- together, ikea, hang- picture, mount- tv, patch- wall, gutter-, fence, fencing, deck, fix- thing, fix- anything, home repair-, appliance-',
    vague: 'repair-, fix, fixing, fixed, maintenance, tool, install-',
    slugs: ['general-maintenance-and-repair-workers'],
  },
  { words: 'carpent-, framing, cabinet-, trim work, finish work', slugs: ['carpenters', 'woodworkers'] },
  {
    words: 'wood, woodwork-, furniture mak-, mak- furniture, whittl-, carv-',
    slugs: ['woodworkers', 'carpenters'],
  },
  {
    words: 'paint-, paint- house, paint- room, paint- wall',
    slugs: ['painters-construction-and-maintenance'],
  },
  {
    words: 'drywall, sheetrock, plaster-, hang- drywall',
    slugs: ['drywall-and-ceiling-tile-installers-and-tapers'],
  },
  { words: 'tile, tiles, tiling, floor-, grout-, carpet-', slugs: ['tile-and-marble-setters'] },
  { words: 'brick-, mason-, stone, block lay-', slugs: ['brickmasons-blockmasons-and-stonemasons'] },
  { words: 'roof-, shingle-', slugs: ['roofers'] },
  {
    words: 'construct-, demolition, concrete, day labor, build- house',
    vague: 'building',
    slugs: ['construction-laborers-and-helpers'],
  },
  { words: 'backhoe-, bulldozer-, excavat-, heavy equipment', slugs: ['construction-equipment-operators'] },
  { words: 'plumb-, pipe, drain, toilet-, faucet-', slugs: ['plumbers-pipefitters-and-steamfitters'] },
  { words: 'electric-, wiring, light fixture', slugs: ['electricians'] },
  {
    words: 'hvac, air condition-, furnace-, heating, refrigerat-',
    slugs: ['heating-air-conditioning-and-refrigeration-mechanics-and-installers'],
  },
  { words: 'solar', slugs: ['solar-photovoltaic-installers'] },
  { words: 'weld-, solder-', slugs: ['welders-cutters-solderers-and-brazers'] },
  { words: 'machinist-, lathe, cnc', slugs: ['machinists-and-tool-and-die-makers'] },
  { words: 'factory, assembly, assembly line, manufactur-', slugs: ['assemblers-and-fabricators'] },
  { words: 'pest, exterminat-, termite-, bug spray-', slugs: ['pest-control-workers'] },
  {
    words:
      'cook, cooks, cooking, kitchen, chef, chefs, cater-, barbecu-, bbq, grill-, tamal-, taco, meal prep-, soup, soul food, fry, frying',
    slugs: ['cooks', 'food-preparation-workers'],
  },
  {
    words: 'bake, bakes, baked, baking, baker, bakery, cake, cookie, bread, pastr-, pie, cupcake-',
    slugs: ['bakers'],
  },
  {
    words: 'dish, dishes, dishwash-, wash- dish, bus- table, fast food, cafeteria-, barista, coffee',
    slugs: ['food-and-beverage-serving-and-related-workers'],
  },
  {
    words: 'waiter, waitress-, wait- table, server, serving, restaurant-, hospitality',
    slugs: ['waiters-and-waitresses'],
  },
  { words: 'bartend-, cocktail-, mix- drink, drinks', slugs: ['bartenders'] },
  { words: 'butcher-, meat cut-, cut- meat, deer process-', slugs: ['butchers-and-meat-cutters'] },
  { words: 'cashier-, register, cash, checkout', slugs: ['cashiers'] },
  {
    words:
      'sell, selling, sold, sale, sales, salesman, retail, store, ebay, etsy, poshmark, resell-, thrift-, flip, flipping, flea market',
    vague: 'shop, market-',
    slugs: ['retail-sales-workers'],
  },
  { words: 'real estate, realtor, sell- house', slugs: ['real-estate-brokers-and-sales-agents'] },
  { words: 'insurance', slugs: ['insurance-sales-agents'] },
  {
    words: 'bookkeep-, quickbooks, invoic-, account-, number, payroll, ledger',
    slugs: ['bookkeeping-accounting-and-auditing-clerks', 'financial-clerks'],
  },
  {
    words: 'excel, spreadsheet-',
    slugs: ['bookkeeping-accounting-and-auditing-clerks', 'general-office-clerks'],
  },
  { words: 'bank, teller', slugs: ['tellers'] },
  {
    words: 'typing, type, typist, data entry, filing, office, clerical',
    vague: 'data',
    slugs: ['general-office-clerks', 'secretaries-and-administrative-assistants'],
  },
  {
    words:
      'admin, administrat-, secretar-, organiz-, virtual assistant, executive assistant, schedul-, calendar-',
    vague: 'assistant',
    slugs: ['secretaries-and-administrative-assistants', 'general-office-clerks'],
  },
  {
    words: 'phone, telephone-, answer- phone, reception-, front desk',
    slugs: ['receptionists', 'customer-service-representatives'],
  },
  {
    words: 'customer-, call center, customer service',
    vague: 'service, support',
    slugs: ['customer-service-representatives', 'receptionists'],
  },
  { words: 'transcri-', slugs: ['medical-transcriptionists', 'court-reporters'] },
  {
    words: 'write, writes, writer, writing, blog-, copywrit-, poem, poetry, story, stories, journal-, resume',
    vague: 'content',
    slugs: ['writers-and-authors', 'technical-writers'],
  },
  { words: 'edit, edits, editing, editor, proofread-, proof, grammar', slugs: ['editors'] },
  {
    words:
      'spanish, french, german, chinese, mandarin, arabic, portuguese, vietnamese, korean, russian, creole, tagalog, asl, sign language, language, translat-, interpret-, bilingual',
    slugs: ['interpreters-and-translators', 'tutors'],
  },
  {
    words:
      'teach, teaches, teacher, teaching, tutor-, math, science, english, homework, lesson, reading, algebra, sat prep',
    slugs: ['tutors'],
  },
  { words: 'special education, preschool', slugs: ['preschool-teachers'] },
  { words: 'drive lesson, driving lesson', slugs: ['tutors'] },
  {
    words: 'graphic-, logo, photoshop, canva, illustrat-, flyer-, poster-, cricut, t shirt',
    vague: 'design-',
    slugs: ['graphic-designers'],
  },
  { words: 'decorat-, interior-, home stag-', slugs: ['interior-designers'] },
  { words: 'web, website-, wordpress, html, javascript, shopify', slugs: ['web-developers'] },
  {
    words: 'program, programs, programming, programmer, coding, code, software, python, app, apps',
    slugs: ['software-developers', 'web-developers'],
  },
  {
    words:
      'computer-, laptop-, fix- computer, printer-, network-, it support, help desk, phone repair-, fix- phone, screen repair-, wifi',
    vague: 'tech-, it',
    slugs: ['computer-support-specialists'],
  },
  {
    words: 'phone repair-, fix- phone, tv repair-, fix- tv, electronics',
    slugs: ['electrical-and-electronics-installers-and-repairers'],
  },
  { words: 'photo-, picture, camera-, take picture, taking picture, headshot-', slugs: ['photographers'] },
  {
    words: 'video, film-, youtube, edit- video, video edit-, drone',
    slugs: ['film-and-video-editors-and-camera-operators'],
  },
  {
    words:
      'music-, guitar-, piano, sing, sings, singer, singing, choir, violin, drum, trumpet-, saxophone, bass, band',
    slugs: ['musicians-and-singers', 'tutors'],
  },
  { words: 'dj, djing, karaoke, host, emcee, mc, radio, voice over, podcast-', slugs: ['announcers'] },
  { words: 'dance, dances, dancer, dancing', slugs: ['dancers-and-choreographers'] },
  { words: 'model, modeling', slugs: ['models'] },
  { words: 'act, acting, actor, actress, theater', slugs: ['actors'] },
  {
    words:
      'fitness, gym, yoga, pilates, zumba, personal train-, workout, weights, boxing, swim, swimming, swim lesson',
    vague: 'sport-, coach-, train-',
    slugs: ['fitness-trainers-and-instructors'],
  },
  {
    words:
      'referee-, umpire-, coach- kid, basketball, baseball, soccer, football, lifeguard-, camp, youth, recreation, scorekeep-',
    slugs: ['recreation-workers'],
  },
  {
    words: 'event-, wedding-, party, parties, party plan-, baby shower, balloon-',
    vague: 'plan, planning',
    slugs: ['meeting-convention-and-event-planners'],
  },
  { words: 'tour, tours, guide, fishing, hunting, hiking', slugs: ['tour-and-travel-guides'] },
  { words: 'travel-, trip plan-', slugs: ['travel-agents'] },
  { words: 'security, guard, bouncer-, patrol-, night watch-', slugs: ['security-guards'] },
  {
    words: 'social media, instagram, tiktok, facebook',
    vague: 'social',
    slugs: ['public-relations-specialists'],
  },
  { words: 'mail, postal, post office', slugs: ['postal-service-workers'] },
  { words: 'library, librar-', slugs: ['library-technicians-and-assistants'] },
  { words: 'hotel-', slugs: ['lodging-managers', 'janitors-and-building-cleaners'] },
  { words: 'fire fight-, firefight-', slugs: ['firefighters'] },
  { words: 'emt, paramedic-, ambulance', slugs: ['emts-and-paramedics'] },
  { words: 'pharmacy-', slugs: ['pharmacy-technicians'] },
  { words: 'dental', slugs: ['dental-assistants'] },
  { words: 'law, legal, paralegal-', slugs: ['paralegals-and-legal-assistants'] },
  { words: 'funeral-', slugs: ['funeral-service-occupations'] },
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
