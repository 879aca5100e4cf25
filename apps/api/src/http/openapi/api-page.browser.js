// Runs in the browser, after the library: starts the page, and lends a trial call the session of who is logged in here.
;(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // A browser that keeps nothing.
      return null
    }
  }

  let asked
  /** The remember cookie gives the token, as it does to the portal. */
  const sessionToken = () => {
    asked ??= fetch('/v1/auth/tokenbackoffice', { method: 'POST' }).then(async (answer) =>
      answer.ok ? (await answer.json()).token : undefined,
    )
    return asked.catch(() => undefined)
  }

  const withSession = async (...asked) => {
    const request = new Request(...asked)
    const given = request.headers.get('authorization')
    // Without a key the library sends the bare word.
    if (given?.trim() === 'Bearer' && kept('arriero.remembered') === '1') {
      const token = await sessionToken()
      if (token) request.headers.set('authorization', `Bearer ${token}`)
    }
    return fetch(request)
  }

  const chosen = kept('arriero.color')
  const isDeviceDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = chosen === 'dark' || (chosen !== 'light' && isDeviceDark)
  window.Scalar.createApiReference('#api', {
    ...JSON.parse(document.querySelector('#configuration').textContent),
    forceDarkModeState: isDark ? 'dark' : 'light',
    hideDarkModeToggle: true,
    customFetch: withSession,
  })
})()
