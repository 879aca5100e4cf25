import { type ThemeConfig, theme } from 'antd'
import { type HouseLook, paletteFor } from '#shared/brand/house-look.ts'
import {
  type ColorMode,
  controlPx,
  fontFamily,
  fontSizePx,
  type Palette,
  radiusPx,
  smallControlPx,
} from '#shared/tokens.ts'

type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...inputs: never[]) => unknown>
type MapToken = ReturnType<Algorithm>

interface ThemeInput {
  mode: ColorMode
  /** Turns Ant Design's motion off; shortening it by CSS instead leaves its popups out of sight. */
  isCalm: boolean
  isPhone: boolean
  look?: HouseLook | undefined
}

/** Ant Design derives shades from seeds; where the palette names a shade, the palette wins. */
const fromPalette = (p: Palette): Partial<MapToken> => ({
  colorPrimary: p.primary,
  colorPrimaryHover: p.primaryHover,
  colorPrimaryActive: p.primaryActive,
  colorPrimaryBg: p.primarySoft,
  colorPrimaryText: p.primary,
  colorPrimaryTextHover: p.primaryHover,
  colorPrimaryTextActive: p.primaryActive,
  colorSuccess: p.success,
  colorSuccessBg: p.finishedSoft,
  colorSuccessBorder: p.finishedLine,
  colorWarning: p.warning,
  colorWarningBg: p.warningSoft,
  colorError: p.error,
  colorErrorBg: p.errorSoft,
  colorErrorText: p.error,
  colorInfo: p.info,
  colorInfoBg: p.assignedSoft,
  colorInfoBorder: p.assignedLine,
  colorLink: p.primary,
  colorLinkHover: p.primaryHover,
  colorLinkActive: p.primaryActive,
  colorBgLayout: p.page,
  colorBgContainer: p.surface,
  colorBgElevated: p.raised,
  colorText: p.text,
  colorTextSecondary: p.textMuted,
  colorTextTertiary: p.textFaint,
  colorBorder: p.border,
  colorBorderSecondary: p.border,
})

/** One radius, and one height whatever size is asked for; small ones stand inside of something. */
const measures = (hand: keyof typeof controlPx): Partial<MapToken> => ({
  borderRadiusXS: radiusPx / 2,
  borderRadiusSM: radiusPx,
  borderRadiusLG: radiusPx,
  controlHeight: controlPx[hand],
  controlHeightLG: controlPx[hand],
  controlHeightSM: smallControlPx[hand],
})

const algorithmFor =
  ({ mode, isPhone }: ThemeInput, palette: Palette): Algorithm =>
  (seed, map) => ({
    ...(mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm)(seed, map),
    ...measures(isPhone ? 'thumb' : 'desk'),
    ...fromPalette(palette),
  })

/** Under 16 px a phone zooms into what is typed into. */
const typedPx = (isPhone: boolean) => (isPhone ? 16 : fontSizePx)

const components = (p: Palette, isPhone: boolean): NonNullable<ThemeConfig['components']> => ({
  Avatar: { containerSize: controlPx.desk, containerSizeLG: 40, containerSizeSM: smallControlPx.desk },
  Button: {
    contentFontSizeLG: fontSizePx,
    fontWeight: 500,
    defaultShadow: 'none',
    primaryShadow: 'none',
    dangerShadow: 'none',
  },
  Layout: { siderBg: p.surface, headerBg: p.surface, bodyBg: p.page, footerBg: p.page, headerHeight: 56 },
  Steps: { iconSize: 28 },
  Progress: { defaultColor: p.primary },
  // What can be filled in must be seen at 3:1, also while empty.
  Input: { colorBorder: p.borderStrong, inputFontSize: typedPx(isPhone), inputFontSizeLG: typedPx(isPhone) },
  // A box as small as this would be round, and taken for the other one.
  Checkbox: { colorBorder: p.borderStrong, borderRadiusSM: radiusPx / 2 },
  Radio: { colorBorder: p.borderStrong },
})

export const themeFor = (input: ThemeInput): ThemeConfig => {
  const { mode, isCalm, isPhone, look } = input
  const p = paletteFor(mode, look)
  return {
    algorithm: algorithmFor(input, p),
    token: {
      colorPrimary: p.primary,
      colorSuccess: p.success,
      colorWarning: p.warning,
      colorError: p.error,
      colorInfo: p.info,
      colorTextLightSolid: p.onPrimary,
      colorTextPlaceholder: p.textFaint,
      colorTextDescription: p.textFaint,
      colorIcon: p.textFaint,
      // The ring is `one-hand.css`'s, as everywhere.
      focusOutline: false,
      motion: !isCalm,
      borderRadius: radiusPx,
      fontSize: fontSizePx,
      fontFamily,
    },
    components: components(p, isPhone),
  }
}
