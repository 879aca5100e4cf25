/** What the built files say of the product, said of the house that runs it: its name, its colour, its look for the program. */
import type { Facts } from '#context.ts'

export type HouseDress = Pick<Facts, 'brand' | 'look'>

const productName = 'Arriero'
export const productColor = '#14684a'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** A script's words stay: the policy knows it by its hash. */
const wordsBesideCode = new RegExp(`<(script|style)[\\s\\S]*?</\\1>|${productName}`, 'g')

/** Read by the program of who comes for the first time, so that no other look is seen first. */
const lookTag = ({ brand, look: { color, accent, logo } }: HouseDress) =>
  `<meta name="house-look" content="${escaped(JSON.stringify({ name: brand, color, accent, logo }))}" />`

export const dressedPage = (html: string, house: HouseDress): string =>
  html
    .replace(wordsBesideCode, (found) => (found === productName ? escaped(house.brand) : found))
    .replace(/(<meta name="theme-color" content=")[^"]*/, `$1${house.look.color ?? productColor}`)
    .replace('</head>', () => `${lookTag(house)}</head>`)

/** Of the driver area; its id stays, or a phone would install it a second time. */
export const dressedManifest = (json: string, { brand, look }: HouseDress): string => {
  const manifest = JSON.parse(json) as { name: string; theme_color: string }
  return JSON.stringify({
    ...manifest,
    name: manifest.name.replace(productName, () => brand),
    short_name: brand,
    theme_color: look.color ?? manifest.theme_color,
  })
}

/** The product's mark on the house's colour. A logo is mostly wider than an icon. */
export const dressedMark = (svg: string, { look }: HouseDress): string =>
  svg.replaceAll(productColor, look.color ?? productColor)
