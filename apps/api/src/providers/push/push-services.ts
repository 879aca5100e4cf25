/** Whose addresses browsers hand out. A list, because the server calls what a browser names. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const

/** `more`: further hosts of this installation; one that begins with a point stands for all below it. */
export const isPushService = (endpoint: string, more: readonly string[] = []): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username } = new URL(endpoint)
  if (protocol !== 'https:' || username !== '') return false
  const named = port === '' ? hostname : `${hostname}:${port}`
  return [...services, ...more].some((host) =>
    host.startsWith('.') ? hostname.endsWith(host) : named === host,
  )
}
