interface Called {
  browser: string | null
  system: string | null
}

/** `Chrome en Windows`, as a session is called in a list. */
export const browserText = ({ browser, system }: Called): string => {
  if (browser !== null && system !== null) return `${browser} en ${system}`
  return browser ?? system ?? 'Navegador desconocido'
}
