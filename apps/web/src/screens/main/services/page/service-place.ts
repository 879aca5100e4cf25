/** What stands at an address of a service's page: one of its tabs, and over it perhaps the window of an act. */
export const serviceTabs = {
  summary: '',
  money: 'dinero',
  trip: 'viaje',
  papers: 'papeles',
  messages: 'mensajes',
  notes: 'notas',
  sent: 'enviado',
  history: 'historial',
} as const
export type ServiceTab = keyof typeof serviceTabs

/** As the windows over the list are called. */
const acts = { cerrar: 'close', exceptuar: 'waive' } as const
export type ServiceAct = (typeof acts)[keyof typeof acts]

export interface ServicePlace {
  tab: ServiceTab
  act: ServiceAct | undefined
}

const keys = Object.keys(serviceTabs) as ServiceTab[]

const tabOf = (word: string | undefined): ServiceTab | undefined =>
  word === '' ? undefined : keys.find((key) => serviceTabs[key] === word)

const actOf = (word: string | undefined): ServiceAct | undefined =>
  word !== undefined && Object.hasOwn(acts, word) ? acts[word as keyof typeof acts] : undefined

/** `rest` of `/main/servicio/<id>/<rest>`; undefined where nothing is there. */
export const readServicePlace = (rest: string): ServicePlace | undefined => {
  const words = rest.split('/').filter(Boolean)
  const tab = tabOf(words[0])
  const [word, ...more] = tab === undefined ? words : words.slice(1)
  const act = actOf(word)
  const isNowhere = more.length > 0 || (word !== undefined && act === undefined)
  return isNowhere ? undefined : { tab: tab ?? 'summary', act }
}

/** The address of a tab below the page's own. */
export const tabAddress = (page: string, tab: ServiceTab): string =>
  tab === 'summary' ? page : `${page}/${serviceTabs[tab]}`
