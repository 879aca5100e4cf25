/** The product as an installation runs it, with faults made on purpose: a proof that does not see it proves nothing. */
import { compose } from '../../apps/api/src/compose.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { faults, type Fault } from '../pressure/planted.ts'
import { connectionGiven, folderGiven, sayReady } from './process.ts'

const connection = connectionGiven()
const house = await compose({
  config: readConfig({
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '127.0.0.1',
    MAIL_SANDBOX: 'on',
    MOST_WAIT_MS: process.env['BENCH_MOST_WAIT_MS'],
  }),
  connection,
  directConnection: connection,
  dataFolder: folderGiven(),
  publicUrl: 'http://localhost:3000',
  isDemo: false,
})
for (const name of (process.env['BENCH_FAULTS'] ?? '').split(',')) faults[name as Fault](house.app)
await house.listen(0, '127.0.0.1')
sayReady(house.app.server)
process.on('disconnect', () => {
  void house.stop()
})
