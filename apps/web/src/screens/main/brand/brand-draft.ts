import type { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import type { CallInput, ReplyOf } from '@arriero/contract/endpoint'
import { accentDenial, colorDenial } from '@arriero/domain/house/brand'
import type { HouseLook } from '#shared/brand/house-look.ts'
import { palettes } from '#shared/tokens.ts'
import { brandScreenTexts as texts } from './brand-screen.texts.ts'

export type KeptBrand = ReplyOf<typeof api.brand.read>
type Body = CallInput<typeof api.brand.update>['body']

export interface BrandDraft {
  name: string
  color: string
  accent: string
  /** A data URL just chosen; null takes the logo away, undefined keeps it. */
  logo: string | null | undefined
}

const { primary: ownColor, accent: ownAccent } = palettes.light
export const ownColors = { color: ownColor, accent: ownAccent }

export const draftOf = ({ name, color, accent }: KeptBrand): BrandDraft => ({
  name,
  color: color ?? ownColor,
  accent: accent ?? ownAccent,
  logo: undefined,
})

const tidy = (color: string) => color.trim().toLowerCase()
const unlessOwn = (color: string, own: string) => (tidy(color) === own ? null : tidy(color))

export const brandProblemsOf = ({ name, color, accent }: BrandDraft): Record<string, string> => {
  const colorFault = colorDenial(tidy(color))
  const accentFault = accentDenial(tidy(accent))
  return {
    ...(name.trim() === '' ? { name: texts.nameRequired } : {}),
    ...(colorFault ? { color: errorTexts[colorFault] } : {}),
    ...(accentFault ? { accent: errorTexts[accentFault] } : {}),
  }
}

export const brandBodyOf = ({ name, color, accent, logo }: BrandDraft): Body => ({
  name: name.trim(),
  color: unlessOwn(color, ownColor),
  accent: unlessOwn(accent, ownAccent),
  ...(logo === undefined ? {} : { logo }),
})

/** What a draft would look like; a colour that cannot be used leaves the product's own. */
export const lookOf = (draft: BrandDraft, kept: KeptBrand): HouseLook => {
  const problems = brandProblemsOf(draft)
  const { name, color, accent } = brandBodyOf(draft)
  return {
    name,
    color: problems['color'] === undefined ? color : null,
    accent: problems['accent'] === undefined ? accent : null,
    logo: draft.logo === undefined ? kept.logo : draft.logo,
  }
}
