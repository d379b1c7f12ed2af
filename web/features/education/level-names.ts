import type { Article } from '#contracts/education/articles.ts'

export const levelNames: Record<Article['difficulty'], string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}
