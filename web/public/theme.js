// Runs before anything is painted: the theme chosen in Settings, else the system's, and whether the cookie banner was
// answered.
try {
  if (localStorage.getItem('cookie-consent') !== null) document.documentElement.dataset.cookiesAnswered = ''
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    // By the cookie the server draws a screen in this theme from the start.
    document.cookie = `theme=${theme}; Path=/; Max-Age=31536000; SameSite=Lax`
  }
} catch {
  // storage is forbidden here: the system's theme holds
}
