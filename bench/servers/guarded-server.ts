/** The product as an installation runs it behind one proxy on the same machine: limits on, forwarding headers believed from there. */
import { compose } from '../../apps/api/src/compose.ts'
import { readConfig } from '../../apps/api/src/config.ts'
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
await house.listen(0, '127.0.0.1')
sayReady(house.app.server)
process.on('disconnect', () => {
  void house.stop()
})
