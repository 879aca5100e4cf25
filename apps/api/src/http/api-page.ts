/** The endpoint table as a page a person can read; no script, no outside asset. */
import { statusOf } from '@arriero/contract/statuses'
import { rolesOf } from './openapi.ts'
import { doors, type Door } from './outside-table.ts'
import { refusalsOf } from './refusals.ts'
import type { Served } from './serve.ts'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const style = `body{font:15px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#17231d}
h1{font-size:1.6rem}h2{margin:2.2rem 0 .4rem;text-transform:capitalize}article{border:1px solid #d5ded9;border-radius:8px;padding:.8rem 1rem;margin:.6rem 0}
code{font:13px ui-monospace,monospace}.verb{display:inline-block;min-width:4rem;font-weight:700;color:#14684a}p{margin:.3rem 0}small{color:#4a5a52}
@media(prefers-color-scheme:dark){body{background:#101613;color:#e3ebe6}article{border-color:#33413a}.verb{color:#6fcfa5}small{color:#a7b7ae}}`

const article = ({
  endpoint,
}: Served) => `<article><p><span class="verb">${endpoint.method}</span><code>/v1${escape(endpoint.path)}</code></p>
<p>${escape(endpoint.summary)}</p><p><small>Access: ${escape(rolesOf(endpoint))}</small></p>
<p><small>Refuses with: ${refusalsOf(endpoint)
  .map((code) => `<code>${statusOf(code)} ${code}</code>`)
  .join(', ')}</small></p></article>`

const doorArticle = ({
  method,
  path,
  summary,
  access,
  answers,
}: Door) => `<article><p><span class="verb">${method}</span><code>${escape(path)}</code></p>
<p>${escape(summary)}</p><p><small>Access: ${escape(access)}</small></p>
<p><small>Answers: ${Object.entries(answers)
  .map(([status, what]) => `<code>${status} ${escape(what)}</code>`)
  .join(', ')}</small></p></article>`

export const apiPage = (served: readonly Served[]): string => {
  const groups = Map.groupBy(served, ({ endpoint }) => endpoint.path.split('/')[1] ?? '')
  const sections = [...groups].map(([noun, rows]) => `<h2>${escape(noun)}</h2>${rows.map(article).join('')}`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Arriero API</title>
<style>${style}</style></head><body><h1>Arriero API</h1><p>Shapes in full: <a href="/v1/openapi.json">OpenAPI 3.1</a>. Every refusal answers <code>{ error, code, requestId, fields? }</code>.</p>${sections.join('')}<h2>Beside the table</h2>${doors.map(doorArticle).join('')}</body></html>`
}
