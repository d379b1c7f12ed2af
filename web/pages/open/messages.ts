export const openTabs = {
  legal: (title: string) => `${title}: Jubilee`,
  unsubscribe: 'Your emails, Jubilee',
  welcome: 'Welcome: Jubilee',
}
