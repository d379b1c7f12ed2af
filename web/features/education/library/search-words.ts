/** Words that say nothing about what an article is on: a search passes over them. */
export const stopWords =
  'a an and are as at be but by can could do does for from get had has have how i if in into is it its me my of on or our should so than that the their them then there they this to was we what when where which who why will with would you your'
