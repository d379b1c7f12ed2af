// Runs before anything is painted: the theme chosen in Settings, else the system's.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // storage is forbidden here: the system's theme holds
}
