import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const style = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g
const firstScript = /[ \t]*<script type="module"/
const colours = /<script src="\/first-paint\.js"><\/script>/
const colourScript = fileURLToPath(new URL('../public/first-paint.js', import.meta.url))

/** A page with opening words of its own shows them before its styles have come. */
const hasOpening = (html: string) => html.includes('class="opening"')

const program = /<(script type="module"|link rel="modulepreload")/g

const placeStyles = (html: string): string => {
  const styles = (html.match(style) ?? []).join('')
  const bare = html.replace(style, '')
  if (hasOpening(html))
    return bare.replace(program, '<$1 fetchpriority="low"').replace('</body>', `${styles}  </body>`)
  return bare.replace(firstScript, (script) => `${styles}${script}`)
}

/**
 * What the first paint needs comes with the page or before the program: on a slow line each file costs a way there
 * and back, and a browser opens only a few lines at a time. The server allows the script by its hash.
 */
export const firstPaint = (): Plugin => ({
  name: 'arriero:first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      placeStyles(html).replace(colours, () => `<script>${readFileSync(colourScript, 'utf8')}</script>`),
  },
})
