import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './gig-messages.es.ts'

const english = {
  blogPosts: {
    title: 'Blog posts and articles',
    category: 'Writing',
    description: 'Write clear posts of 500 to 1,000 words for small business sites.',
  },
  proofreading: {
    title: 'Proofreading and editing',
    category: 'Writing',
    description: 'Fix spelling, grammar and flow in papers, sites and stories.',
  },
  resumes: {
    title: 'Resumes and cover letters',
    category: 'Writing',
    description: 'Turn work history into a clear resume and a short letter.',
  },
  productTexts: {
    title: 'Product descriptions for online shops',
    category: 'Writing',
    description: 'Write short texts that help people choose a product.',
  },
  translation: {
    title: 'Translation of short texts',
    category: 'Languages',
    description: 'Translate letters, sites and menus between two languages you know.',
  },
  conversation: {
    title: 'Conversation practice online',
    category: 'Languages',
    description: 'Talk with learners for half an hour and help them speak freely.',
  },
  logos: {
    title: 'Logos and simple brand kits',
    category: 'Design',
    description: 'Design a logo with colors and type for a new business.',
  },
  socialMedia: {
    title: 'Social media post templates',
    category: 'Design',
    description: 'Make a set of ready post pictures that match a brand.',
  },
  slides: {
    title: 'Presentation slides',
    category: 'Design',
    description: 'Turn notes into a clean set of slides.',
  },
  photoEditing: {
    title: 'Photo editing and retouching',
    category: 'Photo and video',
    description: 'Clean up, cut out and color product or family photos.',
  },
  videoEditing: {
    title: 'Short video editing',
    category: 'Photo and video',
    description: 'Cut raw clips into short videos with captions.',
  },
  voice: {
    title: 'Voice recordings',
    category: 'Audio and music',
    description: 'Record greetings, lessons or ads from a quiet room.',
  },
  audioCleanup: {
    title: 'Podcast and audio cleanup',
    category: 'Audio and music',
    description: 'Remove noise, even out the sound and cut the pauses.',
  },
  musicLessons: {
    title: 'Music lessons online',
    category: 'Audio and music',
    description: 'Teach an instrument or singing to beginners by video call.',
  },
  websites: {
    title: 'Small website setup',
    category: 'Web and code',
    description: 'Set up a simple site with a few pages and a contact form.',
  },
  websiteFixes: {
    title: 'Website fixes',
    category: 'Web and code',
    description: 'Solve one clear problem on a site: a form, a layout, a slow page.',
  },
  scripts: {
    title: 'Scripts that save office work',
    category: 'Web and code',
    description: 'Write a small program that does a boring task by itself.',
  },
  spreadsheets: {
    title: 'Spreadsheets that work',
    category: 'Office',
    description: 'Build or repair a budget, a list or a report in a spreadsheet.',
  },
  bookkeeping: {
    title: 'Bookkeeping for small businesses',
    category: 'Office',
    description: 'Sort receipts and keep the books of a small business each month.',
  },
  assistant: {
    title: 'Virtual assistant hours',
    category: 'Office',
    description: 'Answer mail, plan dates and keep lists for a busy person.',
  },
  dataEntry: {
    title: 'Data entry and cleanup',
    category: 'Office',
    description: 'Type, check and sort lists so that they can be used.',
  },
  customerReplies: {
    title: 'Customer replies for online shops',
    category: 'Office',
    description: 'Answer questions from buyers in a kind and clear way.',
  },
  tutoring: {
    title: 'School subject tutoring',
    category: 'Teaching',
    description: 'Help students with homework and tests in a subject you know.',
  },
  lessonPlans: {
    title: 'Lesson plans and worksheets',
    category: 'Teaching',
    description: 'Make ready-to-print pages for teachers and parents.',
  },
  mealPlans: {
    title: 'Meal plans and recipes',
    category: 'Lifestyle',
    description: 'Plan a week of meals for a budget, a diet or a family.',
  },
  workouts: {
    title: 'Workout plans',
    category: 'Lifestyle',
    description: 'Plan safe beginner workouts that need little gear.',
  },
  handmade: {
    title: 'Handmade gifts to order',
    category: 'Crafts',
    description: 'Sew, knit or build small pieces that people order in advance.',
  },
  homeRepairs: {
    title: 'How-to calls for home repairs',
    category: 'Crafts',
    description: 'Walk people through small repairs on a video call.',
  },
}

export type English = typeof english
export const gigTexts = bilingual(english, spanish)
