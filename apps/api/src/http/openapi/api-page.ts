/** The page of the API: Scalar draws it from /v1/openapi.json, in Spanish and in the colours of the house. See docs/decisions/0037. */
import { readFile } from 'node:fs/promises'
import { shadesOf } from '@arriero/domain/house/brand'
import type { ApiReferenceConfiguration } from '@scalar/fastify-api-reference'
import fastify from 'fastify'
import type { Facts } from '#context.ts'
import { apiTexts as texts, libraryWords } from './api-page.texts.ts'
import { escaped, productColor } from '../pages/house-dress.ts'

type PageHouse = Pick<Facts, 'brand' | 'look'>

/** Where no colour was chosen: the product's own, in light and in dark. */
const ownColors = { light: productColor, dark: '#5cc99b' }

const colorsOf = ({ look: { color } }: PageHouse) => {
  if (color === null) return ownColors
  const { light, dark } = shadesOf(color)
  return { light: light.primary, dark: dark.primary }
}

/** By the library's own variables. Each grey can be read on each ground. */
const stylesFor = ({ light, dark }: typeof ownColors) => `
:root{--scalar-font:system-ui,sans-serif;--scalar-font-code:ui-monospace,monospace}
body{margin:0}
#api .markdown pre code{white-space:pre-wrap!important;overflow:visible!important}
.light-mode{--scalar-color-accent:${light};--scalar-background-accent:${light}1a;--scalar-background-1:#fff;--scalar-background-2:#f3f6f4;--scalar-background-3:#eaefec;--scalar-border-color:#d3dcd7;--scalar-color-1:#17211c;--scalar-color-2:#435049;--scalar-color-3:#5f6c65;--scalar-color-green:#125c42;--scalar-color-blue:#1a4f99;--scalar-color-red:#b3261e;--scalar-color-orange:#8a5d00;--scalar-color-yellow:#7a5300;--scalar-color-purple:#5b3aa8}
.dark-mode{--scalar-color-accent:${dark};--scalar-background-accent:${dark}26;--scalar-background-1:#141d19;--scalar-background-2:#1b2621;--scalar-background-3:#2b3831;--scalar-border-color:#2b3831;--scalar-color-1:#e9f0ec;--scalar-color-2:#b6c4bc;--scalar-color-3:#9aa9a1;--scalar-color-green:#82ddb5;--scalar-color-blue:#a9cbfb;--scalar-color-red:#ff9d94;--scalar-color-orange:#f3cd76;--scalar-color-yellow:#f0c35c;--scalar-color-purple:#c9b3ff}`

export const descriptionPath = '/v1/openapi.json'

const configurationFor = (house: PageHouse): Partial<ApiReferenceConfiguration> => ({
  url: descriptionPath,
  localization: { locale: 'es' },
  customCss: stylesFor(colorsOf(house)),
  theme: 'none',
  // Nothing of anybody else's is asked for.
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  authentication: { preferredSecurityScheme: 'bearer' },
  documentDownloadType: 'json',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
})

/** `program`: the address of the library. */
export const apiPage = (house: PageHouse, program: string): string => {
  const title = escaped(texts.title(house.brand))
  const configuration = JSON.stringify(configurationFor(house)).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="/favicon.svg">
</head><body><div id="api"></div><noscript>${texts.noScript} <a href="${descriptionPath}">${descriptionPath}</a>.</noscript>
<script type="application/json" id="configuration">${configuration}</script><script src="${program}"></script></body></html>`
}

const starter = new URL('api-page.browser.js', import.meta.url)

const escapedForm = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** In Spanish what has no setting for it. A newer library that says something else does not get by unseen. */
export const mended = (program: string, words: Readonly<Record<string, string>> = libraryWords): string => {
  const left = new Set(Object.keys(words))
  const literals = new RegExp(`\`(${Object.keys(words).map(escapedForm).join('|')})\``, 'g')
  const spoken = program.replaceAll(literals, (_, said: string) => {
    left.delete(said)
    return `\`${words[said]}\``
  })
  if (left.size > 0) throw new Error(`the library of the API's page no longer says: ${[...left].join(', ')}`)
  return spoken
}

/** The library as it serves itself, and after it what starts it. Asked for once: it weighs. */
export const apiPageProgram = async (): Promise<string> => {
  const { default: library } = await import('@scalar/fastify-api-reference')
  const shelf = fastify()
  await shelf.register(library, { configuration: { url: descriptionPath } })
  const { body, statusCode } = await shelf.inject('/reference/js/scalar.js')
  await shelf.close()
  if (statusCode !== 200) throw new Error(`the library of the API's page answers ${statusCode}`)
  return `${mended(body)}\n${await readFile(starter, 'utf8')}`
}
