/** The endpoint table as a page a person can read; no script, no outside asset. */
import { errorTexts } from '@arriero/contract/es/errors'
import { roleTexts } from '@arriero/contract/es/words'
import type { Access, Endpoint } from '@arriero/contract/endpoint'
import { shadesOf } from '@arriero/domain/brand'
import { errorCodes, errorStatuses } from '@arriero/domain/errors'
import type { Facts } from '#context.ts'
import { apiPageTexts as texts, doorTexts, nounTexts } from './api-page.texts.ts'
import { endpointTexts } from './endpoints.texts.ts'
import { doors, type Door } from './outside-table.ts'
import { productColor } from './house-dress.ts'
import { refusalsOf } from './refusals.ts'
import type { Served } from './serve.ts'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export type PageHouse = Pick<Facts, 'brand' | 'look' | 'publicUrl'>

/** Where no colour was chosen: the product's own, in light and in dark. */
const ownColors = { light: productColor, dark: '#6fcfa5' }

const colorsOf = ({ look: { color } }: PageHouse) => {
  if (color === null) return ownColors
  const { light, dark } = shadesOf(color)
  return { light: light.primary, dark: dark.primary }
}

const styleFor = ({
  light,
  dark,
}: typeof ownColors) => `body{font:15px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#17231d;overflow-wrap:anywhere}
h1{font-size:1.6rem}h2{margin:2.2rem 0 .4rem}article{border:1px solid #d5ded9;border-radius:8px;padding:.8rem 1rem;margin:.6rem 0}a{color:${light}}
code{font:13px ui-monospace,monospace}.verb{display:inline-block;min-width:4rem;font-weight:700;color:${light}}p{margin:.3rem 0}small{color:#4a5a52}pre{overflow-x:auto;padding:.8rem 1rem;border:1px solid #d5ded9;border-radius:8px;font:13px/1.5 ui-monospace,monospace}dt{margin-top:.5rem}dd{margin:0}
@media(prefers-color-scheme:dark){body{background:#101613;color:#e3ebe6}article,pre{border-color:#33413a}.verb,a{color:${dark}}small{color:#a7b7ae}}`

/** A sentence with its `code` as code. */
const prose = (text: string) => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const accessOf = (access: Access): string => {
  if (access === 'public') return texts.anybody
  if (access === 'gateway') return texts.gateway
  return access.roles.map((role) => roleTexts[role]).join(', ')
}

/** What an API key needs there, where one gets in. */
const scopeOf = ({ keyScope }: Endpoint): string => {
  if (keyScope === undefined) return ''
  return ` · ${keyScope === 'any' ? texts.anyScope : `${texts.scope} <code>${keyScope}</code>`}`
}

/** How a company's own system asks and is told. */
const systems = (publicUrl: string) => {
  const paragraphs = (all: readonly string[]) => all.map((text) => `<p>${text}</p>`).join('')
  return `<h2 id="sistemas">${texts.systems}</h2>${paragraphs(texts.keys)}<pre>${escape(texts.keyExample(publicUrl))}</pre>${paragraphs(texts.webhooks)}<pre>${escape(texts.webhookExample)}</pre>`
}

/** Where a sentence is missing, the contract's own: the test names it. */
const purposeOf = ({ endpoint: { method, path, summary } }: Served) =>
  endpointTexts[`${method} ${path}`] ?? summary

const article = (
  served: Served,
) => `<article><p><span class="verb">${served.endpoint.method}</span><code>/v1${escape(served.endpoint.path)}</code></p>
<p>${prose(purposeOf(served))}</p><p><small>${texts.access}: ${escape(accessOf(served.endpoint.access))}${scopeOf(served.endpoint)}</small></p>
<p><small>${texts.refuses}: ${refusalsOf(served.endpoint)
  .map((code) => `<code>${errorStatuses[code]} ${code}</code>`)
  .join(', ')}</small></p></article>`

const doorAccess: Readonly<Record<string, string>> = {
  public: texts.anybody,
  signature: texts.signature,
  ticket: texts.ticket,
}

const doorArticle = ({
  method,
  path,
  summary,
  access,
  answers,
}: Door) => `<article><p><span class="verb">${method}</span><code>${escape(path)}</code></p>
<p>${prose(doorTexts[path] ?? summary)}</p><p><small>${texts.access}: ${escape(doorAccess[access] ?? access)}</small></p>
<p><small>${texts.answers}: ${Object.entries(answers)
  .map(([status, what]) => `<code>${status} ${escape(what)}</code>`)
  .join(', ')}</small></p></article>`

const codes = () =>
  errorCodes
    .map((code) => `<dt><code>${errorStatuses[code]} ${code}</code></dt><dd>${escape(errorTexts[code])}</dd>`)
    .join('')

export const apiPage = (served: readonly Served[], house: PageHouse): string => {
  const title = escape(texts.title(house.brand))
  const groups = Map.groupBy(served, ({ endpoint }) => endpoint.path.split('/')[1] ?? '')
  const sections = [...groups].map(
    ([noun, rows]) => `<h2>${escape(nounTexts[noun] ?? noun)}</h2>${rows.map(article).join('')}`,
  )
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${styleFor(colorsOf(house))}</style></head><body><h1>${title}</h1><p>${texts.intro}</p>${systems(house.publicUrl)}${sections.join('')}<h2>${texts.beside}</h2>${doors.map(doorArticle).join('')}<h2>${texts.codes}</h2><dl>${codes()}</dl></body></html>`
}
