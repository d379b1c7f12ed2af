/** With the frame, not with the library: its head, and what stands until it is there. */
export const libraryHead = {
  title: 'Financial Education, Jubilee',
  description:
    'Free articles in plain English and Spanish on debt, credit, collectors, student loans, budgets and saving. Each figure has a source or a worked example.',
}

export const loadingLibrary = 'Loading the library'
export const loadingArticle = 'Loading the article'
