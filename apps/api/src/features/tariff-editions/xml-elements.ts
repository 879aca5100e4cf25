/** As much of XML as a workbook's parts need, in time linear in their length whatever they hold. */

/** `content` is undefined of an element without one: `<c r="A1"/>`. */
export type Element = { attributes: string; content: string | undefined }

/** Elements of a name that does not stand inside itself, in their order. */
export const elements = (xml: string, name: string): Element[] => {
  const found: Element[] = []
  let open: { attributes: string; from: number } | undefined
  for (const match of xml.matchAll(new RegExp(`<${name}((?:[\\s/][^<>]*)?)>|</${name}>`, 'g'))) {
    const [text, attributes = ''] = match
    if (text.startsWith('</')) {
      if (open) found.push({ attributes: open.attributes, content: xml.slice(open.from, match.index) })
      open = undefined
    } else if (text.endsWith('/>')) found.push({ attributes, content: undefined })
    else open = { attributes, from: match.index + text.length }
  }
  return found
}

export const attribute = ({ attributes }: Element, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"<>]*)"`).exec(attributes)?.[1]

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string): string =>
  text.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-fA-F]{1,6}));/g,
    (_, ...groups: (string | undefined)[]) => {
      const [name, decimal, hex] = groups
      if (name !== undefined) return signs[name] ?? ''
      const code = decimal === undefined ? Number.parseInt(hex ?? '0', 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )

/** `_x000A_` is how a workbook writes what XML cannot. */
export const plainText = (xml: string): string =>
  decoded(xml).replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
