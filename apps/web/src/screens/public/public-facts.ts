import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { HouseLook } from '#shared/brand/house-look.ts'

/** What is set of this installation, and where and when it is read. */
export type PublicFacts = ReplyOf<typeof api.brand.open> & {
  /** Origin without a closing slash. */
  publicUrl: string
  year: number
}

export const lookOf = ({ brand, look }: PublicFacts): HouseLook => ({ name: brand, ...look })

/** What the build made beside the pages; styles and paint stand in the page itself. */
export interface PageAssets {
  styles: string
  /** Sets the chosen colours before anything is drawn; the server allows it by its hash. */
  paint: string
  /** Address of the page's script. */
  program: string
  /** Address of the font; left out where it is not known yet. */
  font?: string
}
