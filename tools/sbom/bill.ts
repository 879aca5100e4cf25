// The bill of materials of what runs in production, made of npm's own for the whole lock.
import { productionIn, type Lock } from './lock.ts'

interface Component {
  'bom-ref': string
  name: string
  version: string
  hashes?: ReadonlyArray<{ alg: string; content: string }>
  licenses?: ReadonlyArray<{ license?: { id?: string; name?: string }; expression?: string }>
}

/** As much of CycloneDX 1.5 as is read here; the rest is passed on. */
export interface Bill {
  metadata: { component: Component & { type: string } }
  components: Component[]
  dependencies: Array<{ ref: string; dependsOn?: string[] }>
}

/**
 * `npm sbom --omit=dev` leaves out whatever a workspace also asks for in development: fastify and pg, because the benches ask for them. So the
 * whole bill is asked for, and the lock says which of it is production.
 * @param whole what `npm sbom --package-lock-only --sbom-format cyclonedx` says
 */
export const billOf = (whole: Bill, lock: Lock, version: string): Bill => {
  const kept = new Set(productionIn(lock).map((one) => `${one.name}@${one.version}`))
  const components = whole.components.filter((one) => kept.has(`${one.name}@${one.version}`))
  const refs = new Set(components.map((one) => one['bom-ref']))
  const { component } = whole.metadata
  return {
    ...whole,
    metadata: {
      ...whole.metadata,
      component: { ...component, name: 'arriero', version, type: 'application' },
    },
    components,
    dependencies: whole.dependencies
      .filter(({ ref }) => refs.has(ref) || ref === component['bom-ref'])
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  }
}

const licenceOf = ({ licenses = [] }: Component): string =>
  licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression).join(' ') ||
  'none stated'

/** How many of each licence, the most first. */
export const licencesOf = ({ components }: Bill): Array<[licence: string, count: number]> =>
  [...Map.groupBy(components, licenceOf)]
    .map(([licence, those]): [string, number] => [licence, those.length])
    .toSorted(([, one], [, other]) => other - one)
