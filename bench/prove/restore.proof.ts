import { ensurePackages, missingForBackups } from '../../tools/cluster/packages.ts'
import { drill, isNamed, type DrillTold } from '../restore/drill.ts'
import { bar, none, type Figure, type Part, type Planted } from './proof.ts'

const orders = bar(1_000_000, 'PROVE_RESTORE_ORDERS')
const gigabytes = bar(5, 'PROVE_RESTORE_GB')
/** Longer than what may be lost: an archive that is not written would lose all of it. */
const goOn = bar(6, 'PROVE_RESTORE_MINUTES')
/** A photograph from a phone, as it is kept. */
const fileBytes = 1024 ** 2

const figuresOf = ({ backedUpMs, acknowledged, toTheEnd, toTheMinute }: DrillTold): Figure[] => [
  { says: 'services', value: orders.asked, least: orders },
  { says: 'files, GiB', value: gigabytes.asked, least: gigabytes },
  { says: 'minutes that people go on before the machine is gone', value: goOn.asked, least: goOn },
  { says: 'services asked for after the backup', value: acknowledged },
  { says: 'backup of the database and copy of the files', value: backedUpMs / 1_000, unit: 's' },
  { says: 'files brought back', value: toTheEnd.filesMs / 1_000, unit: 's' },
  { says: '`restaurar --verificar`', value: toTheEnd.tookMs / 1_000, unit: 's' },
  {
    says: 'both together',
    value: (toTheEnd.filesMs + toTheEnd.tookMs) / 1_000,
    unit: 's',
    most: bar(15 * 60),
  },
  { says: 'lost of what was acknowledged', value: toTheEnd.lostMs / 1_000, unit: 's', most: bar(5 * 60) },
  none('services missing that were acknowledged before', toTheEnd.missingBefore),
  { says: 'to the minute before the mistake, row by row', value: toTheMinute.tookMs / 1_000, unit: 's' },
  none('tables that are not as they were before it', toTheMinute.differs.length),
]

const plantedOf = ({ mistaken, toTheMinute: { differsAfterOneRow }, tampered }: DrillTold): Planted[] => [
  ...tampered.map((one) => ({
    fault: one.what,
    isFound: isNamed(one),
    told: one.verified.report
      .split('\n')
      .filter((line) => /NO todo|faltan:|cambiados:/.test(line))
      .join('; '),
  })),
  {
    fault: 'one row of the restored database changed by a peso',
    isFound: differsAfterOneRow.length === 1,
    told: differsAfterOneRow.join('; '),
  },
  { fault: 'the mistake itself', isFound: mistaken.length > 0, told: mistaken.join('; ') },
]

export const part: Part = {
  title: 'Restore: a machine that is gone, and a mistake',
  proves:
    'A PostgreSQL of Debian, archived by pgBackRest as `deploy/` says, and the files beside it are copied while people go on; somebody shuts everybody out; later the machine is gone (`bench/restore`). ' +
    '`restaurar --verificar` brings all of it back to the end of what was archived and reads every file; to the minute before the mistake every table is as it was, row by row.',
  run: async () => {
    await ensurePackages(process.getuid?.() === 0, missingForBackups)
    const told = await drill({
      content: {
        world: { orders: orders.asked },
        files: Math.ceil((gigabytes.asked * 1024 ** 3) / fileBytes),
        fileBytes,
      },
      beforeMistakeSeconds: 60,
      afterwardsSeconds: goOn.asked * 60,
    })
    const { toTheEnd, toTheMinute } = told
    return {
      figures: figuresOf(told),
      faults: [
        ...(toTheEnd.isSound ? [] : [`the restored one is not sound: ${toTheEnd.report}`]),
        ...toTheMinute.differs,
      ],
      planted: plantedOf(told),
    }
  },
}
