import type { Plugin } from 'vite'

const style = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g
const firstScript = /[ \t]*<script type="module"/

/** Asks for what the first paint needs before the program: a browser opens only a few lines at a time, and slow ones share theirs. */
export const stylesFirst = (): Plugin => ({
  name: 'arriero:styles-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const styles = html.match(style) ?? []
      return html.replace(style, '').replace(firstScript, (script) => `${styles.join('')}${script}`)
    },
  },
})
