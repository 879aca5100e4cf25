/** The addresses people may come by. What a caller says of his is looked up among them and never repeated. Security (d). */

const loopback = /^(localhost|127(\.\d+){3}|::1|\[::1\])$/
/** Whether only this machine is reached there. */
export const isLoopback = (host: string): boolean => loopback.test(host)

/** Scheme, name and port of an address that is nothing else; undefined for any other text. */
export const originIn = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const { origin, href, protocol } = new URL(text)
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined
}

export type Addresses = {
  /** For whoever is not visiting: letters, other machines. */
  publicUrl: string
  /** Those that are set, the public one first. */
  listed: readonly string[]
  /** What a visitor's browser calls this server, by the Host he came with; undefined where that is none of ours. */
  originOf(host: string | undefined, protocol?: string): string | undefined
}

export type AddressOptions = {
  publicUrl: string
  alsoAt?: readonly string[]
  /** The names of this machine count too, at any port: a tunnel or a container may have another one. */
  isLocal: boolean
}

const hostForm = /^[A-Za-z0-9._:[\]-]{1,260}$/

/** As the URL standard writes it: lower case, without the scheme's own port. */
const hostUnder = (protocol: string, host: string): string | undefined =>
  URL.canParse(`${protocol}//${host}`) ? new URL(`${protocol}//${host}`).host : undefined

export const addressesOf = ({ publicUrl, alsoAt = [], isLocal }: AddressOptions): Addresses => {
  const listed = [...new Set([new URL(publicUrl).origin, ...alsoAt])]
  const known = listed.map((origin) => new URL(origin))
  const local = (host: string): string | undefined => {
    const written = hostUnder('http:', host)
    if (!isLocal || written === undefined) return undefined
    const { origin, hostname } = new URL(`http://${written}`)
    return isLoopback(hostname) ? origin : undefined
  }
  const originOf = (host: string, protocol: string | undefined): string | undefined => {
    if (!hostForm.test(host)) return undefined
    const found = known.filter((one) => hostUnder(one.protocol, host) === one.host)
    const same = found.find((one) => one.protocol === `${protocol}:`) ?? found[0]
    return same?.origin ?? local(host)
  }
  /** Nearly all come by the same name. */
  let last: { host: string; protocol: string | undefined; origin: string | undefined } | undefined
  return {
    publicUrl,
    listed,
    originOf: (host, protocol) => {
      if (host === undefined) return undefined
      if (last?.host !== host || last.protocol !== protocol)
        last = { host, protocol, origin: originOf(host, protocol) }
      return last.origin
    },
  }
}

/** Whether a cookie of this visitor goes over https only. Browsers keep such a one for this machine's own names too. */
export const isGuarded = ({ publicUrl }: Addresses, visitedAt: string): boolean =>
  visitedAt.startsWith('https:') ||
  (publicUrl.startsWith('https:') && isLoopback(new URL(visitedAt).hostname))
