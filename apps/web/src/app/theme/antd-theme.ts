import { type ThemeConfig, theme } from 'antd'
import { type HouseLook, paletteFor } from '#shared/brand/house-look.ts'
import { type ColorMode, type Palette, fontFamily, fontSizePx, radiusPx } from '#shared/tokens.ts'

type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...inputs: never[]) => unknown>
type MapToken = ReturnType<Algorithm>

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

const algorithmFor =
  (mode: ColorMode, palette: Palette): Algorithm =>
  (seed, map) => ({
    ...(mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm)(seed, map),
    ...fromPalette(palette),
  })

const components = (p: Palette): NonNullable<ThemeConfig['components']> => ({
  Layout: { siderBg: p.surface, headerBg: p.surface, bodyBg: p.page, footerBg: p.page, headerHeight: 56 },
  Menu: {
    itemSelectedBg: p.primarySoft,
    itemSelectedColor: p.primary,
    itemHeight: 40,
    activeBarBorderWidth: 0,
  },
  Table: { headerBg: p.sunken, rowHoverBg: p.primarySoft, cellPaddingBlock: 12 },
  Tooltip: { colorBgSpotlight: p.text, colorTextLightSolid: p.page },
  Steps: { iconSize: 28 },
  Progress: { defaultColor: p.primary },
  // What can be filled in must be seen at 3:1, also while empty.
  Input: { colorBorder: p.borderStrong },
  InputNumber: { colorBorder: p.borderStrong },
  Select: { colorBorder: p.borderStrong },
  DatePicker: { colorBorder: p.borderStrong },
  Checkbox: { colorBorder: p.borderStrong },
  Radio: { colorBorder: p.borderStrong },
  // Its words stand on the track.
  Switch: { colorTextQuaternary: p.textFaint, colorTextTertiary: p.textMuted },
})

/** `isCalm` turns Ant Design's motion off; shortening it by CSS instead leaves its popups out of sight. */
export const themeFor = (mode: ColorMode, isCalm: boolean, look?: HouseLook): ThemeConfig => {
  const p = paletteFor(mode, look)
  return {
    algorithm: algorithmFor(mode, p),
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
      motion: !isCalm,
      borderRadius: radiusPx,
      fontSize: fontSizePx,
      fontFamily,
    },
    components: components(p),
  }
}
