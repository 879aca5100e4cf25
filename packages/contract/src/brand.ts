/** Name, colours and logo of whoever runs this house; what is still missing before it serves customers. */
import { lettersMost } from '@arriero/domain/limits'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instantShape, line, says, updated } from './shapes.ts'

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

const read = endpoint({
  method: 'GET',
  path: '/setting/brand',
  summary: 'Name, colours and logo of this house, and what its installation lacks.',
  access,
  reply: brandShape.extend({
    /** Null while nobody has set it. */
    updatedAt: instantShape.nullable(),
    /** One sentence each. */
    gaps: z.array(z.string()),
  }),
  errors: [],
})

export const brand = {
  read,
  update: endpoint({
    method: 'PUT',
    path: '/setting/brand',
    summary: 'Another name, colours or logo, seen at once in portal, driver area and letters.',
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
    errors: ['input.not_changeable', 'brand.color_invalid', 'brand.color_faint', 'brand.logo_invalid'],
    bodyLimitBytes: 500_000,
  }),
}
