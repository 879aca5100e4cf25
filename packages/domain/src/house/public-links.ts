/** Where else the people behind an installation are found: stores and social networks, by setting. Spec §1, Decisions §1. */
export const publicLinkNames = ['android', 'ios', 'facebook', 'instagram', 'twitter', 'youtube'] as const
export type PublicLinkName = (typeof publicLinkNames)[number]
export type PublicLinks = Partial<Record<PublicLinkName, string>>

const isName = (text: string): text is PublicLinkName => publicLinkNames.some((name) => name === text)

/** What a browser may be sent to; nothing that runs or opens a program. */
const webAddress = /^https?:\/\/[^\s"'<>]+$/

/** Of `name=url` separated by commas; undefined where one of them is not understood. */
export const parsePublicLinks = (text: string): PublicLinks | undefined => {
  const links: PublicLinks = {}
  for (const pair of text.split(',').filter((part) => part.trim() !== '')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, Math.max(at, 0)).trim()
    const url = pair.slice(at + 1).trim()
    if (!isName(name) || !webAddress.test(url)) return undefined
    links[name] = url
  }
  return links
}
