/** The specification's six articles, for a dashboard without a library. */
import type { Article } from '#contracts/education/articles.ts'

type SampleArticle = Pick<Article, 'id' | 'title' | 'description' | 'category' | 'imageUrl' | 'readTime'>

// spec 2: ids 1 to 6, shown where the list of articles is empty or missing
export const sampleArticles: readonly SampleArticle[] = [
  {
    id: '1',
    imageUrl: '/images/articles/snowball-avalanche.svg',
    title: 'Debt snowball vs avalanche',
    description: 'Two ways to order your debts: which costs less, and which gives you a win sooner.',
    category: 'debt',
    readTime: 5,
  },
  {
    id: '2',
    imageUrl: '/images/articles/lower-rates.svg',
    title: 'Negotiating lower rates',
    description: 'What to say when you call a lender, and what to ask for.',
    category: 'negotiation',
    readTime: 6,
  },
  {
    id: '3',
    imageUrl: '/images/articles/extra-money.svg',
    title: 'Finding extra money',
    description: 'Small places in a budget where money for your plan may be found.',
    category: 'budgeting',
    readTime: 5,
  },
  {
    id: '4',
    imageUrl: '/images/articles/consolidation.svg',
    title: 'Debt consolidation',
    description: 'When one new loan helps, when it does not, and what it really costs.',
    category: 'consolidation',
    readTime: 7,
  },
  {
    id: '5',
    imageUrl: '/images/articles/side-hustles.svg',
    title: 'Side hustles',
    description: 'Ways to earn a little more, and what is left after tax.',
    category: 'income',
    readTime: 6,
  },
  {
    id: '6',
    imageUrl: '/images/articles/staying-motivated.svg',
    title: 'Staying motivated',
    description: 'How people keep going when a plan takes years.',
    category: 'motivation',
    readTime: 4,
  },
]
