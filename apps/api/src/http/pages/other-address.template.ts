/** The one page of an address that is none of ours: it loads nothing and repeats nothing but a plain path. */

/** For who came by an address this installation does not know. */
const texts = {
  title: 'Abra la plataforma en su dirección',
  lead: 'La plataforma no se abre en la dirección que usted escribió. Está en:',
  operator:
    'Si usted administra esta instalación y las personas deben llegar también por aquí, agregue esta dirección al ajuste',
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1.25rem;color:#17231d;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem}a{color:#14684a;font-weight:600}small{color:#4a5a52}
@media(prefers-color-scheme:dark){body{background:#101613;color:#e3ebe6}a{color:#6fcfa5}small{color:#a7b7ae}}`

/** Only what needs no escaping is carried over. */
const plain = /^\/(?!\/)[A-Za-z0-9/_-]*$/

export const otherAddressPage = (publicUrl: string, path: string): string => {
  const url = `${publicUrl}${plain.test(path) ? path : '/'}`
  return `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${texts.title}</title>
<style>${style}</style></head><body><main><h1>${texts.title}</h1><p>${texts.lead}</p><p><a href="${url}">${publicUrl}</a></p><p><small>${texts.operator} <code>ALSO_AT</code>.</small></p></main></body></html>`
}
