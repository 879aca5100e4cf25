import { expect, test } from 'vitest'
import { runsPrograms } from './temporary.mjs'

test.each([
  ['one that runs programs', 'tmpfs /dev/shm tmpfs rw,relatime 0 0', true],
  [
    'one that runs none, as in a container',
    'shm /dev/shm tmpfs rw,nosuid,nodev,noexec,size=65536k 0 0',
    false,
  ],
  ['the one mounted over another', 'a /dev/shm tmpfs rw,noexec 0 0\nb /dev/shm tmpfs rw 0 0', true],
  ['none', '/dev/vda / ext4 rw,relatime 0 0', false],
])('a folder in memory: %s', (_, mounts, isTaken) => {
  expect(runsPrograms(mounts)).toBe(isTaken)
})
