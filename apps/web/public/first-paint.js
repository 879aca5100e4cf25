// Runs before anything is drawn, so that who chose dark never sees a white page first. The colours are those of tokens.ts.
{
  const kept = () => {
    try {
      return localStorage.getItem('arriero.color')
    } catch {
      // A browser that keeps nothing follows the device.
      return null
    }
  }
  const chosen = kept()
  const followsDevice = chosen !== 'light' && chosen !== 'dark'
  const isDeviceDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = followsDevice ? isDeviceDark : chosen === 'dark'
  const { style } = document.documentElement
  style.colorScheme = isDark ? 'dark' : 'light'
  style.setProperty('--color-page', isDark ? '#0d1411' : '#f3f6f4')
  style.background = 'var(--color-page)'
}
