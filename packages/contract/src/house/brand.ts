/** Name, colours and logo of whoever runs this house; what is still missing before it serves customers. */
import { publicLinkNames } from '@arriero/domain/house/public-links'
import { lettersMost } from '@arriero/domain/typed/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instantShape, line, says, updated } from '../shapes.ts'

const colorShape = z
  .string(says('brand.color_invalid'))
  .max(20, says('brand.color_invalid'))
  .trim()
  .toLowerCase()
  .nullable()

export const brandShape = z.object({
  name: z.string(),
  /** `#14684a`; null: the product's own. */
  color: z.string().nullable(),
  accent: z.string().nullable(),
  /** An address of this server that never changes its picture; null: the product's own mark. */
  logo: z.string().nullable(),
})
export type Brand = z.infer<typeof brandShape>

const access = { roles: ['administrator'] } as const

const read = endpoint('GET /setting/brand', {
  access,
  reply: brandShape.extend({
    /** Null while nobody has set it. */
    updatedAt: instantShape.nullable(),
    /** What the installation still lacks, one sentence each. */
    gaps: z.array(z.string()),
  }),
})

export const brand = {
  /** What is shown before anybody logs in. */
  open: endpoint('GET /setting/open', {
    access: 'public',
    reply: z.object({
      brand: z.string(),
      /** The brand's colours and logo. */
      look: brandShape.omit({ name: true }),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      /** Stores and social networks; one that is not set is not shown. */
      links: z.partialRecord(z.enum(publicLinkNames), z.string()),
      mapStyleUrl: z.string().nullable(),
      isDemo: z.boolean(),
    }),
  }),
  read,
  update: endpoint('PUT /setting/brand', {
    access,
    sentBack: { reading: read, guards: [] },
    body: z.strictObject({
      name: line(lettersMost.brand, 'brand.name_required'),
      color: colorShape,
      accent: colorShape,
      /** A data URL; null takes it away, left out keeps it. */
      logo: z
        .string(says('brand.logo_invalid'))
        .max(450_000, says('brand.logo_invalid'))
        .nullable()
        .optional(),
    }),
    reply: updated,
    errors: ['brand.color_faint'],
    bodyLimitBytes: 500_000,
  }),
}
