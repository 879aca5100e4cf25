/** Changes the name, colours and logo of this installation. */
import { logoMostBytes } from '@arriero/domain/typed/limits'
import { accentDenial, colorDenial } from '@arriero/domain/house/brand'
import sharp from 'sharp'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { parseDataUrl } from '#features/files/data-url.ts'
import { admitImage } from '#features/files/image-writing.ts'
import { fail } from '#app-error.ts'
import { putBrand, type BrandChange } from './brand.store.ts'
import { houseBrand } from './brand.views.ts'

/** Shown at most 48 points high, on screens of three times the density; letters take what they get. */
const logoSide = { width: 600, height: 160 }
const pixelsMost = 10_000_000

/** A PNG without what a file may carry beside its picture; undefined keeps the logo there is. */
export const readLogo = async (logo: string | null | undefined): Promise<Buffer | null | undefined> => {
  if (logo === undefined || logo === null) return logo
  const bytes = parseDataUrl(logo)?.bytes ?? fail('brand.logo_invalid', 'logo')
  if (bytes.length > logoMostBytes) fail('brand.logo_invalid', 'logo')
  try {
    await admitImage(bytes, 'image')
    return await sharp(bytes, { limitInputPixels: pixelsMost, failOn: 'error', pages: 1 })
      .timeout({ seconds: 5 })
      .autoOrient()
      .resize({ ...logoSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer()
  } catch {
    return fail('brand.logo_invalid', 'logo')
  }
}

export const updateBrand = async (ctx: Ctx, change: BrandChange): Promise<{ updated: true }> => {
  const { name, color, accent, logo } = change
  const colorFault = color === null ? undefined : colorDenial(color)
  if (colorFault) fail(colorFault, 'color')
  const accentFault = accent === null ? undefined : accentDenial(accent)
  if (accentFault) fail(accentFault, 'accent')
  const before = await houseBrand(ctx)
  await putBrand(ctx, change)
  await record(ctx, {
    act: 'brand.update',
    objectKind: 'brand',
    objectId: null,
    details: {
      nameBefore: before.name,
      nameAfter: name,
      colorBefore: before.color,
      colorAfter: color,
      accentBefore: before.accent,
      accentAfter: accent,
      ...(logo === undefined ? {} : { logo: logo !== null }),
    },
  })
  return { updated: true }
}
