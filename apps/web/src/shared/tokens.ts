/**
 * The look in one place: Ant Design's theme and the CSS variables (`--color-…`) are both made from it.
 * Text colours reach AA (4.5:1) on `surface`; the driver area raises what it needs to AAA in its own style sheet.
 */
const light = {
  page: '#f3f6f4',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#eaefec',
  text: '#17211c',
  textMuted: '#435049',
  textFaint: '#5f6c65',
  border: '#d3dcd7',
  borderStrong: '#7f8c85',
  primary: '#14684a',
  primaryHover: '#1a7f5b',
  primaryActive: '#0e5039',
  primarySoft: '#e4f2eb',
  onPrimary: '#ffffff',
  accent: '#e0a100',
  info: '#1b5fb3',
  error: '#b3261e',
  errorSoft: '#fdeceb',
  success: '#14684a',
  warning: '#8a5d00',
  warningSoft: '#fff4d6',
  focus: '#0b57d0',
  mapLand: '#e7e8e2',
  mapHome: '#f8f8f5',
  mapWater: '#d8e5eb',
  pending: '#7a5300',
  pendingSoft: '#fff3d1',
  pendingLine: '#e0a100',
  assigned: '#1a4f99',
  assignedSoft: '#e7f0fc',
  assignedLine: '#2f6fca',
  moving: '#0a5a65',
  movingSoft: '#def4f6',
  movingLine: '#0e8c9b',
  finished: '#125c42',
  finishedSoft: '#e0f3e9',
  finishedLine: '#1e8a61',
  cancelled: '#4c5651',
  cancelledSoft: '#edf1ee',
  cancelledLine: '#7c8781',
}

export type TokenName = keyof typeof light
export type Palette = Readonly<Record<TokenName, string>>
export type ColorMode = 'light' | 'dark'

const dark: Palette = {
  page: '#0d1411',
  surface: '#141d19',
  raised: '#1b2621',
  sunken: '#0a100d',
  text: '#e9f0ec',
  textMuted: '#b6c4bc',
  textFaint: '#9aa9a1',
  border: '#2b3831',
  borderStrong: '#6f7f76',
  primary: '#5cc99b',
  primaryHover: '#78d8b0',
  primaryActive: '#46b286',
  primarySoft: '#17352a',
  onPrimary: '#04201a',
  accent: '#f0b932',
  info: '#8bb9f5',
  error: '#ff9d94',
  errorSoft: '#3b1a18',
  success: '#5cc99b',
  warning: '#f0c35c',
  warningSoft: '#352a0e',
  focus: '#a8c7fa',
  mapLand: '#141c19',
  mapHome: '#1a2420',
  mapWater: '#0b151a',
  pending: '#f3cd76',
  pendingSoft: '#352a0e',
  pendingLine: '#e0a100',
  assigned: '#a9cbfb',
  assignedSoft: '#15263d',
  assignedLine: '#5a94e6',
  moving: '#7fdbe6',
  movingSoft: '#0d2d32',
  movingLine: '#2bb0c0',
  finished: '#82ddb5',
  finishedSoft: '#123126',
  finishedLine: '#3bb082',
  cancelled: '#b9c4be',
  cancelledSoft: '#222c27',
  cancelledLine: '#8a968f',
}

export const palettes: Readonly<Record<ColorMode, Palette>> = { light, dark }

/** One hand: one radius, one ring, one set of heights, two widths. What is round all through is no corner. */
export const radiusPx = 8
export const ringPx = 2
/** What is pressed or typed into: at a desk and under a thumb. The driver area, made for gloves, has its own. */
export const controlPx = { desk: 36, thumb: 48 }
/** The same inside of a row, a head or a small window. */
export const smallControlPx = { desk: 28, thumb: 40 }
/** Lists and desks, and pages that are read or filled in. */
export const pageWidthPx = { wide: 1440, text: 960 }
export const fontSizePx = 14
export const fontFamily = `'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif`

/** Ends the phone layout: tables become cards and modals drawers below it. */
export const phoneBelowPx = 768
