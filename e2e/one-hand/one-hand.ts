/** What is seen of one hand on a page: its ring, its heights, its corners, its one solid button, its rows. */
import type { ElementHandle, Locator, Page } from '@playwright/test'

export interface Hand {
  /** What is drawn by another hand, each told with its element. */
  faults: readonly string[]
  /** Whole rows between the head of the first list and the fold, and how many fit there: as they stand, and set close. */
  rows: { shown: number; room: number; heightPx: number; compactRoom: number } | undefined
  /** Where the first card of a list begins, as a part of the window's height. */
  firstCard: number | undefined
}

export interface Allowed {
  /** Heights allowed for buttons of one line. */
  heightsPx: readonly number[]
  radiusPx: number
  ringPx: number
}

/**
 * 36 px at a desk. 28: inside of a row, a head or a small window, where 36 would make the row. 24: a mark in a head, a chip or a line
 * that stands for itself only beside its words.
 */
export const atDesk: Allowed = { heightsPx: [36, 28, 24], radiusPx: 8, ringPx: 2 }
/** 48 px under a thumb, 40 where two lie in one card. */
export const underThumb: Allowed = { heightsPx: [48, 40], radiusPx: 8, ringPx: 2 }
/** The driver area is made for gloves: 56, and the one act of a screen 72. */
export const inGloves: Allowed = { heightsPx: [56, 72], radiusPx: 8, ringPx: 2 }

/** The public site is read by whoever comes: as high as under a thumb everywhere, lower in its head. */
export const onTheSite: Allowed = { heightsPx: [48, 40, 36], radiusPx: 8, ringPx: 2 }

/** An element of the page; the stories themselves know no browser's types. */
type Part = Awaited<ReturnType<Locator['elementHandles']>>[number] extends ElementHandle<infer E> ? E : never
type Tell = (what: string, one: Part) => void

const styleOf = (one: Part) => one.ownerDocument.defaultView.getComputedStyle(one)

const isSeen = (one: Part): boolean => {
  const { width, height } = one.getBoundingClientRect()
  return width > 1 && height > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

const seen = (selector: string, inside: Part): Part[] => [...inside.querySelectorAll(selector)].filter(isSeen)

const nameOf = (one: Part): string => {
  const words = one.getAttribute('aria-label') ?? one.textContent ?? ''
  return `${one.tagName.toLowerCase()}.${one.classList[0] ?? ''} «${words.trim().slice(0, 40)}»`
}

const painted = new Map<string, string>()

/** What a variable of the style sheets is painted as there. Each of its values is painted once: a probe in the page costs a whole layout. */
const paintedAs = (name: string, at: Part): string => {
  const value = styleOf(at).getPropertyValue(name)
  const known = painted.get(value)
  if (known !== undefined) return known
  const probe = at.ownerDocument.createElement('i')
  at.append(probe)
  probe.style.color = value
  const { color } = styleOf(probe)
  probe.remove()
  painted.set(value, color)
  return color
}

const isOfOneLine = (one: Part): boolean => {
  const range = one.ownerDocument.createRange()
  range.selectNodeContents(one)
  const middles = [...range.getClientRects()]
    .filter(({ width }) => width > 1)
    .map(({ top, height }) => top + height / 2)
  return middles.length === 0 || Math.max(...middles) - Math.min(...middles) < 9
}

/** Of what says its word in one line: a card that can be pressed is as high as what it tells. */
const tellHeights = (body: Part, { heightsPx }: Allowed, tell: Tell): void => {
  // A word in a sentence, a tab, a switch, and what stands in a list of its own (a menu, a map's tools), are no buttons of the kit.
  const others = '[role=tab], [role=switch], [role=menuitem], .maplibregl-map *, [role=radio], :has(img)'
  for (const button of seen('button, a[data-kind]', body)) {
    const { height } = button.getBoundingClientRect()
    const isKnown = heightsPx.some((one) => Math.abs(one - height) < 1)
    if (!isKnown && !button.matches(others) && isOfOneLine(button))
      tell(`${Math.round(height)} px high`, button)
  }
}

/** Of the house, or round all through; what is no higher than a line may have less. */
const tellCorners = (body: Part, { radiusPx }: Allowed, tell: Tell): void => {
  for (const one of seen('*:not(svg, svg *)', body)) {
    const { borderTopLeftRadius } = styleOf(one)
    const corner = Number.parseFloat(borderTopLeftRadius)
    if (!corner || corner === radiusPx || borderTopLeftRadius.endsWith('%')) continue
    const { height, width } = one.getBoundingClientRect()
    const least = Math.min(height, width)
    const isSmall = least <= 24 && corner < radiusPx
    if (corner < least / 2 - 1 && !isSmall) tell(`corner of ${corner} px`, one)
  }
}

/** One solid button of the page itself, and one of the window over it. */
const tellSolid = (body: Part, _: Allowed, tell: Tell): void => {
  const windows = '[role=dialog], dialog'
  const solid = seen(':is(main, [role=dialog], dialog) :is(button, a)', body).filter(
    (one) =>
      styleOf(one).backgroundColor === paintedAs('--color-primary', one) &&
      !one.matches('[aria-pressed], [role=switch]'),
  )
  for (const place of [body, ...seen(windows, body)]) {
    const own = solid.filter((one) => (one.closest(windows) ?? body) === place)
    if (own.length > 1) tell(`${own.length} solid buttons, with «${nameOf(own[1])}»`, own[0])
  }
}

/** What it draws around what has the focus, or around what is seen of that. */
const ringOf = (one: Part) => {
  const shell = one.closest('label, .ant-input-affix-wrapper, .ant-segmented-item, li')
  const { parentElement } = one
  return [one, one.nextElementSibling, parentElement, parentElement?.parentElement, shell]
    .filter((part) => part && isSeen(part))
    .map(styleOf)
    .find(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px')
}

/** As the keyboard sees it: the focus goes once to each kind of what takes it. */
const tellRings = (body: Part, { ringPx }: Allowed, tell: Tell): void => {
  const takes =
    'a[href], button:not(:disabled), input:not([type=hidden], :disabled), select, textarea, summary, [tabindex="0"]'
  const kinds = new Set<string>()
  const doc = body.ownerDocument
  for (const one of body.querySelectorAll(takes)) {
    const kind = [one, one.parentElement]
      .map((part) => `${part.tagName} ${part.getAttribute('class')}`)
      .join()
    const isReached = one.checkVisibility({ visibilityProperty: true }) && !one.matches('[tabindex="-1"]')
    if (kinds.has(kind) || !isReached) continue
    kinds.add(kind)
    one.focus({ preventScroll: true })
    if (doc.activeElement !== one) continue
    const { outlineWidth, outlineColor, outlineOffset } = ringOf(one) ?? {}
    // Inside, where its own box would cut it: a row of a table, an entry of a menu, a tab.
    const isAtPlace = [ringPx, -ringPx].includes(Number.parseFloat(outlineOffset))
    const isOurs = outlineColor === paintedAs('--color-focus', one.parentElement)
    if (outlineWidth !== `${ringPx}px` || !isOurs || !isAtPlace)
      tell(outlineWidth ? `ring ${outlineWidth} ${outlineColor} ${outlineOffset}` : 'no ring', one)
  }
  doc.activeElement?.blur()
}

const fitting = (body: Part) => {
  const fold: number = body.ownerDocument.defaultView.innerHeight
  const rows = seen('main [data-list] tbody tr:has([data-cell])', body).map((row) =>
    row.getBoundingClientRect(),
  )
  const heightPx = Math.max(0, ...rows.map(({ height }) => height))
  const shown = rows.filter(({ bottom }) => bottom <= fold).length
  return rows[0] && { shown, room: Math.floor((fold - rows[0].top) / heightPx), heightPx }
}

const measureRows = (body: Part): Pick<Hand, 'rows' | 'firstCard'> => {
  const usual = fitting(body)
  const table = body.querySelector('main table[data-density]')
  const density = table?.getAttribute('data-density')
  table?.setAttribute('data-density', 'compact')
  const compactRoom = fitting(body)?.room
  table?.setAttribute('data-density', density)
  const [card] = seen('main [data-list] ul[data-rows] > li, main h1 ~ ul[data-rows] > li', body)
  return {
    rows: usual && { ...usual, compactRoom },
    firstCard: card && card.getBoundingClientRect().top / body.ownerDocument.defaultView.innerHeight,
  }
}

const measure = (body: Part, allowed: Allowed): Hand => {
  const faults = new Map<string, string>()
  const tell: Tell = (what, one) =>
    faults.set(`${what} ${one.classList[0] ?? one.tagName}`, `${what}: ${nameOf(one)}`)
  for (const look of [tellHeights, tellCorners, tellSolid, tellRings]) look(body, allowed, tell)
  return { faults: [...faults.values()], ...measureRows(body) }
}

/** These functions are sent to the page and run there together. */
const inPage = {
  styleOf,
  isSeen,
  seen,
  nameOf,
  paintedAs,
  isOfOneLine,
  tellHeights,
  tellCorners,
  tellSolid,
  ringOf,
  tellRings,
  fitting,
  measureRows,
  measure,
}
const program = [
  'const painted = new Map()',
  ...Object.entries(inPage).map(([name, part]) => `const ${name} = ${String(part)}`),
].join(';')

export const handOf = (page: Page, allowed: Allowed): Promise<Hand> =>
  page.evaluate<Hand>(`(() => { ${program}; return measure(document.body, ${JSON.stringify(allowed)}) })()`)
