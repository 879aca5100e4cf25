/** `restaurar --verificar` as an operator runs it, and what he reads. */
import { execFile } from 'node:child_process'
import { inRoot } from '../../tools/launch/paths.mjs'

export type Verifying = {
  /** Empty; restored there and taken away again. */
  into: string
  config: string
  /** Whom PostgreSQL runs as where root asks. */
  user: string
  /** Of the nodes: where the files are. */
  env: Record<string, string>
  /** A moment as PostgreSQL writes it. */
  until?: string
}

export type Verified = { report: string; isSound: boolean; tookMs: number }

export const verifyBackup = ({ into, config, user, env, until }: Verifying): Promise<Verified> =>
  new Promise((resolve) => {
    const startedAtMs = performance.now()
    const words = ['restaurar', '--verificar', into, '--configuracion', config]
    const as = user === '' ? [] : ['--usuario', user]
    const moment = until === undefined ? [] : ['--hasta', until]
    execFile(
      process.execPath,
      [inRoot('apps', 'api', 'src', 'command.ts'), ...words, ...as, ...moment],
      { env: { ...process.env, ...env } },
      (error, out, err) =>
        resolve({
          report: error ? `${out}${err}` : out,
          isSound: error === null,
          tookMs: performance.now() - startedAtMs,
        }),
    )
  })

/** The last thing of any service that stands in what was restored. */
export const lastIn = (report: string): Date | undefined => {
  const [, at] = /servicio (\d{4}-\S+Z)/.exec(report) ?? []
  return at === undefined ? undefined : new Date(at)
}

export const servicesIn = (report: string): number =>
  Number(/servicios (\d+)/.exec(report)?.[1] ?? Number.NaN)

/** Of what belongs to something, byte by byte. */
export const wholeFilesIn = (report: string): number =>
  Number(/Archivos +(\d+) completos/.exec(report)?.[1] ?? Number.NaN)
